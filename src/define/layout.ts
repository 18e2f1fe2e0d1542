import type { Known, NamesOf } from './field-names'
import type { AnyFields } from './kinds'
import type { ValueOf } from './values'

type Text<T> = Extract<T, string>
type EveryName<Fields, Work> = Text<keyof Fields> | Text<keyof Known<Work>> | 'createdAt' | 'updatedAt'
type NamesOfBoth<Fields, Work, Kinds> = Text<NamesOf<Fields, Kinds>> | Text<NamesOf<Known<Work>, Kinds>>

/** What stands for a record at the head of its page, and on its card in a list on phones. */
export interface Summary<
  Name extends string,
  Status extends string,
  Amount extends string,
  Image extends string,
> {
  /** The picture of the record. */
  readonly image?: Image
  /** The state or choice shown as a chip; default: the first state field. */
  readonly status?: Status
  /** The most important number. */
  readonly amount?: Amount
  /** Up to four fields, shown in one line. */
  readonly meta?: readonly Name[]
}

/** A group of fields with a heading, on the page and in the form of a record. */
export interface Section<Name extends string> {
  /** The heading in English; default: the name of the section. */
  readonly label?: string
  readonly fields: readonly Name[]
  /** Shown below the fields as the end of a calculation, for example subtotal, discount and total. */
  readonly totals?: readonly Name[]
  /** Beside the main column, where the screen is wide enough. */
  readonly aside?: true
  /** Only part of the page, or only of the form; default: of both. */
  readonly only?: 'page' | 'form'
  /** Closed at first. A form opens a section that has an error. */
  readonly collapsed?: true
}

/** How the page and the form of a record are arranged. Fields that no section names are shown in a last one. */
export interface Layout<Fields extends AnyFields, Work extends AnyFields> {
  readonly summary?: Summary<
    EveryName<Fields, Work>,
    Text<NamesOf<Fields, 'state' | 'choice'>>,
    NamesOfBoth<Fields, Work, 'money' | 'integer' | 'decimal'>,
    Text<NamesOf<Fields, 'image'>>
  >
  readonly sections?: { readonly [section: string]: Section<EveryName<Fields, Work>> }
  /** The form of a new record shows one section at a time. */
  readonly steps?: true
}

export interface AnyLayout {
  readonly summary?: Summary<string, string, string, string>
  readonly sections?: { readonly [section: string]: Section<string> }
  readonly steps?: true
}

type Comparable<F> = F extends { kind: 'choice' | 'state' | 'boolean' | 'integer' } ? ValueOf<F> : never

/**
 * When a field is part of its record: if each named field has one of the values. Otherwise the form does not show it,
 * and the server stores it as empty.
 */
export type ShownWhen<Fields extends AnyFields> = {
  readonly [Name in keyof Fields]?: {
    readonly [Other in Text<NamesOf<Fields, 'choice' | 'state' | 'boolean' | 'integer'>>]?:
      Comparable<Fields[Other]> | readonly Comparable<Fields[Other]>[]
  }
}

export interface AnyShownWhen {
  readonly [field: string]: { readonly [other: string]: unknown } | undefined
}

/** How the records of a resource are shown. */
export interface Arranged<Fields extends AnyFields, Work extends AnyFields> {
  /** How the page and the form of a record are arranged. */
  readonly layout?: Layout<Fields, Work>
  /** When a field is part of its record; it must be optional, a list or a boolean. */
  readonly shownWhen?: ShownWhen<Fields>
}
