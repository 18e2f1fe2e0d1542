import type { AnyFields } from './kinds'
import type { RegisteredRow } from './registered'
import type { ShapeKinds, Shapes } from './shapes'
import type { Frozen, StoredOf, ValuesOf } from './values'

/** Which view of a value: what the handler returns, or what the caller reads. */
type Side = 'returned' | 'read'

/** A row that a handler returns; the schema of its resource already validated it when it was read. */
type ReturnedRow = { readonly id: string; readonly version: number; readonly [field: string]: unknown }
type RowValue<S, At extends Side> = At extends 'returned'
  ? ReturnedRow
  : S extends { of: infer Of extends string }
    ? Omit<RegisteredRow<Of>, S extends { without: readonly (infer Name)[] } ? Name & string : never>
    : never

type PlainValue<S, At extends Side> = S extends { kind: 'object'; properties: infer Properties }
  ? ObjectValue<Properties, At>
  : S extends { kind: 'array'; items: infer Items }
    ? readonly ShapeValue<Items, At>[]
    : S extends { kind: 'map'; values: infer Values }
      ? { readonly [name: string]: ShapeValue<Values, At> }
      : S extends { kind: 'row' }
        ? RowValue<S, At>
        : never
type ShapeValue<S, At extends Side> = S extends { kind: keyof ShapeKinds }
  ? PlainValue<S, At> | (S extends { optional: true } ? null : never)
  : Frozen<StoredOf<S>>

type OmittableName<Properties> = {
  [Name in keyof Properties]: Properties[Name] extends { kind: 'omittable' } ? Name : never
}[keyof Properties]
type Flat<T> = { readonly [Name in keyof T]: T[Name] }
type ObjectValue<Properties, At extends Side> = Flat<
  {
    readonly [Name in Exclude<keyof Properties, OmittableName<Properties>>]: ShapeValue<Properties[Name], At>
  } & {
    readonly [Name in OmittableName<Properties>]?: Properties[Name] extends { shape: infer Inner }
      ? ShapeValue<Inner, At>
      : never
  }
>

/** The output of a call or an action; undefined if it declares none. */
export type OutputOf<C> = C extends { output: infer Output extends Shapes }
  ? ObjectValue<Output, 'read'>
  : undefined
/** What its handler returns. */
export type ReturnedBy<C> = C extends { output: infer Output extends Shapes }
  ? ObjectValue<Output, 'returned'>
  : undefined
/** What its handler gets: parsed values with defaults, null for empty ones. */
export type ParsedInput<C> = C extends { input: infer Input extends AnyFields } ? ValuesOf<Input> : {}
