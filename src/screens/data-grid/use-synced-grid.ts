import {
  unionFilters,
  useSyncWithLocation,
  type BaseRecord,
  type CrudFilter,
  type HttpError,
} from '@refinedev/core'
import { useDataGrid as useGridOfRefine, type UseDataGridProps } from '@refinedev/mui'
import { useOwnMeta } from '#providers/data/own-meta'
import { useStateOfUrl, useTableUrl } from './use-table-url'

/** Filters that are set by the program, on their way through refine's `search`. */
class GivenFilters {
  readonly filters: CrudFilter[]
  constructor(filters: CrudFilter[]) {
    this.filters = filters
  }
}

/**
 * Refine's `useDataGrid`, synchronized with the URL by the history of the browser, and independent of all other
 * parameters of the URL. `setFilters` changes what the grid shows too, which refine's own does not.
 */
export function useSyncedGrid<
  Raw extends BaseRecord,
  Failure extends HttpError,
  Search,
  Row extends BaseRecord,
>(props: UseDataGridProps<Raw, Failure, Search, Row>) {
  const { resource, pagination, sorters, filters, onSearch } = props
  const { syncWithLocation } = useSyncWithLocation()
  const isSynced = props.syncWithLocation ?? syncWithLocation
  const inUrl = useStateOfUrl(isSynced, {
    currentPage: pagination?.currentPage ?? 1,
    pageSize: pagination?.pageSize ?? 25,
    sorters: sorters?.initial ?? none,
    filters: filters?.initial ?? none,
  })
  const table = useGridOfRefine<Raw, Failure, Search | GivenFilters, Row>({
    ...props,
    pagination: { ...pagination, currentPage: inUrl.currentPage, pageSize: inUrl.pageSize },
    sorters: { ...sorters, initial: inUrl.sorters },
    filters: { ...filters, initial: inUrl.filters },
    syncWithLocation: false,
    meta: useOwnMeta(resource, props.meta),
    onSearch: (value) => (value instanceof GivenFilters ? value.filters : (onSearch?.(value) ?? [])),
  })
  const setFilters: typeof table.setFilters = (next, behavior = filters?.defaultBehavior ?? 'replace') => {
    const isSetter = typeof next === 'function'
    const requested = isSetter ? next(table.filters) : next
    const kept = isSetter || behavior === 'replace' ? [] : table.filters
    void table.search(new GivenFilters(unionFilters([], requested, kept)))
  }
  useTableUrl({
    isSynced,
    inUrl,
    inTable: {
      currentPage: table.currentPage,
      pageSize: table.pageSize,
      sorters: without(table.sorters, sorters?.permanent),
      filters: without(table.filters, filters?.permanent),
    },
    onUrl: (state) => {
      table.setSorters(state.sorters)
      setFilters(state.filters, 'replace')
      table.setPageSize(state.pageSize)
      table.setCurrentPage(state.currentPage)
    },
  })
  const search = async (value: Search): Promise<void> => {
    if (onSearch) await table.search(value)
  }
  return { ...table, setFilters, search }
}

const none: never[] = []

function without<Item>(items: readonly Item[], permanent: readonly Item[] = []): Item[] {
  const texts = new Set(permanent.map((item) => JSON.stringify(item)))
  return items.filter((item) => !texts.has(JSON.stringify(item)))
}
