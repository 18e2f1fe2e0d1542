import type { LaneKind } from './board'
import type { Facet, facetKinds } from '../lists/facet'
import type { Known, NamesOf } from '../declaration/field-names'
import type { AnyFields } from '../kinds'
import type { ValueOf } from '../values'

type Text<T> = Extract<T, string>

/** The views of a list beside its table. */
export interface DeclaredViews<Fields extends AnyFields, Work extends AnyFields> {
  /**
   * A board with columns for the states, the options, or the records that a field refers to, in the order of their
   * rank. Cards are sorted by their rank, else like the list.
   */
  readonly board?: {
    readonly by: Text<NamesOf<Fields, 'state' | 'choice' | 'ref'>>
    readonly rank?: Text<NamesOf<Fields, 'rank'>>
    /** The field of a column's record that holds the most cards it should have. */
    readonly limit?: string
    /** The boolean field of a column's record that says that cards beyond its limit are refused. */
    readonly strict?: string
    /** The reference of a column's record to the board that it is on, where there are several boards. */
    readonly within?: string
    /** Only columns whose records meet these conditions are shown, for instance those that are not archived. */
    readonly columns?: { readonly [field: string]: string | readonly string[] }
    /**
     * The fields by whose values users may group the cards in lanes; the board needs a rank. A card with several values
     * is in the lane of the first one.
     */
    readonly lanes?: readonly Text<NamesOf<Fields, LaneKind>>[]
    /** The boolean field of templates: they are not on the board, and new cards can be copies of them. */
    readonly template?: Text<NamesOf<Fields, 'boolean'>>
    /** The day by which a card is to be finished: cards show whether it is over, today or soon. */
    readonly due?: Text<NamesOf<Fields, 'date'>>
    /** The boolean field of a column's record that says that its cards are finished work. */
    readonly finished?: string
    /** The picture at the top of a card. */
    readonly cover?: Text<NamesOf<Fields, 'image'>>
    /** The fields below a card's title; default: the first columns. */
    readonly facts?: readonly (Text<keyof Fields> | Text<keyof Known<Work>> | 'createdAt' | 'updatedAt')[]
    /** The board shows only these records, unless the user filters by that field. */
    readonly where?: {
      readonly [Name in NamesOf<Fields, 'state' | 'choice'>]?:
        ValueOf<Fields[Name]> | readonly ValueOf<Fields[Name]>[]
    }
  }
  /** Shows records by date. Only the visible range is read, by `start` and `end`, which need filters. */
  readonly calendar?: {
    readonly start: Text<NamesOf<Fields, 'date' | 'datetime'>>
    readonly end?: Text<NamesOf<Fields, 'date' | 'datetime'>>
    /** The field that marks an event as lasting whole days. */
    readonly allDay?: Text<NamesOf<Fields, 'boolean'>>
    /** The field for its colour: a colour, or a choice or state with one colour per option. */
    readonly color?: Text<NamesOf<Fields, 'color' | 'choice' | 'state'>>
    /** The field for the time zone in which it repeats, an IANA name. */
    readonly timezone?: Text<NamesOf<Fields, 'text'>>
    /** The field for its recurrence rule (RFC 5545); it needs a filter, and `series`. */
    readonly recurrence?: Text<NamesOf<Fields, 'text'>>
    /** The fields for exceptions to the rule: those of a series, and those of a record that replaces one occurrence. */
    readonly series?: {
      /** The starts at which the rule does not apply (EXDATE): a list of `start`, read-only. */
      readonly excluded: Text<NamesOf<Fields, 'listOf'>>
      /** Further starts (RDATE): a list of `start`. */
      readonly added: Text<NamesOf<Fields, 'listOf'>>
      /** The series of a record that replaces one of its occurrences. */
      readonly master: Text<NamesOf<Fields, 'ref'>>
      /** The start of the occurrence that a record replaces (RECURRENCE-ID). */
      readonly originalStart: Text<NamesOf<Fields, 'datetime'>>
    }
    /** The field for the calendar that it belongs to, a record with a `color`. */
    readonly calendar?: Text<NamesOf<Fields, 'ref'>>
    /**
     * The reference to what a record has to itself while it lasts, such as a room: records that refer to the same do
     * not overlap, nor do their occurrences. It needs a filter, and an end.
     */
    readonly exclusive?: Text<NamesOf<Fields, 'ref'>>
    /** The fields for invitations (RFC 5546): whoever is invited is notified and may answer. */
    readonly invitations?: {
      /** The user who invites. */
      readonly organizer: Text<NamesOf<Fields, 'ref'>>
      /** The users who are invited. */
      readonly attendees: Text<NamesOf<Fields, 'refs'>>
      /** Invited people without an account: a list of `email` and `name`. */
      readonly guests: Text<NamesOf<Fields, 'listOf'>>
      /** What they answered: a read-only list of `invitee`, `answer`, `at` and `occurrence`. */
      readonly answers: Text<NamesOf<Fields, 'listOf'>>
      /** The address of an organizer elsewhere, read-only. */
      readonly from: Text<NamesOf<Fields, 'text'>>
      /** The identifier in other programs (UID), read-only. */
      readonly uid: Text<NamesOf<Fields, 'text'>>
      /** The revision of the invitation (SEQUENCE), read-only. */
      readonly sequence: Text<NamesOf<Fields, 'integer'>>
    }
    /** The field for when to remind of it: a list of `minutes` before the start, and `by`, notification or mail. */
    readonly reminders?: Text<NamesOf<Fields, 'listOf'>>
    readonly location?: Text<NamesOf<Fields, 'text'>>
    readonly description?: Text<NamesOf<Fields, 'text'>>
    /** The choice of who may see it, with its options for private and public events (CLASS). */
    readonly visibility?: {
      readonly field: Text<NamesOf<Fields, 'choice'>>
      readonly private: string
      readonly public: string
    }
    /** The field of a calendar with the address from which its events are read, if it is subscribed to. */
    readonly source?: string
    /** Where iCalendar is also exchanged: with `/import`, `/export` and `/feed/{secret}.ics` behind it. */
    readonly exchange?: `/api/${string}`
  }
  /** Cards with a picture, the title and two facts; default: the first columns. */
  readonly gallery?: {
    readonly image: Text<NamesOf<Fields, 'image'>>
    readonly facts?: readonly (Text<keyof Fields> | Text<keyof Known<Work>> | 'createdAt' | 'updatedAt')[]
    /** The values of the records that it shows; default: every record. Each needs a filter. */
    readonly where?: {
      readonly [Name in Text<NamesOf<Fields, 'state' | 'choice' | 'boolean'>>]?: string | boolean
    }
    /**
     * Makes the cards a catalogue, as of a shop: filters with numbers of records in a panel, and none of the tools for
     * changing many records. Each needs a filter.
     */
    readonly facets?: {
      readonly [
        Name in
          | Text<NamesOf<Fields, (typeof facetKinds)[number]>>
          | Text<NamesOf<Known<Work>, (typeof facetKinds)[number]>>
      ]?: Facet
    }
    /** The orders that a catalogue offers, by their labels in English; the first one is the default. */
    readonly orders?: { readonly [sort: string]: string }
  }
}
