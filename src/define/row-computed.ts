import type { FieldOf } from './kinds'

type Values = Readonly<Record<string, unknown>>

/** The computed values of the rows of a list: name, field, and the function of a row and its record. */
export const rowComputedOf = (field: FieldOf<'listOf'>) =>
  Object.entries(field.computed ?? {}).map(([name, [inner, work]]) => ({
    name,
    inner,
    work: work as (row: Values, record: Values) => unknown,
  }))
