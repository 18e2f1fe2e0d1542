import { useInfiniteList, useList, useOne, type CrudFilter, type HttpError } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { Row } from '#providers/data/answers'
import { sortersOf, type FilesLocation } from './use-files-location'

/** Rows per page; further pages are loaded while scrolling. */
const pageSize = 100

/** The filters of a location: a search covers all folders, not only the open one. */
function filtersOf({ shelf, folder, search }: FilesLocation, parent: 'folder' | 'parent'): CrudFilter[] {
  if (search) return [{ field: 'q', operator: 'eq', value: search }]
  if (shelf === 'starred') return [{ field: 'starred', operator: 'eq', value: true }]
  if (shelf === 'trash') return []
  return [
    folder
      ? { field: parent, operator: 'eq', value: folder }
      : { field: parent, operator: 'null', value: true },
  ]
}

/** The rows of one resource in a location, page by page, and their total. */
function useRows(resource: 'files' | 'folders', location: FilesLocation, isEnabled: boolean) {
  const meta = { trash: location.shelf === 'trash' }
  const shared = {
    resource,
    filters: filtersOf(location, resource === 'files' ? 'folder' : 'parent'),
    sorters: sortersOf(location, resource),
    errorNotification: false as const,
  }
  const { query } = useInfiniteList<Row, HttpError>({
    ...shared,
    meta: { ...meta, keyset: true },
    pagination: { pageSize },
    queryOptions: {
      enabled: isEnabled,
      placeholderData: keepPreviousData,
      getNextPageParam: ({ cursor }) => cursor?.next,
    },
  })
  // Keyset pages have no total.
  const counted = useList<Row, HttpError>({
    ...shared,
    meta,
    pagination: { currentPage: 1, pageSize: 1 },
    queryOptions: { enabled: isEnabled, placeholderData: keepPreviousData },
  })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return {
    query,
    rows: isEnabled ? (query.data?.pages.flatMap(({ data }) => data) ?? []) : [],
    total: isEnabled ? counted.query.data?.total : 0,
    isPending: isEnabled && query.isPending,
    isFailed: isEnabled && query.isError && !query.data,
    hasMore: isEnabled && hasNextPage,
    isFetching: query.isFetching,
    isLoadingMore: isFetchingNextPage,
    hasFailedMore: query.isFetchNextPageError,
    more: () => void (isFetchingNextPage || fetchNextPage()),
  }
}

/** The folders and files of a location that have been loaded so far. */
export function useEntries(location: FilesLocation) {
  const folders = useRows('folders', location, location.shelf !== 'starred')
  const files = useRows('files', location, true)
  return {
    folders,
    files,
    isFirst: files.isPending || folders.isPending,
    isStale: files.query.isPlaceholderData || folders.query.isPlaceholderData,
    // If refetching a page fails, the rows stay visible.
    error: files.isFailed ? files.query.error : folders.isFailed ? folders.query.error : undefined,
    readAgain: () => void Promise.all([files.query.refetch(), folders.query.refetch()]),
  }
}
export type EntriesOfLocation = ReturnType<typeof useEntries>
export type LoadedRows = EntriesOfLocation['files']

/** The folders on the path to a folder, from the top; those the user may not read are left out. */
export function usePath(id: string | undefined): readonly Row[] {
  // Limited to four levels: each folder requests its parent once.
  const first = useFolder(id)
  const second = useFolder(parentOf(first))
  const third = useFolder(parentOf(second))
  const fourth = useFolder(parentOf(third))
  return [fourth, third, second, first].filter((row) => row !== undefined)
}

const parentOf = (row: Row | undefined) => (row?.['parent'] as string | null | undefined) ?? undefined

function useFolder(id: string | undefined): Row | undefined {
  const { result } = useOne<Row>({
    resource: 'folders',
    id: id ?? '',
    errorNotification: false,
    queryOptions: { enabled: id !== undefined },
  })
  return id === undefined ? undefined : result
}
