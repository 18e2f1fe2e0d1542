import { sql, statement, type SQL } from '../../db/statement'
import { originOf } from '../../db/abortable'
import type { Queryable } from '../../base/database'
import { longer } from './longer'
import { totalCap } from '../query'

export interface Total {
  readonly total: number
  /** There are more records than the total. */
  readonly capped: boolean
}

const maxTotals = 2000
interface Counted {
  readonly marker: number
  readonly counted: number
}
/** By database, as totals of different databases are independent. */
const cachedTotals = new WeakMap<Queryable, Map<string, Counted>>()

function totalsOf(given: Queryable): Map<string, Counted> {
  const database = originOf(given)
  const totals = cachedTotals.get(database) ?? new Map<string, Counted>()
  cachedTotals.set(database, totals)
  return totals
}

/**
 * The marker of the resources as SQL: the number of their changes. Every commit that changes one of them raises it,
 * and it is read in the statement that reads the rows: where it is the same, the total is the same, whichever server
 * counted it.
 */
export const markerSql = (resources: readonly string[]): SQL =>
  // As float8, which is exact up to 2^53 and five times as fast to sum.
  sql`(select coalesce(sum("changes"::float8), 0) from "resource_changes" where "resource" = any(${sql.param([...new Set(resources)])}))`

/**
 * The total of a list: cached while none of its resources has changed, else counted, up to the cap unless the exact
 * one is requested. Counting everything ends at a timeout, as DatabaseUnavailable.
 */
export async function totalOf(
  database: Queryable,
  table: SQL,
  where: SQL,
  resources: readonly string[],
  { marker, isExact = false }: { readonly marker: number | undefined; readonly isExact?: boolean },
): Promise<Total> {
  const limit = isExact ? sql`` : sql.raw(`limit ${totalCap + 1}`)
  const counting = statement(
    sql`select ${markerSql(resources)} as "marker", (select count(*) from (select 1 from ${table} where ${where} ${limit}) "_some") as "counted"`,
  )
  const key = `${counting.text} ${JSON.stringify(counting.values)}`
  const totals = totalsOf(database)
  const known = totals.get(key)
  if (known && known.marker === marker) return limited(known.counted, isExact)
  const [counted] = await (isExact ? longer(database) : database).query<Counted>(counting)
  if (!counted) throw new Error('The count returned no row')
  totals.delete(key)
  totals.set(key, counted)
  if (totals.size > maxTotals) totals.delete(totals.keys().next().value as string)
  return limited(counted.counted, isExact)
}

const limited = (counted: number, isExact: boolean): Total =>
  isExact
    ? { total: counted, capped: false }
    : { total: Math.min(counted, totalCap), capped: counted > totalCap }
