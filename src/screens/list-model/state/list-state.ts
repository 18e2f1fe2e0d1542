import type { AnyResource } from '#define'
import { defaultSort, filtersOf, sortsOf, type Sort } from '#define/reading'
import { noFilter, readFilter, writeFilter, type Group } from './filter'

export const pageSizes = [10, 25, 50, 100] as const
export const defaultPageSize = 25
/** The server starts no page beyond this row. */
export const lastStart = 10_000

/** What a list shows, as its address says it: Back restores it, and a copied link shows the same. */
export interface ListState {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** Empty where the list stands in its usual order. */
  readonly sorts: readonly Sort[]
  readonly filter: Group
  readonly search: string
  readonly trash: boolean
}

/** What can be narrowed by in a list: what is declared, and the id. */
export const filterNames = (resource: AnyResource): string[] => [...filtersOf(resource), 'id']

/** Reads an address's query; what it does not say or says wrongly is as usual. */
export function readListState(resource: AnyResource, query: URLSearchParams): ListState {
  const size = Number(query.get('size'))
  const pageSize = pageSizes.find((item) => item === size) ?? defaultPageSize
  const page = Math.trunc(Number(query.get('page')))
  const lastPage = Math.trunc(lastStart / pageSize) + 1
  return {
    page: page >= 1 ? Math.min(page, lastPage) : 1,
    pageSize,
    sorts: readSorts(resource, query.get('sort')),
    filter: readFilter(query.get('filter'), filterNames(resource)),
    search: query.get('q') ?? '',
    trash: resource.trash === true && query.get('trash') === '1',
  }
}

/** Writes a state over an address's query; what is as usual is not said. */
export function writeListState(
  state: ListState,
  before: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const query = new URLSearchParams(before)
  const setParameter = (name: string, value: string | undefined) =>
    value ? query.set(name, value) : query.delete(name)
  setParameter('page', state.page > 1 ? String(state.page) : undefined)
  setParameter('size', state.pageSize === defaultPageSize ? undefined : String(state.pageSize))
  setParameter(
    'sort',
    state.sorts.map(({ field, order }) => (order === 'desc' ? `-${field}` : field)).join(','),
  )
  setParameter('filter', writeFilter(state.filter))
  setParameter('q', state.search)
  setParameter('trash', state.trash ? '1' : undefined)
  return query
}

function readSorts(resource: AnyResource, text: string | null): Sort[] {
  const allowed = sortsOf(resource)
  const sorts: Sort[] = []
  for (const word of text?.split(',') ?? []) {
    const sort: Sort = word.startsWith('-')
      ? { field: word.slice(1), order: 'desc' }
      : { field: word, order: 'asc' }
    if (allowed.includes(sort.field) && !sorts.some(({ field }) => field === sort.field)) sorts.push(sort)
  }
  return sorts
}

/** The order in which the rows stand: the chosen one, else the usual one. */
export const sortsShown = (resource: AnyResource, state: ListState): readonly Sort[] =>
  state.sorts.length > 0 ? state.sorts : [defaultSort(resource)]

/**
 * A click on a column's head: up, down, and back to the usual order.
 * With `add` the column joins the order instead of replacing it.
 */
export function sortsAfterClick(sorts: readonly Sort[], field: string, add: boolean): readonly Sort[] {
  const at = sorts.find((sort) => sort.field === field)
  const next: Sort[] = !at ? [{ field, order: 'asc' }] : at.order === 'asc' ? [{ field, order: 'desc' }] : []
  if (!add) return next
  if (!at) return [...sorts, ...next]
  return sorts.flatMap((sort) => (sort.field === field ? next : [sort]))
}

/** Whether anything narrows the list. */
export const isNarrowed = (state: ListState): boolean => state.search !== '' || state.filter.nodes.length > 0

/** The same list from its first page, with nothing narrowing it. */
export const withoutNarrowing = (state: ListState): ListState => ({
  ...state,
  page: 1,
  search: '',
  filter: noFilter,
})
