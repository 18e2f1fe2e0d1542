import type { CrudSort } from '@refinedev/core'
import { useAddressQuery } from '#providers/router/address-query'

export const shelves = ['all', 'starred', 'trash'] as const
export type Shelf = (typeof shelves)[number]

/** By what files are sorted, the first one where nothing else is chosen. */
export const sorts = ['name', 'nameDown', 'newest', 'oldest', 'largest', 'smallest', 'kind'] as const
export type Sorting = (typeof sorts)[number]

const fieldsOf: Readonly<Record<Sorting, CrudSort>> = {
  name: { field: 'name', order: 'asc' },
  nameDown: { field: 'name', order: 'desc' },
  newest: { field: 'updatedAt', order: 'desc' },
  oldest: { field: 'updatedAt', order: 'asc' },
  largest: { field: 'size', order: 'desc' },
  smallest: { field: 'size', order: 'asc' },
  kind: { field: 'kind', order: 'asc' },
}

/** The order of a place; folders have neither a size nor a kind and then stand by their names. */
export function sortersOf({ sort }: FilesLocation, resource: 'files' | 'folders'): CrudSort[] {
  const chosen = fieldsOf[sort]
  const isKnown = resource === 'files' || chosen.field === 'name' || chosen.field === 'updatedAt'
  return [isKnown ? chosen : fieldsOf.name]
}

/** What the manager shows, as its address says. */
export interface FilesLocation {
  readonly shelf: Shelf
  /** The folder that is open; at the top where it is undefined. */
  readonly folder: string | undefined
  readonly search: string
  readonly sort: Sorting
}

/** What the manager shows, and the way to something else. */
export function useFilesLocation(): readonly [FilesLocation, (next: Partial<FilesLocation>) => void] {
  const [query, changeQuery] = useAddressQuery()
  const go = (next: Partial<FilesLocation>) =>
    changeQuery((before) => queryOf({ ...locationIn(before), ...next }))
  return [locationIn(query), go]
}

function locationIn(query: URLSearchParams): FilesLocation {
  const shelf = shelves.find((item) => item === query.get('shelf')) ?? 'all'
  return {
    shelf,
    folder: shelf === 'all' ? (query.get('folder') ?? undefined) : undefined,
    search: query.get('q') ?? '',
    sort: sorts.find((item) => item === query.get('sort')) ?? 'name',
  }
}

function queryOf({ shelf, folder, search, sort }: FilesLocation): URLSearchParams {
  const query = new URLSearchParams()
  if (shelf !== 'all') query.set('shelf', shelf)
  if (folder && shelf === 'all') query.set('folder', folder)
  if (search) query.set('q', search)
  if (sort !== 'name') query.set('sort', sort)
  return query
}

/** The query of a folder's address. */
export const folderQuery = (folder: string | undefined): string => (folder ? `?folder=${folder}` : '?')
