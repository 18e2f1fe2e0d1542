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

/** The options that every field may have. */
export interface CommonOptions {
  /** English label, if it cannot be derived from the field's name. */
  readonly label?: string
  /** Help text in English below the input; one sentence. */
  readonly help?: string
  /** The former name of the field, under which older values and history entries are stored. */
  readonly formerly?: string
  /** May be empty; the value is then null. */
  readonly optional?: true
  /** Set by the server only; never accepted from a form or a request. */
  readonly readOnly?: true
  /**
   * The roles that may read the field; for other roles it is not shown, sorted, filtered or documented.
   * By role: `true` for every record, or conditions; in records that meet none of them the value is hidden.
   */
  readonly readableBy?: ReadableBy
  /** Hidden until a reader with access asks to reveal the value, which the change log records. */
  readonly personal?: true
  /** How many characters at the end of a hidden value are shown. */
  readonly mask?: number
  /** The roles that may set the field, among those that may write the record. */
  readonly writableBy?: readonly Role[]
}

interface Searchable {
  /** Found by quick search. */
  readonly search?: true
}
interface Unique {
  /** No two records have the same value. */
  readonly unique?: true
}

/** A series of numbers without gaps, one per year: 'INV-2026-00001'. */
export interface Series {
  readonly prefix: string
  /**
   * The date field whose year is in the number. It must never decrease from one number to the next. Default: today.
   */
  readonly by?: string
}

/** The values that fields of a record must have: a value, one of several, or none (null). */
export type OwnMatch = { readonly [field: string]: string | boolean | null | readonly string[] }

/** A move of a state field: from which states, to which one. */
export interface Move<State extends string = string> {
  readonly from: State | readonly State[]
  readonly to: State
  /** From these states it starts only if the record also meets the condition. */
  readonly where?: { readonly [S in State]?: OwnMatch }
  /** Forms ask for confirmation. */
  readonly confirm?: true
  /** Cannot be undone, nor can its consequences: a mistake is corrected by another move or another record. */
  readonly final?: true
  /** Its input fields; forms ask for them first. The handler of the move, in the resource hooks, processes them. */
  readonly input?: AnyFields
  /** The system makes this move itself, from this state, as soon as the time in that field has come. */
  readonly due?: { readonly from: State; readonly at: string }
  readonly label?: string
}

/** The options of each kind besides the common ones. */
export interface KindOptions {
  text: Searchable &
    Unique & {
      readonly min?: number
      readonly max?: number
      readonly lines?: number
      readonly default?: string
      /** The server fills it with a unique slug of that field; older slugs continue to find the record. */
      readonly slugOf?: string
      /** The id of a record; the field of this name holds the name of its resource. */
      readonly recordOf?: string
      /** The server sets it to the next number of a series; a record that has one is never deleted. */
      readonly series?: Series
      /** A password: not trimmed, hidden while typed, never shown. */
      readonly secret?: true
    }
  richText: Searchable & { readonly max?: number; readonly default?: string }
  integer: Unique & {
    readonly min?: number
    readonly max?: number
    readonly default?: number
    /** One to five, shown and entered as stars. */
    readonly stars?: true
    /** Lists show a bar beside the number; at this value the bar is full. */
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
    /**
     * The boolean field that makes it a whole day: the value is then midnight UTC, the same day in every time zone.
     */
    readonly wholeDay?: string
  }
  choice: {
    readonly options: readonly string[]
    readonly default?: string
    /** Its options are the names of all declared resources, or of all verbs that change their records. */
    readonly of?: 'resources' | 'verbs'
    /** The label of an option, if it cannot be derived from its name. */
    readonly labels?: Readonly<Record<string, string>>
  }
  choices: { readonly options: readonly string[]; readonly min?: number }
  tags: Searchable & { readonly max?: number }
  ref: {
    readonly to: string
    /** If the other record is deleted, this one is deleted and restored with it. */
    readonly whenDeleted?: 'delete'
    /** If the other record goes to the trash, this one is trashed and restored with it. */
    readonly onTrash?: 'cascade'
    /** The user who creates the record, if no other is given. */
    readonly default?: Me
  }
  refs: { readonly to: string; readonly min?: number }
  listOf: { readonly fields: AnyFields; readonly min?: number; readonly max?: number }
  money: {
    readonly min?: number
    readonly max?: number
    readonly default?: number
    /** The currency field of the amount, if there are several. */
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

/** One entry for every kind; a new kind makes every such map fail to compile until it has an entry. */
export type KindMap<Result, Extra extends unknown[] = []> = {
  readonly [K in Kind]: (field: FieldOf<K>, ...extra: Extra) => Result
}

/** Calls the entry for a field's kind. */
export function byKind<Result, Extra extends unknown[]>(
  map: KindMap<Result, Extra>,
  field: AnyField,
  ...extra: Extra
): Result {
  const entry = map[field.kind] as (field: AnyField, ...extra: Extra) => Result
  return entry(field, ...extra)
}
