/** Stands for the value of another field of the record that has the reference. */
export interface SameAs<Name extends string = string> {
  readonly sameAs: Name
}

/** In `where` of a reference: the other record has the same value as a field of this one. */
export const sameAs = <const Name extends string>(name: Name): SameAs<Name> => ({ sameAs: name })

type Plain = string | number | boolean
/** What a reference requires of the record that it refers to: a value, one of several, or the value of a field. */
export type AnyWhere = { readonly [field: string]: Plain | readonly Plain[] | SameAs }

/** The conditions of a reference with the values of fields filled in. */
export type Conditions = { readonly [field: string]: Plain | readonly Plain[] }

/** Whether a condition is the value of another field. */
export const isSameAs = (condition: AnyWhere[string] | undefined): condition is SameAs =>
  typeof condition === 'object' && 'sameAs' in condition

/** The fields on whose values the conditions depend. */
export const comparedFields = (where: AnyWhere = {}): readonly string[] =>
  Object.values(where).flatMap((condition) => (isSameAs(condition) ? [condition.sameAs] : []))

const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value)

/** The conditions that are the same for every record. */
export const fixedConditions = (where: AnyWhere = {}): Conditions =>
  Object.fromEntries(
    Object.entries(where).flatMap(([name, condition]) => (isSameAs(condition) ? [] : [[name, condition]])),
  )

/** The conditions that depend on values of the record. A value that is still empty requires nothing. */
export const comparedConditions = (
  where: AnyWhere = {},
  values: Readonly<Record<string, unknown>>,
): Conditions =>
  Object.fromEntries(
    Object.entries(where).flatMap(([name, condition]) => {
      const value = isSameAs(condition) ? values[condition.sameAs] : undefined
      return isPlain(value) && value !== '' ? [[name, value]] : []
    }),
  )

/** The kinds of fields that a reference can be restricted by. */
export const whereKinds = [
  'text',
  'integer',
  'boolean',
  'choice',
  'currency',
  'country',
  'email',
  'ref',
  'state',
] as const
