import { useList, type HttpError } from '@refinedev/core'
import type { ViewRow } from './view-address'

/** The most views that are read. */
const pageSize = 500

/** All views that the user may read, by name. Every part of the page that reads them shares one request. */
export function useSavedViews() {
  const { query, result } = useList<ViewRow, HttpError>({
    resource: 'savedViews',
    pagination: { currentPage: 1, pageSize, mode: 'server' },
    sorters: [{ field: 'name', order: 'asc' }],
    // Always set, because refine fills missing `meta` keys from the URL.
    meta: { trash: false, tabs: false, board: false, more: [] },
    errorNotification: false,
  })
  return { query, views: result.data }
}
