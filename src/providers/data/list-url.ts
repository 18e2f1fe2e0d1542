import type { CrudFilter, CrudSort, LogicalFilter, Pagination } from '@refinedev/core'
import type { AnyResource } from '#define'

/** The query of a list, in refine's terms. */
export interface ListQuestion {
  readonly pagination?: Pagination
  readonly sorters?: readonly CrudSort[]
  readonly filters?: readonly CrudFilter[]
  /**
   * `keyset`: the current page is the cursor that the page starts after; `trash`: deleted records; `tabs`: the number
   * of records of each tab; `board`: the board of the list; `more`: the columns to show more of, each repeated as
   * often as requested.
   */
  readonly meta?: {
    readonly keyset?: boolean
    readonly trash?: boolean
    readonly tabs?: boolean
    readonly board?: boolean
    readonly more?: readonly string[]
    readonly [other: string]: unknown
  }
}

/**
 * The URL of a page of a list, by the conventions of simple-rest: `_start`, `_end`, `_sort`, `_order`, `field_gte`;
 * other filters are JSON in `filter`. Equal queries have equal URLs.
 * @throws Error for an operator that the server does not know.
 */
export function listUrl(resource: AnyResource, question: ListQuestion): string {
  const query = new URLSearchParams()
  if (question.meta?.keyset) addKeyset(query, question.pagination)
  else addPage(query, question.pagination)
  addSorters(query, question.sorters)
  addFilters(query, question.filters ?? [])
  if (question.meta?.trash) query.set('_trash', 'true')
  if (question.meta?.tabs) query.set('_tabs', 'true')
  for (const column of question.meta?.more ?? []) query.append('_more', column)
  const path = question.meta?.board ? boardPath(resource) : listPath(resource)
  return query.size > 0 ? `${path}?${query}` : path
}

const listPath = (resource: AnyResource): string => resource.wire?.list?.path ?? `/api/${resource.name}`
const boardPath = (resource: AnyResource): string =>
  resource.wire?.board?.path ?? `/api/${resource.name}/board`

function addPage(query: URLSearchParams, pagination: Pagination | undefined): void {
  if (!pagination || pagination.mode === 'off') return
  const { currentPage = 1, pageSize = 25 } = pagination
  query.set('_start', String((currentPage - 1) * pageSize))
  query.set('_end', String(currentPage * pageSize))
}

/** Refine passes the cursor as the current page; for the first page it is a number. */
function addKeyset(query: URLSearchParams, { pageSize = 25, currentPage }: Pagination = {}): void {
  query.set('limit', String(pageSize))
  if (typeof currentPage === 'string') query.set('after', currentPage)
}

function addSorters(query: URLSearchParams, sorters: readonly CrudSort[] = []): void {
  if (sorters.length === 0) return
  query.set('_sort', sorters.map(({ field }) => field).join(','))
  query.set('_order', sorters.map(({ order }) => order).join(','))
}

/** Adds filters to a query string, in the form of every call that takes a list's filters. */
export function addFilters(query: URLSearchParams, filters: readonly CrudFilter[]): void {
  const nested: CrudFilter[] = []
  for (const filter of filters) {
    const name = nameOf(filter)
    if (name === undefined || query.has(name)) nested.push(filter)
    else query.set(name, String(filter.value))
  }
  if (nested.length > 0) query.set('filter', JSON.stringify(nestedFilter(nested)))
}

const endings: Readonly<Record<string, string>> = {
  eq: '',
  ne: '_ne',
  gte: '_gte',
  lte: '_lte',
  contains: '_like',
}

/** The query parameter of a filter; undefined if only JSON can express it. */
function nameOf(filter: CrudFilter): string | undefined {
  const ending = endings[filter.operator]
  return ending !== undefined && 'field' in filter ? filter.field + ending : undefined
}

const nestedFilter = (filters: readonly CrudFilter[]): unknown => {
  const [first, ...others] = filters.map(asJson)
  return others.length === 0 && isGroup(filters[0]) ? first : { and: [first, ...others] }
}

const isGroup = (filter: CrudFilter | undefined): boolean =>
  filter?.operator === 'or' || filter?.operator === 'and'

const operators: Readonly<Record<string, string>> = {
  eq: 'eq',
  ne: 'ne',
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
  in: 'in',
  nin: 'nin',
  contains: 'like',
  null: 'null',
  nnull: 'nnull',
  between: 'between',
}

function asJson(filter: CrudFilter): unknown {
  if (filter.operator === 'or' || filter.operator === 'and')
    return { [filter.operator]: filter.value.map(asJson) }
  const { field, operator, value } = filter as LogicalFilter
  const op = operators[operator]
  if (!op) throw new Error(`No list can be filtered by ${operator}`)
  return op === 'null' || op === 'nnull' ? { field, op } : { field, op, value }
}
