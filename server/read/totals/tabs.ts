import { tabsOf } from '#define/lists/tabs-of'
import type { AnyResource } from '#define/resource'
import type { Role } from '#define/access'
import type { Condition } from '../conditions/condition'
import type { ListQuery } from '../query'
import type { Total } from './total'

/** The number of records of a tab; the tab with an empty `word` is that of all records. */
export interface TabTotal extends Total {
  readonly word: string
}

/** The queries of all tabs of a list: other filters are kept, that of the open tab is replaced. */
export function tabQueries(
  resource: AnyResource,
  role: Role,
  query: ListQuery,
): { readonly word: string; readonly query: ListQuery }[] {
  const { tabs } = resource
  const options = tabsOf(resource, role)
  if (tabs === undefined || options.length === 0) return []
  const { where } = withoutTab(query, tabs)
  const of = (word: string): Condition => ({ field: tabs, op: 'eq', values: [word] })
  return [
    { word: '', query: { ...query, where } },
    ...options.map((word) => ({ word, query: { ...query, where: [...where, of(word)] } })),
  ]
}

/** A list query without the condition of the open tab. */
export const withoutTab = (query: ListQuery, tabs: string): ListQuery => ({
  ...query,
  where: query.where.flatMap((condition) => without(condition, tabs)),
})

/** A condition without the comparisons that choose a tab; parts joined by "or" are kept. */
function without(condition: Condition, tabs: string): Condition[] {
  if ('and' in condition) return condition.and.flatMap((part) => without(part, tabs))
  return 'field' in condition && condition.field === tabs && condition.op === 'eq' ? [] : [condition]
}

/** For example `=48,active=31,banned=10000+`; declared options need no quoting. */
export const tabHeader = (totals: readonly TabTotal[]): string =>
  totals.map(({ word, total, capped }) => `${word}=${total}${capped ? '+' : ''}`).join(',')
