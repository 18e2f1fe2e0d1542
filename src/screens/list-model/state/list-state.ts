import type { AnyResource } from '#define'
import { defaultSort, filtersOf, sortsOf, type Sort } from '#define/reading'
import { noFilter, readFilter, writeFilter, type Group } from './filter'

export const pageSizes = [10, 25, 50, 100] as const
export const defaultPageSize = 25
/** The maximum offset at which the server starts a page. */
export const lastStart = 10_000

/** A position in the order of a list; `before` without a value is its end, `from` is a value of the first sort. */
export interface PagePosition {
  readonly after?: string
  readonly before?: string
  readonly from?: string
}

/** What a list shows, kept in the URL, so that Back restores it and a copied link shows the same. */
export interface ListState {
  /** From 1; from -1 backwards where it is counted from the end; 0 where the number is not known. */
  readonly page: number
  /** The position of a page that no offset leads to; the first page has none. */
  readonly position?: PagePosition
  readonly pageSize: number
  /** Empty for the default order. */
  readonly sorts: readonly Sort[]
  readonly filter: Group
  readonly search: string
  readonly trash: boolean
}

/** The names by which a list can be filtered: the declared filters and the id. */
export const filterNames = (resource: AnyResource): string[] => [...filtersOf(resource), 'id']

/** Parses the URL's query; missing or invalid values fall back to defaults. */
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

/** Writes a state into the URL's query; default values are left out. */
export function writeListState(
  state: ListState,
  before: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const query = new URLSearchParams(before)
  const setParameter = (name: string, value: string | undefined) =>
    value ? query.set(name, value) : query.delete(name)
  const { after, before: end, from } = state.page === 1 ? {} : (state.position ?? {})
  setParameter('page', state.page > 1 || state.page < 0 ? String(state.page) : undefined)
  setParameter('after', after)
  setParameter('before', end)
  setParameter('from', from)
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

/** The order of the rows: the chosen one, or else the default. */
export const sortsShown = (resource: AnyResource, state: ListState): readonly Sort[] =>
  state.sorts.length > 0 ? state.sorts : [defaultSort(resource)]

/**
 * The sort order after a click on a column header: ascending, descending, then default. With `add` the column is
 * added to the order instead of replacing it.
 */
export function sortsAfterClick(sorts: readonly Sort[], field: string, add: boolean): readonly Sort[] {
  const at = sorts.find((sort) => sort.field === field)
  const next: Sort[] = !at ? [{ field, order: 'asc' }] : at.order === 'asc' ? [{ field, order: 'desc' }] : []
  if (!add) return next
  if (!at) return [...sorts, ...next]
  return sorts.flatMap((sort) => (sort.field === field ? next : [sort]))
}

/** Whether a search or filter is active. */
export const isNarrowed = (state: ListState): boolean => state.search !== '' || state.filter.nodes.length > 0

/** The first page of the same list without search and filter. */
export const withoutNarrowing = (state: ListState): ListState => ({
  ...state,
  page: 1,
  search: '',
  filter: noFilter,
})
