import { useTable, type BaseRecord, type HttpError, type useTableProps } from '@refinedev/core'
import { useState } from 'react'
import { useOwnMeta } from '#providers/data/own-meta'
import type { ListRequest } from './state/list-request'

type Options<Row> = Pick<useTableProps<Row, HttpError, Row>, 'queryOptions' | 'errorNotification'>

/**
 * Refine's `useTable`, whose page, order and filters are those of a request. The state of a list is in the URL, in a
 * form of its own: refine's `syncWithLocation` replaces the history entry, so that Back leaves the list, and does not
 * encode values.
 */
export function useControlledTable<Row extends BaseRecord>(request: ListRequest, options: Options<Row>) {
  const { resource, pagination, sorters, filters } = request
  const [applied, apply] = useState(request)
  const table = useTable<Row, HttpError, Row>({
    ...options,
    resource,
    pagination,
    sorters: { initial: sorters },
    filters: { initial: filters, defaultBehavior: 'replace' },
    syncWithLocation: false,
    meta: useOwnMeta(resource, request.meta),
  })
  // Set while rendering, not in an effect: the state changes before anything is shown or requested.
  if (applied !== request) {
    apply(request)
    table.setCurrentPage(pagination.currentPage ?? 1)
    if (pagination.pageSize !== undefined) table.setPageSize(pagination.pageSize)
    table.setSorters(sorters)
    table.setFilters(filters, 'replace')
  }
  return table
}
