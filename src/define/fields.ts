import type { AnyField, AnyFields, CommonOptions, FieldOf, Kind, KindOptions, Move, OwnMatch } from './kinds'
import type { Values } from './parsing/parse'
import type { ReservedVerb } from './access'
import type { ValuesOf } from './values'

type Options<K extends Kind> = CommonOptions & KindOptions[K]
/** A type error for options that the kind does not have, which a generic parameter would accept. */
export type Exactly<Given, Known> = Given & { readonly [Unknown in Exclude<keyof Given, keyof Known>]: never }
/** Not inferred from the context of the field, which only requires some field. */
type Made<K extends Kind, Given> = { readonly kind: K } & Readonly<NoInfer<Given>>

/** Gives a field the type of exactly the options passed; TypeScript cannot follow the spread of generic options. */
const made = <K extends Kind, Given>(field: object) => field as Made<K, Given>

const plain =
  <K extends Kind>(kind: K) =>
  <const Given extends Partial<Options<K>> = {}>(options?: Exactly<Given, Options<K>>): Made<K, Given> =>
    made<K, Given>({ kind, ...options })

/** One line of text, or several with `lines`; trimmed, at most `max` characters (255, or 10,000 with `lines`). */
export const text = plain('text')
/** Formatted text as sanitised HTML. */
export const richText = plain('richText')
/** A whole number within ±2^53. */
export const integer = plain('integer')
/** A number with `scale` digits after the point (2), 15 digits at most, so that it survives JSON exactly. */
export const decimal = plain('decimal')
export const boolean = plain('boolean')
/** A calendar day, 'YYYY-MM-DD', the same in every zone. */
export const date = plain('date')
/** An instant, ISO 8601 in UTC with milliseconds. */
export const datetime = plain('datetime')
/** Free words without duplicates; the order has no meaning. */
export const tags = plain('tags')
/** An amount in minor units of the currency field beside it (`1999` with EUR is 19.99). */
export const money = plain('money')
/** An ISO 4217 code. */
export const currency = plain('currency')
export const email = plain('email')
/** An http or https address. */
export const url = plain('url')
/** A number in international form, '+4930123456'. */
export const phone = plain('phone')
/** '#rrggbb'. */
export const color = plain('color')
/** An ISO 3166-1 alpha-2 code. */
export const country = plain('country')
/** A rank: a fractional index. If none is sent, the server puts the record last. */
export const rank = plain('rank')
/** A reference to a file: a path of this origin or an https address. */
export const file = plain('file')
/** A reference to a picture: a path of this origin or an https address. */
export const image = plain('image')
/** Any JSON value. */
export const json = plain('json')

type ChoiceOptions<Option extends string> = CommonOptions & {
  readonly default?: Option
  readonly of?: 'resources' | 'verbs'
  readonly labels?: { readonly [Word in Option]?: string }
  readonly swatches?: true
  readonly levels?: true
}

/** One of several options. */
export const choice = <const Option extends string, const Given extends ChoiceOptions<NoInfer<Option>> = {}>(
  options: readonly Option[],
  more?: Exactly<Given, ChoiceOptions<Option>>,
) => made<'choice', Given & { options: readonly Option[] }>({ kind: 'choice', options, ...more })

/** Any of several options, without duplicates. */
export const choices = <
  const Option extends string,
  const Given extends CommonOptions & { min?: number } = {},
>(
  options: readonly Option[],
  more?: Exactly<Given, CommonOptions & { min?: number }>,
) => made<'choices', Given & { options: readonly Option[] }>({ kind: 'choices', options, ...more })

type RefOptions = CommonOptions &
  Pick<KindOptions['ref'], 'whenDeleted' | 'onTrash' | 'default' | 'where' | 'notifies' | 'titled' | 'among'>

/**
 * The id of a record of another resource. That record cannot be deleted for good while it is referred to, unless
 * `whenDeleted: 'delete'` deletes this record with it. With `onTrash: 'cascade'` this record is trashed and restored
 * with it. `where` says which records can be chosen.
 */
export const ref = <const To extends string, const Given extends RefOptions = {}>(
  to: To,
  options?: Exactly<Given, RefOptions>,
) => made<'ref', Given & { to: To }>({ kind: 'ref', to, ...options })

type RefsOptions = CommonOptions &
  Pick<KindOptions['refs'], 'min' | 'where' | 'notifies' | 'titled' | 'among'>

/** The ids of several records of another resource. */
export const refs = <const To extends string, const Given extends RefsOptions = {}>(
  to: To,
  options?: Exactly<Given, RefsOptions>,
) => made<'refs', Given & { to: To }>({ kind: 'refs', to, ...options })

type ListOptions<Fields extends AnyFields> = CommonOptions & {
  readonly min?: number
  readonly max?: number
  readonly computed?: {
    readonly [name: string]: readonly [
      field: AnyField,
      work: (row: ValuesOf<NoInfer<Fields>>, record: never) => unknown,
    ]
  }
}

/** Rows inside the record, saved together with it. */
export const listOf = <const Fields extends AnyFields, const Given extends ListOptions<Fields> = {}>(
  fields: Fields,
  options?: Exactly<Given, ListOptions<Fields>>,
) => made<'listOf', Given & { fields: Fields }>({ kind: 'listOf', fields, ...options })

type StateOptions = Omit<CommonOptions, 'optional' | 'readOnly' | 'writableBy'>
type MovesOf<State extends string> = { readonly [move: string]: Move<State> }
type NotReserved = { readonly [Verb in ReservedVerb]?: never }

/** A state: begins with the first one and changes only by its moves, each a verb of its own. */
export const state = <
  const State extends string,
  const Moves extends MovesOf<NoInfer<State>>,
  const Given extends StateOptions = {},
>(
  states: readonly State[],
  moves: Moves & NotReserved,
  options?: Exactly<Given, StateOptions>,
) =>
  made<'state', Given & { states: readonly State[]; moves: Moves }>({
    kind: 'state',
    states,
    moves,
    ...options,
  })

/** The states a move may start from. */
export const statesBefore = (move: Move): readonly string[] =>
  typeof move.from === 'string' ? [move.from] : move.from

/** Whether a move can start from the current values of a record. */
export function startsFrom({ field, move }: MoveOfField, record: Values): boolean {
  const state = String(record[field])
  const where = Object.hasOwn(move.where ?? {}, state) ? move.where?.[state] : undefined
  return statesBefore(move).includes(state) && meets(record, where ?? {})
}
interface MoveOfField {
  readonly field: string
  readonly move: Move
}

const meets = (record: Values, match: OwnMatch): boolean =>
  Object.entries(match).every(([name, wanted]) =>
    [wanted].flat().includes((record[name] ?? null) as string | number | null),
  )

export type AnyState = FieldOf<'state'>
