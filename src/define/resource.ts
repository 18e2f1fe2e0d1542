import type { Appended } from './declaration/appended'
import type { PlainVerb, ReservedVerb } from './access'
import type { AreaIcon } from './choices/area-icons'
import type { Action, AnyResource } from './any-resource'
import type { Indexed, Queued } from './declaration/indexed'
import type { Access } from './declaration/declared-access'
import type { Automated } from './views/automation'
import type { DeclaredViews } from './views/declared-views'
import type { AnyFields } from './kinds'
import type { Known, MoneyHasCurrency, NamesOf } from './declaration/field-names'
import type { ColumnName, FilterName, Names, Signed, SortName, Text } from './declaration/list-names'
import type { Arranged } from './layout/layout'
import type { EditableNames, ListOptions, sumKinds } from './lists/list-options'
import type { Preset } from './lists/preset-views'
import type { InputValues, RecordMeta, ValueOf, ValuesOf } from './values'
import type { OwnCall, OwnCalls, Wire } from './wire'
import type { Connected } from './declaration/connected'
import type { Provided } from './declaration/provided'
import type { Recorded } from './declaration/recorded'
import type { Trashing } from './declaration/trashing'
export type { Action, AnyResource } from './any-resource'

/** A computed value; null only where its field is optional. */
type ComputedValue<Field> = ValueOf<Field> | (Field extends { readonly optional: true } ? null : never)
/** Values computed from others: by the server before saving, by the form while typing. */
type Computed<Work, Values> = {
  readonly [Name in keyof Work]: readonly [
    field: Work[Name],
    work: (values: Values) => ComputedValue<Work[Name]>,
  ]
}

type MoveNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'state'; moves: infer Moves } ? keyof Moves : never
}[keyof Fields]

/** A type error for options that an action or an endpoint does not have, which an inferred type would accept. */
type EachKnows<Several, Known extends PropertyKey> = {
  readonly [Name in keyof Several]: { readonly [Unknown in Exclude<keyof Several[Name], Known>]: never }
}

type NotTaken = { readonly [Name in keyof RecordMeta | 'deletedAt' | 'search']?: never }

export interface Declaration<
  Fields extends AnyFields,
  Work extends AnyFields,
  Actions extends { readonly [name: string]: Action },
  Calls extends OwnCalls = {},
>
  extends
    Trashing,
    Provided,
    Recorded,
    Connected<Text<NamesOf<Fields, 'ref' | 'refs'>>>,
    Automated<Fields>,
    Arranged<Fields, Work>,
    Preset<Fields, Work>,
    Queued<Text<NamesOf<Fields, 'integer' | 'datetime'>>, Text<NamesOf<Fields, 'choice' | 'state'>>>,
    Indexed<
      Text<NamesOf<Fields, 'text' | 'email' | 'listOf'>>,
      Text<NamesOf<Fields, 'text' | 'ref' | 'choice'>>
    >,
    ListOptions<Names<Fields, Work, (typeof sumKinds)[number]>, Text<EditableNames<Fields>>> {
  /**
   * The reference to the record on whose screen this one is shown: search results link there, with `?record=` and its
   * id.
   */
  readonly shownIn?: Text<NamesOf<Fields, 'ref'>>
  /** Singular and plural, in English. */
  readonly label: readonly [one: string, many: string]
  readonly icon?: AreaIcon
  /** The group of the menu; without it, the resource is not in the menu. */
  readonly menu?: string
  readonly fields: Fields & MoneyHasCurrency<Fields> & NotTaken
  readonly computed?: Computed<Work, ValuesOf<Fields>> & MoneyHasCurrency<Fields, Work> & NotTaken
  /** The field whose value stands for a record. */
  readonly title: Names<Fields, Work, 'text' | 'email'>
  /**
   * What stands for a record without a title, in English: `{{name}}` is replaced by the title of the first records that
   * its columns refer to.
   */
  readonly untitled?: string
  /** The unique field that replaces the id in browser URLs. */
  readonly key?: Text<NamesOf<Fields, 'text'>>
  readonly columns: readonly ColumnName<Fields, Work>[]
  /** The fields that a list can be filtered by; each gets an index. */
  readonly filters?: readonly FilterName<Fields, Work>[]
  /** The fields that a list can be sorted by; each gets an index. Default: every column of a sortable kind. */
  readonly sorts?: readonly SortName<Fields, Work>[]
  /** The default order of a list. */
  readonly sort?: Signed<SortName<Fields, Work>>
  /** The state or choice field with tabs above the list, each with its number of records; it needs a filter. */
  readonly tabs?: Text<NamesOf<Fields, 'state' | 'choice'>>
  readonly views?: DeclaredViews<Fields, Work>
  readonly actions?: Actions &
    EachKnows<Actions, keyof Action> & { readonly [Verb in ReservedVerb | Text<MoveNames<Fields>>]?: never }
  readonly access: Access<Fields, PlainVerb | Text<MoveNames<Fields>> | Text<keyof Actions>>
  readonly wire?: Wire<Text<keyof Fields>, Calls> & { readonly own?: EachKnows<Calls, keyof OwnCall> }
  /**
   * What only one record may have at a time: no two records with the same `by` overlap. Days are half open, so that
   * one may begin on the day on which another ends; a record that begins and ends on one day occupies that day.
   */
  readonly exclusive?: {
    readonly by: Text<NamesOf<Fields, 'text' | 'ref' | 'choice'>>
    readonly from: Text<NamesOf<Fields, 'date' | 'datetime'>>
    readonly to: Text<NamesOf<Fields, 'date' | 'datetime'>>
    /** Records in one of these states or options do not count, for example cancelled ones. */
    readonly unless?: {
      readonly [Name in NamesOf<Fields, 'state' | 'choice'>]?: readonly ValueOf<Fields[Name]>[]
    }
  }
  /**
   * The system only adds records, without change entries, and merges old ones. `kept`: it merges none, and roles may
   * also create records.
   */
  readonly appended?:
    | Appended<
        Text<NamesOf<Fields, 'datetime'>>,
        Text<NamesOf<Fields, 'integer'>>,
        Text<NamesOf<Fields, 'listOf'>>
      >
    | 'kept'
  /** Only users with a session may read its records; an API key is refused, whatever its role. */
  readonly personOnly?: true
  /** Its browser URLs, if they are not `/dashboard/{name}` and so on. `:id` is the record's key. */
  readonly routes?: {
    readonly list: string
    readonly create: string
    readonly show: string
    readonly edit: string
    /** The list in another view, if that has a URL of its own. */
    readonly board?: string
    readonly calendar?: string
    readonly gallery?: string
    /** The view that the menu and the parent URL of the list open; default: the view used last. */
    readonly first?: 'board' | 'calendar' | 'gallery'
    /** Its list is a custom page of the feature. */
    readonly custom?: true
  }
}

let declared = 0
/**
 * Declares a resource: everything about it that is data, read by both server and browser.
 * Modules run in the order of the lines in `resources/index.ts`, which is therefore the order of the menu.
 */
export function defineResource<
  const Name extends string,
  const Fields extends AnyFields,
  const Work extends AnyFields = {},
  const Actions extends { readonly [name: string]: Action } = {},
  const Calls extends OwnCalls = {},
>(name: Name, declaration: Declaration<Fields, Work, Actions, Calls>) {
  const resource: object = { name, order: declared++, ...declaration }
  // `Resource` drops what only the checks of a declaration need, and adds members that exist only as types.
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
  /** The fields of the computed values; exists only as a type. */
  readonly work?: Work
  /** The custom endpoints; exists only as a type. */
  readonly calls?: Calls
}

type ComputedValues<Work> = { -readonly [Name in keyof Work]: ComputedValue<Work[Name]> }
type FieldsOf<R> = R extends { fields: infer Fields extends AnyFields } ? Fields : never
type WorkOf<R> = R extends { work?: infer Work } ? NonNullable<Work> : {}

/** A record of a resource as sent and as stored. */
export type RowOf<R> = RecordMeta & ValuesOf<FieldsOf<R>> & ComputedValues<WorkOf<R>>
/** The input of creating a record, or of a call or an action that declares one. */
export type InputOf<R> = R extends { input: infer Input extends AnyFields }
  ? InputValues<Input>
  : InputValues<FieldsOf<R>>
/** The input of updating a record. */
export type PatchOf<R> = Partial<InputOf<R>>
/** The custom endpoints of a resource. */
export type CallsOf<R> = R extends { calls?: infer Calls } ? NonNullable<Calls> : {}
/** The actions of a resource. */
export type ActionsOf<R> = R extends { actions?: infer Actions } ? NonNullable<Actions> : {}
