import { useInfiniteList, useList, useOne, type CrudFilter, type HttpError } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { Row } from '#providers/data/answers'
import { sortersOf, type FilesLocation } from './use-files-location'

/** Rows of a page; further pages come as one scrolls, however many there are. */
const pageSize = 100

/** What a place is narrowed by: a search looks everywhere, not only into the folder that is open. */
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

/** Rows of one resource that are in a place, page by page, and how many there are in all. */
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
  // A page by keyset comes without a total.
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
    isLoadingMore: isFetchingNextPage,
    more: () => void (isFetchingNextPage || fetchNextPage()),
  }
}

/** The folders and files of a place, as many of them as have been scrolled to. */
export function useEntries(location: FilesLocation) {
  const folders = useRows('folders', location, location.shelf !== 'starred')
  const files = useRows('files', location, true)
  return {
    folders,
    files,
    isFirst: files.isPending || folders.isPending,
    isStale: files.query.isPlaceholderData || folders.query.isPlaceholderData,
    // A page that could not be read again takes nothing away from what is shown.
    error: files.isFailed ? files.query.error : folders.isFailed ? folders.query.error : undefined,
    readAgain: () => void Promise.all([files.query.refetch(), folders.query.refetch()]),
  }
}
export type EntriesOfLocation = ReturnType<typeof useEntries>
export type LoadedRows = EntriesOfLocation['files']

/** The folders on the way to one, the top first; those that the person may not read are left out. */
export function usePath(id: string | undefined): readonly Row[] {
  // No deeper than people go: each level asks for the one above it, once.
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
