import { useList, useOne, type CrudFilter, type HttpError } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Row } from '../../../providers/data/answers'
import type { Place } from './use-place'

const step = 60
const byName = [{ field: 'name', order: 'asc' as const }]

/** What a place is narrowed by: a search looks everywhere, not only into the folder that is open. */
function filtersOf({ shelf, folder, search }: Place, parent: 'folder' | 'parent'): CrudFilter[] {
  if (search) return [{ field: 'q', operator: 'eq', value: search }]
  if (shelf === 'starred') return [{ field: 'starred', operator: 'eq', value: true }]
  if (shelf === 'trash') return []
  return [
    folder
      ? { field: parent, operator: 'eq', value: folder }
      : { field: parent, operator: 'null', value: true },
  ]
}

/** The folders and files of a place, the files as many as have been asked for. */
export function useEntries(place: Place) {
  const key = JSON.stringify(place)
  const [asked, setAsked] = useState({ key, count: step })
  const count = asked.key === key ? asked.count : step
  const hasFolders = place.shelf !== 'starred'
  const shared = {
    sorters: byName,
    errorNotification: false as const,
    meta: { trash: place.shelf === 'trash' },
  }
  const folders = useList<Row, HttpError>({
    ...shared,
    resource: 'folders',
    filters: filtersOf(place, 'parent'),
    pagination: { currentPage: 1, pageSize: 100 },
    queryOptions: { enabled: hasFolders, placeholderData: keepPreviousData },
  })
  const files = useList<Row, HttpError>({
    ...shared,
    resource: 'files',
    filters: filtersOf(place, 'folder'),
    pagination: { currentPage: 1, pageSize: count },
    queryOptions: { placeholderData: keepPreviousData },
  })
  const isFirst = files.query.isPending || (hasFolders && folders.query.isPending)
  return {
    folders: hasFolders ? rowsOf(folders) : [],
    files: rowsOf(files),
    hasMore: (files.query.data?.total ?? 0) > rowsOf(files).length,
    isFirst,
    isStale: files.query.isPlaceholderData || folders.query.isPlaceholderData,
    error: files.query.error ?? folders.query.error ?? undefined,
    more: () => setAsked({ key, count: count + step }),
    readAgain: () => void Promise.all([files.query.refetch(), folders.query.refetch()]),
  }
}

const rowsOf = ({ query }: { query: { data?: { data: Row[] } | undefined } }): readonly Row[] =>
  query.data?.data ?? []

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
