import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import type { Exclusive } from '#define/views/exclusive'
import type { Values } from '#define/parsing/parse'
import { quoted } from '#server/db/tables/columns'
import { sortExpression } from '#server/db/order'
import { sql, statement, type SQL } from '#server/db/statement'
import { invalidField } from '#server/base/errors/problem'
import { allowedSql } from '#server/read/access/access-sql'
import { appOf, type Writing } from '../context'
import { advisoryLock } from '../advisory-lock'
import { isExclusive as isExclusiveCalendar } from './others'
import { deferFree } from './require-free'

const column = (name: string) => sql.raw(quoted(name))

/**
 * Whether a record occupies something: it has values for `by` and `from`, is not deleted and not excluded by
 * `unless`.
 */
const occupies = ({ by, from, unless = {} }: Exclusive, values: Values): boolean =>
  (values.deletedAt ?? null) === null &&
  (values[by] ?? null) !== null &&
  (values[from] ?? null) !== null &&
  Object.entries(unless).every(([name, excludedValues]) => !excludedValues?.includes(String(values[name])))

const isSame = (resource: AnyResource, item: Values, other: Values): boolean => {
  const { exclusive } = resource
  return (
    exclusive !== undefined &&
    occupies(exclusive, other) &&
    [exclusive.by, exclusive.from, exclusive.to].every((name) => item[name] === other[name])
  )
}

/**
 * The occupied period: of dates by nights, and at least one day; of datetimes as given, and at least one millisecond.
 */
function span(field: AnyField | undefined, from: SQL, to: SQL): { readonly from: SQL; readonly to: SQL } {
  const [type, least] =
    field?.kind === 'date' ? [sql`date`, sql`1`] : [sql`timestamptz`, sql`interval '1 millisecond'`]
  const start = sql`${from}::${type}`
  return { from: start, to: sql`greatest(coalesce(${to}::${type}, ${start}), ${start} + ${least})` }
}

/** The condition of other records that occupy the same at the same time. */
function othersSql(resource: AnyResource, exclusive: Exclusive, id: string, values: Values): SQL {
  const { by, from, to, unless = {} } = exclusive
  const field = resource.fields[by]
  const wanted = field?.kind === 'text' ? sql`lower(${values[by]})` : sql`${values[by]}`
  const mine = span(resource.fields[from], sql`${values[from]}`, sql`${values[to] ?? null}`)
  const theirs = span(resource.fields[from], column(from), column(to))
  const all = [
    sql`${sql.raw(sortExpression(by, field))} = ${wanted}`,
    sql`${column(from)} < ${mine.to}`,
    sql`${theirs.to} > ${mine.from}`,
    sql`"id" <> ${id}`,
    ...Object.entries(unless).map(
      ([name, values]) => sql`${column(name)} <> all(${sql.param([...(values ?? [])])})`,
    ),
    ...(resource.trash ? [sql`"deletedAt" is null`] : []),
  ]
  return sql.join(all, sql` and `)
}

/** Whether records of a resource are compared with others before they are saved. */
export const isCompared = (resource: AnyResource): boolean =>
  resource.exclusive !== undefined || isExclusiveCalendar(resource)

/**
 * Refuses a record that overlaps with another one. An advisory lock makes other transactions for the same value wait
 * until this one has ended, so that of two at the same time the first one succeeds. What a calendar declares as
 * exclusive is compared at the end of the transaction.
 * @throws Problem invalid at the field `by`; with the other period where the caller may read that record.
 */
export async function assertNoOverlap(
  writing: Writing,
  resource: AnyResource,
  values: Values & { readonly id: string },
  previous?: Values,
): Promise<void> {
  deferFree(writing, resource, values, previous)
  const { exclusive } = resource
  if (!exclusive || !occupies(exclusive, values) || (previous && isSame(resource, values, previous))) return
  const { by, from, to } = exclusive
  await advisoryLock(writing.tx, `${resource.name}.${by}: ${String(values[by]).toLowerCase()}`)
  const seen = allowedSql(appOf(writing), resource, 'read', writing.caller) ?? sql`false`
  const [other] = await writing.tx.query<{ seen: boolean; from: string; to: string | null }>(
    statement(
      sql`select (${seen}) as "seen", ${column(from)} as "from", ${column(to)} as "to" from ${sql.identifier(resource.name)} where ${othersSql(resource, exclusive, values.id, values)} order by ${column(from)} limit 1`,
    ),
  )
  if (!other) return
  if (!other.seen) throw invalidField(by, 'occupied')
  throw invalidField(by, 'occupiedFrom', { from: other.from, to: other.to ?? other.from })
}
