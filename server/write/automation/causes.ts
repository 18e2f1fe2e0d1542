import type { Values } from '#define/parsing/parse'
import { sql, type SQL } from '#server/db/statement'

/** Which automation rule set a value: a declared one by its name, or a record, with its title at that time. */
export interface Cause {
  readonly rule: string
  readonly title?: string
  /** Of a record without a title: what its text is composed of for each reader, also once it is changed or deleted. */
  readonly made?: MadeOf
  /** The user who made the rule. */
  readonly by?: string | null
}
/** The values of a rule at the time when it was applied. */
export interface MadeOf {
  /** Without those that are empty; lists with a limited number of elements. */
  readonly values: Values
  /** The title that the record in `by` had. */
  readonly by: string
}
/** The causes of values that rules set, by field. */
export type Causes = Readonly<Record<string, Cause>>

/** The property of the values after a change that has the causes; it is no field, so no reader gets it as a value. */
const property = '_rules'

/** The values after a change as the change log stores them. */
export const withCauses = (values: Values, causes: Causes = {}): Values =>
  Object.keys(causes).length === 0 ? values : { ...values, [property]: causes }

/** The same for values that the statement reads from the written row. */
export const withCausesSql = (after: SQL, causes: Causes = {}): SQL =>
  Object.keys(causes).length === 0 ? after : sql`${after} || ${JSON.stringify({ [property]: causes })}::jsonb`

/** The same for many rows of a statement: the causes of each by its id. */
export const withCausesOfEachSql = (
  after: SQL,
  id: SQL,
  causes: Readonly<Record<string, Causes | undefined>>,
): SQL => {
  const some = Object.entries(causes).filter(([, each]) => each && Object.keys(each).length > 0)
  if (some.length === 0) return after
  const properties = Object.fromEntries(some.map(([record, each]) => [record, { [property]: each }]))
  return sql`${after} || coalesce(${JSON.stringify(properties)}::jsonb -> ${id}::text, '{}'::jsonb)`
}

/** The causes of an entry of the change log. */
export function causesOf(after: Values | null): Causes {
  const stored = after?.[property]
  return typeof stored === 'object' && stored !== null ? (stored as Causes) : {}
}
