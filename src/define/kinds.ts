import type { Me, Role, ReadableBy } from './access'

export const kinds = [
  'text',
  'richText',
  'integer',
  'decimal',
  'boolean',
  'date',
  'datetime',
  'choice',
  'choices',
  'tags',
  'ref',
  'refs',
  'listOf',
  'money',
  'currency',
  'email',
  'url',
  'phone',
  'color',
  'country',
  'rank',
  'file',
  'image',
  'json',
  'state',
] as const
export type Kind = (typeof kinds)[number]

/** What any field may say of itself. */
export interface CommonOptions {
  /** English label where the field's name does not say it. */
  readonly label?: string
  /** One English sentence beneath the input. */
  readonly help?: string
  /** The name that it had before: its values and its history are kept under this one. */
  readonly formerly?: string
  /** May be left empty; the value is then null. */
  readonly optional?: true
  /** Set by the server alone: never accepted from a form or a call. */
  readonly readOnly?: true
  /**
   * The roles to which the field exists at all; for everybody else it is neither shown, sorted, filtered nor documented.
   * By role: in every record, or only in those that meet a match; in the others its value is hidden.
   */
  readonly readableBy?: ReadableBy
  /** Nobody reads its value in passing: it is hidden until somebody who may see it asks for it, which the ledger keeps. */
  readonly personal?: true
  /** So many characters at the end of a hidden value are shown all the same. */
  readonly mask?: number
  /** The roles that may set it, among those who may write the record. */
  readonly writableBy?: readonly Role[]
}

interface Searchable {
  /** Found by the quick search. */
  readonly search?: true
}
interface Unique {
  /** No two records share it. */
  readonly unique?: true
}

/** A series of numbers without a gap, one for each year: 'INV-2026-00001'. */
export interface Series {
  readonly prefix: string
  /** The date field whose year is in the number, and which never goes back from one number to the next; else today. */
  readonly by?: string
}

/** What fields of a record must hold: a value, one of several, or nothing (null). */
export type OwnMatch = { readonly [field: string]: string | boolean | null | readonly string[] }

/** A move of a state: from which states, to which one. */
export interface Move<State extends string = string> {
  readonly from: State | readonly State[]
  readonly to: State
  /** From these states it starts only where the record meets the match as well. */
  readonly where?: { readonly [S in State]?: OwnMatch }
  /** Ask before it is done. */
  readonly confirm?: true
  /** It cannot be undone, nor can what followed from it: a mistake is corrected by another move or another record. */
  readonly final?: true
  /** What it takes; forms ask for it before it is done. The move's handler in the server half says what becomes of it. */
  readonly input?: AnyFields
  /** The program does it by itself, from this state, once the moment in that field has come. */
  readonly due?: { readonly from: State; readonly at: string }
  readonly label?: string
}

/** What each kind may say beside the common options. */
export interface KindOptions {
  text: Searchable &
    Unique & {
      readonly min?: number
      readonly max?: number
      readonly lines?: number
      readonly default?: string
      /** Filled by the server with a unique slug of that field; an old slug keeps leading here. */
      readonly slugOf?: string
      /** It is the id of a record of the resource that the field of this name names. */
      readonly recordOf?: string
      /** Its value is the next number of a series: a record that has one is never deleted. */
      readonly series?: Series
      /** A password: kept to the letter, hidden while typed, never shown. */
      readonly secret?: true
    }
  richText: Searchable & { readonly max?: number; readonly default?: string }
  integer: Unique & {
    readonly min?: number
    readonly max?: number
    readonly default?: number
    /** One to five, shown and chosen as stars. */
    readonly stars?: true
    /** Lists show beside the number how near it is to this one, which is plenty. */
    readonly bar?: number
  }
  decimal: {
    readonly scale?: number
    readonly min?: number
    readonly max?: number
    readonly default?: number
    /** Up to five, shown as stars. */
    readonly stars?: true
  }
  boolean: { readonly default?: boolean }
  date: { readonly default?: 'today' }
  datetime: {
    readonly default?: 'now'
    /** The boolean field that makes it a whole day: it is then midnight in UTC, and the same day in every zone. */
    readonly wholeDay?: string
  }
  choice: {
    readonly options: readonly string[]
    readonly default?: string
    /** Its options are the names of all declared resources, or of all that can be done to their records. */
    readonly of?: 'resources' | 'verbs'
    /** What an option is called where its own word does not say it. */
    readonly labels?: Readonly<Record<string, string>>
  }
  choices: { readonly options: readonly string[]; readonly min?: number }
  tags: Searchable & { readonly max?: number }
  ref: {
    readonly to: string
    /** What becomes of this record when the other one is deleted: it goes too, and comes back with it. */
    readonly whenDeleted?: 'delete'
    /** That this record goes to the trash together with the other one, and comes back with it. */
    readonly onTrash?: 'cascade'
    /** Whoever makes the record, where nobody else is named. */
    readonly default?: Me
  }
  refs: { readonly to: string; readonly min?: number }
  listOf: { readonly fields: AnyFields; readonly min?: number; readonly max?: number }
  money: {
    readonly min?: number
    readonly max?: number
    readonly default?: number
    /** The currency field beside it, where there are several. */
    readonly currency?: string
  }
  currency: { readonly options?: readonly string[]; readonly default?: string }
  email: Searchable & Unique
  url: {}
  phone: Searchable
  color: { readonly default?: string }
  country: { readonly default?: string }
  rank: {}
  file: {}
  image: {}
  json: {}
  state: { readonly states: readonly string[]; readonly moves: { readonly [move: string]: Move } }
}

export type FieldOf<K extends Kind> = { readonly kind: K } & CommonOptions & KindOptions[K]
export type AnyField = { [K in Kind]: FieldOf<K> }[Kind]
export type AnyFields = { readonly [name: string]: AnyField }

/** One entry for every kind; adding a kind breaks every such map until it answers. */
export type KindMap<Result, Extra extends unknown[] = []> = {
  readonly [K in Kind]: (field: FieldOf<K>, ...extra: Extra) => Result
}

/** Reads a total map at a field's kind. */
export function byKind<Result, Extra extends unknown[]>(
  map: KindMap<Result, Extra>,
  field: AnyField,
  ...extra: Extra
): Result {
  const entry = map[field.kind] as (field: AnyField, ...extra: Extra) => Result
  return entry(field, ...extra)
}
