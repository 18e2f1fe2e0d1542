import type { Me } from './access'
import type {
  Colored,
  CommonOptions,
  Levelled,
  Referring,
  Searchable,
  Unique,
} from './declaration/common-options'
import type { AnyWhere } from './references/reference-where'
export type { CommonOptions } from './declaration/common-options'

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

/** A series of numbers without gaps, one per year: 'INV-2026-00001'. */
export interface Series {
  readonly prefix: string
  /** The date field whose year is in the number. It never decreases from one number to the next. Default: today. */
  readonly by?: string
}

/** The values that fields of a record must have: a value, one of several, or none (null). */
export type OwnMatch = { readonly [field: string]: string | number | boolean | null | readonly string[] }

/** A move of a state field: from which states, to which one. */
export interface Move<State extends string = string> {
  readonly from: State | readonly State[]
  readonly to: State
  /** The states that the handler may return in place of `to`, for example when a payment pays only a part. */
  readonly mayEndIn?: readonly State[]
  /** From these states it starts only if the record also meets the condition. */
  readonly where?: { readonly [S in State]?: OwnMatch }
  /** Forms ask for confirmation. */
  readonly confirm?: true
  /** What it does, for the confirmation, with values of the record: `{{customer}}`. A sentence with `{{count=0}}` or `{{count>1}}` is there for these values only. */
  readonly help?: string
  /** Cannot be undone, nor can its consequences: a mistake is corrected by another move or another record. */
  readonly final?: true
  /** Its input fields; forms ask for them first. The handler of the move, in the resource hooks, processes them. */
  readonly input?: AnyFields
  /** The system makes this move itself, as soon as the time in that field has come, or the day in it (UTC) is over. */
  readonly due?: { readonly from: State | readonly State[]; readonly at: string }
  readonly label?: string
}

/** The field of each value that is computed from a row, and its function. */
export type RowComputed = {
  readonly [name: string]: readonly [field: AnyField, work: (row: never, record: never) => unknown]
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
      /** The name of a time zone, or a recurrence rule (RFC 5545); each has its own input and display. */
      readonly format?: 'timeZone' | 'recurrence'
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
    /** Screens show bytes as '1.4 MB', percent as '100%', and minutes before something as '1 hour'. */
    readonly unit?: 'bytes' | 'percent' | 'minutesBefore'
    /** Forms offer these values; others can be typed. */
    readonly presets?: readonly number[]
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
  /** `max`: days that have not begun in any time zone are refused. */
  date: { readonly default?: 'today'; readonly max?: 'today' }
  datetime: {
    readonly default?: 'now'
    /** The boolean field that makes it a whole day: midnight UTC, the same day in every time zone. */
    readonly wholeDay?: string
  }
  choice: Levelled & {
    readonly options: readonly string[]
    readonly default?: string
    /** Its options are the names of all declared resources, or of all verbs that change their records. */
    readonly of?: 'resources' | 'verbs'
    /** The label of an option, if it cannot be derived from its name. */
    readonly labels?: Readonly<Record<string, string>>
    /** Its options are names of hues (`hues`), which are shown beside them. */
    readonly swatches?: true
  }
  choices: { readonly options: readonly string[]; readonly min?: number }
  tags: Searchable & Colored & { readonly max?: number }
  ref: Referring & {
    readonly to: string
    /** Only records that meet these conditions can be chosen; values of this record may be part of them. */
    readonly where?: AnyWhere
    /** If the other record is deleted, this one is deleted and restored with it. */
    readonly whenDeleted?: 'delete'
    /** If the other record goes to the trash, this one is trashed and restored with it. */
    readonly onTrash?: 'cascade'
    /** The user who creates the record, if no other is given. */
    readonly default?: Me
  }
  refs: Referring & { readonly to: string; readonly min?: number; readonly where?: AnyWhere }
  listOf: {
    readonly fields: AnyFields
    readonly min?: number
    readonly max?: number
    /** Shown in the last columns, not stored: they follow from the row and its record. Forms omit the read-only ones. */
    readonly computed?: RowComputed
  }
  money: {
    readonly min?: number
    readonly max?: number
    readonly default?: number
    /** The currency field of the amount, if there are several. */
    readonly currency?: string
  }
  /** `from`: in the form of a new record, the reference to a record whose field of the same name fills it. */
  currency: { readonly options?: readonly string[]; readonly default?: string; readonly from?: string }
  email: Searchable & Unique
  url: {}
  phone: Searchable
  color: { readonly default?: string }
  country: { readonly default?: string }
  rank: {}
  file: {}
  /** Cropped when chosen: 'round' to a square shown as a circle, as of people; a number to that width by height. */
  image: { readonly crop?: 'round' | number }
  /** `fieldsOf`: the field with the name of the resource whose fields the value names, such as the columns of a list. */
  json: { readonly fieldsOf?: string }
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
