import type { CrudFilter, CrudSort, LogicalFilter, Pagination } from '@refinedev/core'
import type { AnyResource } from '#define'

/** What a list is asked for, in refine's words. */
export interface ListQuestion {
  readonly pagination?: Pagination
  readonly sorters?: readonly CrudSort[]
  readonly filters?: readonly CrudFilter[]
  /**
   * `keyset` asks for a page behind the place that the current page names, however far that is; `trash` asks for what was deleted, `tabs` for how many records stand behind each tab; `board` for the board in place
   * of the list, and `more` names the columns of which more is to be shown, each as often as that was asked for.
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
 * The address of a page of a list, by the conventions of simple-rest: `_start`, `_end`, `_sort`, `_order`, `field_gte`;
 * what these cannot say stands in `filter` as JSON. The same question has the same address, always.
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

/** Refine gives the cursor of the page before as the current page; the first page is a number. */
function addKeyset(query: URLSearchParams, { pageSize = 25, currentPage }: Pagination = {}): void {
  query.set('limit', String(pageSize))
  if (typeof currentPage === 'string') query.set('after', currentPage)
}

function addSorters(query: URLSearchParams, sorters: readonly CrudSort[] = []): void {
  if (sorters.length === 0) return
  query.set('_sort', sorters.map(({ field }) => field).join(','))
  query.set('_order', sorters.map(({ order }) => order).join(','))
}

/** Adds filters to a query, as any call that takes a list's filters reads them. */
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

/** The name of the query's word that says a filter; nothing where only JSON can say it. */
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
  ...{ eq: 'eq', ne: 'ne', gt: 'gt', gte: 'gte', lt: 'lt', lte: 'lte', in: 'in', nin: 'nin' },
  ...{ contains: 'like', null: 'null', nnull: 'nnull', between: 'between' },
}

function asJson(filter: CrudFilter): unknown {
  if (filter.operator === 'or' || filter.operator === 'and')
    return { [filter.operator]: filter.value.map(asJson) }
  const { field, operator, value } = filter as LogicalFilter
  const op = operators[operator]
  if (!op) throw new Error(`No list can be filtered by ${operator}`)
  return op === 'null' || op === 'nnull' ? { field, op } : { field, op, value }
}
