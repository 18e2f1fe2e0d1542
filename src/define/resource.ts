import type { PlainVerb, ReservedVerb } from './access'
import type { AreaIcon } from './area-icons'
import type { Action, AnyResource, filterKinds, Queued, sortKinds } from './any-resource'
import type { Access } from './declared-access'
import type { AnyFields } from './kinds'
import type { Known, MoneyHasCurrency, NamesOf } from './field-names'
import type { InputValues, RecordMeta, ValueOf, ValuesOf } from './values'
import type { OwnCall, OwnCalls, Wire } from './wire'
import type { Trashing } from './trashing'
export type { Action, AnyResource } from './any-resource'

type Text<T> = Extract<T, string>
/** Values that are worked out from the others: by the server before saving, by the form while typing. */
type Computed<Work, Values> = {
  readonly [Name in keyof Work]: readonly [field: Work[Name], work: (values: Values) => ValueOf<Work[Name]>]
}

type MoveNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'state'; moves: infer Moves } ? keyof Moves : never
}[keyof Fields]

/** Refuses what an action or a call cannot say, which an inferred type would let pass. */
type EachKnows<Several, Known extends PropertyKey> = {
  readonly [Name in keyof Several]: { readonly [Unknown in Exclude<keyof Several[Name], Known>]: never }
}

type NotTaken = { readonly [Name in keyof RecordMeta | 'deletedAt' | 'search']?: never }

type Names<Fields, Work, Kinds> = Text<NamesOf<Fields, Kinds>> | Text<NamesOf<Known<Work>, Kinds>>
type SortName<Fields, Work> = Names<Fields, Work, (typeof sortKinds)[number]> | 'createdAt' | 'updatedAt'
type FilterName<Fields, Work> = Names<Fields, Work, (typeof filterKinds)[number]> | 'createdAt' | 'updatedAt'
type Signed<Name extends string> = Name | `-${Name}`

export interface Declaration<
  Fields extends AnyFields,
  Work extends AnyFields,
  Actions extends { readonly [name: string]: Action },
  Calls extends OwnCalls = {},
>
  extends Trashing, Queued<Text<NamesOf<Fields, 'integer'>>, Text<NamesOf<Fields, 'choice' | 'state'>>> {
  /** The reference to the record on whose screen this one is shown: a search leads there, with `?record=` and its id. */
  readonly shownIn?: Text<NamesOf<Fields, 'ref'>>
  /** Singular and plural, in English. */
  readonly label: readonly [one: string, many: string]
  readonly icon?: AreaIcon
  /** The group of the menu; left out, the resource is in no menu. */
  readonly menu?: string
  readonly fields: Fields & MoneyHasCurrency<Fields> & NotTaken
  readonly computed?: Computed<Work, ValuesOf<Fields>> & MoneyHasCurrency<Fields, Work> & NotTaken
  /** The field by which people call a record. */
  readonly title: Names<Fields, Work, 'text' | 'email'>
  /** The unique field that stands for the id in addresses of the browser. */
  readonly key?: Text<NamesOf<Fields, 'text'>>
  readonly columns: readonly (Text<keyof Fields> | Text<keyof Known<Work>> | 'createdAt' | 'updatedAt')[]
  /** What a list can be narrowed by; each gets its index. */
  readonly filters?: readonly FilterName<Fields, Work>[]
  /** What a list can be ordered by; each gets its index. Left out: every column of a kind that has an order. */
  readonly sorts?: readonly SortName<Fields, Work>[]
  /** How a list is ordered at first. */
  readonly sort?: Signed<SortName<Fields, Work>>
  /** The states or choices that stand above the list, each with how many records it has; they need a filter. */
  readonly tabs?: Text<NamesOf<Fields, 'state' | 'choice'>>
  readonly views?: {
    /**
     * Columns of cards: the states, the choices, or the records that a field refers to, in the order of their own rank.
     * Cards stand in the order of their rank, else as the list is sorted.
     */
    readonly board?: {
      readonly by: Text<NamesOf<Fields, 'state' | 'choice' | 'ref'>>
      readonly rank?: Text<NamesOf<Fields, 'rank'>>
      /** The field of a column's record that says how many cards it should hold at most. */
      readonly limit?: string
      /** What a card tells beneath its title; left out, the first of the columns. */
      readonly facts?: readonly (Text<keyof Fields> | Text<keyof Known<Work>> | 'createdAt' | 'updatedAt')[]
      /** Only these records are on the board, unless the user narrows it by that field. */
      readonly where?: {
        readonly [Name in NamesOf<Fields, 'state' | 'choice'>]?:
          ValueOf<Fields[Name]> | readonly ValueOf<Fields[Name]>[]
      }
    }
    /** Each record on its days: the range on screen is read, by `start` and `end`, which need filters. */
    readonly calendar?: {
      readonly start: Text<NamesOf<Fields, 'date' | 'datetime'>>
      readonly end?: Text<NamesOf<Fields, 'date' | 'datetime'>>
      /** Says that it lasts whole days. */
      readonly allDay?: Text<NamesOf<Fields, 'boolean'>>
      /** Its colour: a colour, or one for each word of a choice or a state. */
      readonly color?: Text<NamesOf<Fields, 'color' | 'choice' | 'state'>>
      /** The zone in which it repeats, as IANA calls it. */
      readonly timezone?: Text<NamesOf<Fields, 'text'>>
      /** How it repeats, by RFC 5545; it needs a filter, too. */
      readonly recurrence?: Text<NamesOf<Fields, 'text'>>
    }
    /** Cards with a picture, the title and two facts: those of the columns that come first, unless it says otherwise. */
    readonly gallery?: {
      readonly image: Text<NamesOf<Fields, 'image'>>
      readonly facts?: readonly (Text<keyof Fields> | Text<keyof Known<Work>> | 'createdAt' | 'updatedAt')[]
    }
  }
  readonly actions?: Actions &
    EachKnows<Actions, keyof Action> & { readonly [Verb in ReservedVerb | Text<MoveNames<Fields>>]?: never }
  readonly access: Access<Fields, PlainVerb | Text<MoveNames<Fields>> | Text<keyof Actions>>
  readonly wire?: Wire<Text<keyof Fields>, Calls> & { readonly own?: EachKnows<Calls, keyof OwnCall> }
  /**
   * What a record has to itself: no two of them have the same `by` at the same time. Days end with the night, so that one
   * may begin on the day on which another one ends; what begins and ends on one day has that day.
   */
  readonly exclusive?: {
    readonly by: Text<NamesOf<Fields, 'text' | 'ref' | 'choice'>>
    readonly from: Text<NamesOf<Fields, 'date' | 'datetime'>>
    readonly to: Text<NamesOf<Fields, 'date' | 'datetime'>>
    /** Those that stand so have nothing, as what was cancelled. */
    readonly unless?: {
      readonly [Name in NamesOf<Fields, 'state' | 'choice'>]?: readonly ValueOf<Fields[Name]>[]
    }
  }
  /**
   * Its records are what the program keeps of itself. Those of the `ledger` are its entries, and written by nobody; a table
   * that the `program` has anyway is written by it alone, and by the resource's moves.
   */
  readonly managedBy?: 'changeLog' | 'system'
  /** Only users with their own session may read its records: an API key is refused, whatever its role. */
  readonly personOnly?: true
  /** Its addresses in the browser, where they are not `/dashboard/{name}` and so on. `:id` is the record's key. */
  readonly routes?: {
    readonly list: string
    readonly create: string
    readonly show: string
    readonly edit: string
    /** The list in another view, where that has an address of its own. */
    readonly board?: string
    readonly calendar?: string
    readonly gallery?: string
    /** The view to which the menu and the address above the list's lead; left out, the list as it was looked at last. */
    readonly first?: 'board' | 'calendar' | 'gallery'
    /** Its list is drawn by hand, in its room. */
    readonly custom?: true
  }
  /** The resources whose records stand on its page, each by its field that refers to this one. */
  readonly related?: readonly string[]
}

let declared = 0

/**
 * Declares an area: everything about it that is data. The server and the browser read the same object.
 * The order of the lines in `resources/index.ts` is the order of the menu, as modules run in that order.
 */
export function defineResource<
  const Name extends string,
  const Fields extends AnyFields,
  const Work extends AnyFields = {},
  const Actions extends { readonly [name: string]: Action } = {},
  const Calls extends OwnCalls = {},
>(name: Name, declaration: Declaration<Fields, Work, Actions, Calls>) {
  const resource: object = { name, order: declared++, ...declaration }
  // `Resource` forgets what only the checks of a declaration need, and has types that no value carries.
  return resource as Resource<Name, Fields, Known<Work>, Actions, Calls>
}

export type Resource<
  Name extends string,
  Fields extends AnyFields,
  Work extends AnyFields,
  Actions extends { readonly [name: string]: Action },
  Calls extends OwnCalls = {},
> = Omit<AnyResource, 'name' | 'fields' | 'computed' | 'actions'> & {
  readonly name: Name
  readonly fields: Fields
  readonly computed?: Computed<Work, never>
  readonly actions?: Actions
  /** The fields of the computed values; a type alone. */
  readonly work?: Work
  /** The calls that it declares itself; a type alone. */
  readonly calls?: Calls
}

type ComputedValues<Work> = { -readonly [Name in keyof Work]: ValueOf<Work[Name]> }
type FieldsOf<R> = R extends { fields: infer Fields extends AnyFields } ? Fields : never
type WorkOf<R> = R extends { work?: infer Work } ? NonNullable<Work> : {}

/** A record of a resource, as it travels and as it is stored. */
export type RowOf<R> = RecordMeta & ValuesOf<FieldsOf<R>> & ComputedValues<WorkOf<R>>
/** What creating a record takes, or a call or an action that declares an input. */
export type InputOf<R> = R extends { input: infer Input extends AnyFields }
  ? InputValues<Input>
  : InputValues<FieldsOf<R>>
/** What changing a record takes. */
export type PatchOf<R> = Partial<InputOf<R>>
/** The calls that a resource declares itself. */
export type CallsOf<R> = R extends { calls?: infer Calls } ? NonNullable<Calls> : {}
/** The names of a resource's actions. */
export type ActionsOf<R> = R extends { actions?: infer Actions } ? NonNullable<Actions> : {}
