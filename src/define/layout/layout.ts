import type { Role } from '../access'
import type { Known, NamesOf } from '../declaration/field-names'
import type { AnyFields } from '../kinds'
import type { AnyDocument, DocumentLayout } from './document-layout'
import type { ShownWhen } from './shown-when'

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

/** What a card in a list on phones shows besides the title; default: what the summary says. */
export type Compact<Name extends string, Status extends string, Amount extends string> = Pick<
  Summary<Name, Status, Amount, never>,
  'status' | 'amount' | 'meta'
>

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
  /** On a page with tabs: a tab of its own. */
  readonly tab?: true
}

/** A page for those who choose a record instead of managing it, such as the buyers of a product. */
export interface Presentation<Name extends string> {
  readonly for: readonly Role[]
  /** The fields that the page shows below its custom part, if they are filled in. */
  readonly fields: readonly Name[]
}

/** How the page and the form of a record are arranged. Fields that no section names are shown in a last one. */
export interface Layout<Fields extends AnyFields, Work extends AnyFields> {
  readonly summary?: Summary<
    EveryName<Fields, Work>,
    Text<NamesOf<Fields, 'state' | 'choice'>>,
    NamesOfBoth<Fields, Work, 'money' | 'integer' | 'decimal'>,
    Text<NamesOf<Fields, 'image'>>
  >
  /** The card of a record in lists on phones. It shows only columns of the list. */
  readonly compact?: Compact<
    EveryName<Fields, Work>,
    Text<NamesOf<Fields, 'state' | 'choice'>>,
    NamesOfBoth<Fields, Work, 'money' | 'integer' | 'decimal'>
  >
  readonly sections?: { readonly [section: string]: Section<EveryName<Fields, Work>> }
  /** Fields that a custom part of the page shows; the sections of the page leave them out. */
  readonly shownByPart?: readonly EveryName<Fields, Work>[]
  /** For these roles the page has only its custom parts and these fields. */
  readonly presentation?: Presentation<EveryName<Fields, Work>>
  /** Fields that the page shows only where another one is filled in and not zero. */
  readonly shownWith?: { readonly [Name in EveryName<Fields, Work>]?: EveryName<Fields, Work> }
  /** The related resources whose records are beside the main column, instead of in it. */
  readonly relatedAside?: readonly string[]
  /** The related resources with a calendar whose records are listed with their times, and upcoming ones first. */
  readonly relatedByTime?: readonly string[]
  /** The form of a new record shows one section at a time. */
  readonly steps?: true
  /** The page shows related records and the history in tabs beside the details. */
  readonly tabs?: true
  /** `false`: the page also shows empty fields. By default they are shown on request. */
  readonly hideEmpty?: false
  /** The record has a printable page. */
  readonly document?: DocumentLayout<
    EveryName<Fields, Work>,
    Text<NamesOf<Fields, 'ref'>>,
    Text<NamesOf<Fields, 'listOf'>>
  >
}

export interface AnyLayout {
  readonly summary?: Summary<string, string, string, string>
  readonly compact?: Compact<string, string, string>
  readonly sections?: { readonly [section: string]: Section<string> }
  readonly shownByPart?: readonly string[]
  readonly presentation?: Presentation<string>
  readonly shownWith?: { readonly [name: string]: string | undefined }
  readonly relatedAside?: readonly string[]
  readonly relatedByTime?: readonly string[]
  readonly steps?: true
  readonly tabs?: true
  readonly hideEmpty?: false
  readonly document?: AnyDocument
}

/** How the records of a resource are shown. */
export interface Arranged<Fields extends AnyFields, Work extends AnyFields> {
  /** How the page and the form of a record are arranged. */
  readonly layout?: Layout<Fields, Work>
  /** When a field is part of its record; it must be optional, a list or a boolean. */
  readonly shownWhen?: ShownWhen<Fields>
}
