import type { Me, PlainVerb, ReservedVerb, Role } from './access'
import type { Action, AnyResource, filterKinds, sortKinds } from './any-resource'
import type { AnyFields } from './kinds'
import type { InputValues, RecordMeta, ValueOf, ValuesOf } from './values'
import type { Wire } from './wire'

export type { Action, AnyResource } from './any-resource'

type Text<T> = Extract<T, string>
type NamesOf<Fields, Kinds> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: Kinds } ? Name : never
}[keyof Fields]

/** Values that are worked out from the others: by the server before saving, by the form while typing. */
type Computed<Work, Values> = {
  readonly [Name in keyof Work]: readonly [field: Work[Name], work: (values: Values) => ValueOf<Work[Name]>]
}

/** Where nothing is computed, TypeScript infers every name there is: then there is none. */
type Known<Work> = string extends keyof Work ? {} : Work

type MoveNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'state'; moves: infer Moves } ? keyof Moves : never
}[keyof Fields]

type MatchValue<F> = F extends { kind: 'listOf' | 'json' | 'richText' | 'file' | 'image' }
  ? never
  : F extends { kind: 'ref' | 'refs' }
    ? Me | { readonly [field: string]: unknown } | string | readonly string[]
    : F extends { kind: 'choices' | 'tags' }
      ? ValueOf<F> extends (infer Word)[]
        ? Word | readonly Word[]
        : never
      : ValueOf<F> | readonly ValueOf<F>[]
type Match<Fields> = { readonly [Name in keyof Fields]?: MatchValue<Fields[Name]> } & { readonly id?: Me }
type Access<Fields, Verb extends string> = {
  readonly [R in Role]?: 'all' | { readonly [V in Verb]?: true | Match<Fields> }
}

type HasMoney<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'money' }
    ? true
    : Fields[Name] extends { kind: 'listOf'; fields: infer Inner }
      ? Extract<Inner[keyof Inner], { kind: 'money' }> extends never
        ? never
        : true
      : never
}[keyof Fields]
type MoneyHasCurrency<Fields, Work = Fields> = [HasMoney<Known<Work>>] extends [never]
  ? unknown
  : [NamesOf<Fields, 'currency'>] extends [never]
    ? { readonly __: 'a money field needs a currency field beside it' }
    : unknown
/** Names that every record has anyway. */
type NotTaken = { readonly [Name in keyof RecordMeta | 'deletedAt' | 'search']?: never }

type Names<Fields, Work, Kinds> = Text<NamesOf<Fields, Kinds>> | Text<NamesOf<Known<Work>, Kinds>>
type SortName<Fields, Work> = Names<Fields, Work, (typeof sortKinds)[number]> | 'createdAt' | 'updatedAt'
type FilterName<Fields, Work> = Names<Fields, Work, (typeof filterKinds)[number]> | 'createdAt' | 'updatedAt'
type Signed<Name extends string> = Name | `-${Name}`

export interface Declaration<
  Fields extends AnyFields,
  Work extends AnyFields,
  Actions extends { readonly [name: string]: Action },
> {
  /** Singular and plural, in English. */
  readonly label: readonly [one: string, many: string]
  readonly icon?: string
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
  readonly views?: {
    readonly board?: {
      readonly by: Text<NamesOf<Fields, 'state' | 'choice' | 'ref'>>
      readonly rank?: Text<NamesOf<Fields, 'rank'>>
    }
    readonly calendar?: {
      readonly start: Text<NamesOf<Fields, 'date' | 'datetime'>>
      readonly end?: Text<NamesOf<Fields, 'date' | 'datetime'>>
    }
    readonly gallery?: { readonly image: Text<NamesOf<Fields, 'image'>> }
  }
  readonly actions?: Actions & { readonly [Verb in ReservedVerb | Text<MoveNames<Fields>>]?: never }
  readonly access: Access<Fields, PlainVerb | Text<MoveNames<Fields>> | Text<keyof Actions>>
  readonly wire?: Wire<Text<keyof Fields>>
  /** A deleted record goes to the trash, from which it can be restored. */
  readonly trash?: true
  /** Its addresses in the browser, where they are not `/dashboard/{name}` and so on. `:id` is the record's key. */
  readonly routes?: {
    readonly list: string
    readonly create: string
    readonly show: string
    readonly edit: string
  }
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
>(name: Name, declaration: Declaration<Fields, Work, Actions>) {
  return { name, order: declared++, ...declaration } as unknown as Resource<
    Name,
    Fields,
    Known<Work>,
    Actions
  >
}

export type Resource<
  Name extends string,
  Fields extends AnyFields,
  Work extends AnyFields,
  Actions extends { readonly [name: string]: Action },
> = Omit<AnyResource, 'name' | 'fields' | 'computed' | 'actions'> & {
  readonly name: Name
  readonly fields: Fields
  readonly computed?: Computed<Work, never>
  readonly actions?: Actions
  /** The fields of the computed values; a type alone. */
  readonly work?: Work
}

type ComputedValues<Work> = { -readonly [Name in keyof Work]: ValueOf<Work[Name]> }
type FieldsOf<R> = R extends { fields: infer Fields extends AnyFields } ? Fields : never
type WorkOf<R> = R extends { work?: infer Work } ? NonNullable<Work> : {}

/** A record of a resource, as it travels and as it is stored. */
export type RowOf<R> = RecordMeta & ValuesOf<FieldsOf<R>> & ComputedValues<WorkOf<R>>
/** What creating a record takes. */
export type InputOf<R> = InputValues<FieldsOf<R>>
/** What changing a record takes. */
export type PatchOf<R> = Partial<InputOf<R>>
/** The names of a resource's actions. */
export type ActionsOf<R> = R extends { actions?: infer Actions } ? NonNullable<Actions> : {}
