import type { FieldOf } from './kinds'

/** The computed values of the rows of a list: name, field, and the function of a row. */
export const rowComputedOf = (field: FieldOf<'listOf'>) =>
  Object.entries(field.computed ?? {}).map(([name, [inner, work]]) => ({
    name,
    inner,
    work: work as (row: Readonly<Record<string, unknown>>) => unknown,
  }))
