import { tabsOf } from '#define/lists/tabs-of'
import type { AnyResource } from '#define/resource'
import { currencyNameOf, sumsOf } from '#define/lists/sums'
import { sql, statement } from '../../db/statement'
import type { Reader } from '../list'
import { whereSql } from '../conditions/list-conditions'
import { longer } from './longer'
import { totalCap, type ListQuery } from '../query'
import type { Sum } from './sum'
import { withoutTab } from './tabs'

interface TabSumsQuery {
  readonly list: ListQuery
  /** Adds up all matching records, however many there are. */
  readonly isEverything: boolean
}

/**
 * The sums of the declared amount for each tab of a list: other filters are kept, that of the open tab is left out.
 * Empty where the caller may not read them, or more records match than are added up.
 */
export async function tabSumsIn(
  reader: Reader,
  resource: AnyResource,
  { list, isEverything }: TabSumsQuery,
): Promise<Sum[]> {
  const { tabs, tabSum } = resource
  const { role } = reader.caller
  if (tabs === undefined || tabSum === undefined) return []
  if (tabsOf(resource, role).length === 0 || !sumsOf(resource, role).includes(tabSum)) return []
  const rows = await (isEverything ? longer(reader.database) : reader.database).query<Found>(
    statement(tabSumsSql(reader, resource, withoutTab(list, tabs), { tabs, tabSum, isEverything })),
  )
  const counted = rows.reduce((sum, { counted }) => sum + Number(counted), 0)
  if (!isEverything && counted > totalCap) return []
  return rows.map(({ tab, currency, sum }) => ({ tab, field: tabSum, currency, sum: Number(sum) }))
}

interface Found {
  readonly tab: string
  readonly currency: string | null
  readonly sum: number
  readonly counted: number
}

interface Grouping {
  readonly tabs: string
  readonly tabSum: string
  readonly isEverything: boolean
}

function tabSumsSql(reader: Reader, resource: AnyResource, query: ListQuery, grouping: Grouping) {
  const { tabs, tabSum, isEverything } = grouping
  const table = sql.identifier(resource.name)
  const code = currencyNameOf(resource, tabSum)
  const currency = code === undefined ? sql`null::text` : sql`${table}.${sql.identifier(code)}`
  const limit = isEverything ? sql`` : sql.raw(`limit ${totalCap + 1}`)
  return sql`select "tab", "currency", coalesce(sum("value"), 0) as "sum", count(*) as "counted" from (select ${table}.${sql.identifier(tabs)} as "tab", ${currency} as "currency", ${table}.${sql.identifier(tabSum)} as "value" from ${table} where ${whereSql(reader, resource, query)} ${limit}) "_some" group by 1, 2 order by 1, 2`
}
