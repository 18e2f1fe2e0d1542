import type { AnyField, AnyFields } from './kinds'

interface KindValues {
  text: string
  richText: string
  integer: number
  decimal: number
  boolean: boolean
  date: string
  datetime: string
  tags: string[]
  ref: string
  refs: string[]
  money: number
  currency: string
  email: string
  url: string
  phone: string
  color: string
  country: string
  rank: string
  file: string
  image: string
  json: unknown
}

/** The value of a field that is not empty, as in JSON. */
export type ValueOf<F> = F extends { kind: 'choice'; of: string }
  ? string
  : F extends { kind: 'choice'; options: readonly (infer Option)[] }
    ? Option
    : F extends { kind: 'choices'; options: readonly (infer Option)[] }
      ? Option[]
      : F extends { kind: 'state'; states: readonly (infer State)[] }
        ? State
        : F extends { kind: 'listOf'; fields: infer Fields extends AnyFields }
          ? ValuesOf<Fields>[]
          : F extends { kind: infer K extends keyof KindValues }
            ? KindValues[K]
            : never

/** A field's value in a record: null if it is optional and empty. */
export type StoredOf<F> = F extends { optional: true } ? ValueOf<F> | null : ValueOf<F>

/** The values of fields in a record. */
export type ValuesOf<Fields extends AnyFields> = { -readonly [Name in keyof Fields]: StoredOf<Fields[Name]> }

/** The properties that every record has besides its fields. */
export type RecordMeta = {
  id: string
  version: number
  createdAt: string
  updatedAt: string
}
export const metaFields = ['id', 'version', 'createdAt', 'updatedAt'] as const

/** Fields that a form or a request may set. */
type WritableName<Fields extends AnyFields> = {
  [Name in keyof Fields]: Fields[Name] extends { readOnly: true } | { kind: 'state' } | { slugOf: string }
    ? never
    : Name
}[keyof Fields]
type MayBeLeftOut<F extends AnyField> = F extends
  { optional: true } | { default: unknown } | { kind: 'boolean' | 'tags' | 'choices' | 'refs' | 'rank' }
  ? true
  : F extends { kind: 'listOf' }
    ? F extends { min: number }
      ? false
      : true
    : false

type RequiredName<Fields extends AnyFields> = {
  [Name in WritableName<Fields>]: MayBeLeftOut<Fields[Name]> extends true ? never : Name
}[WritableName<Fields>]

/** The input of creating a record. */
export type InputValues<Fields extends AnyFields> = {
  -readonly [Name in RequiredName<Fields>]: StoredOf<Fields[Name]>
} & { -readonly [Name in Exclude<WritableName<Fields>, RequiredName<Fields>>]?: StoredOf<Fields[Name]> }

/** Values parsed from JSON, which are never mutated. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T
