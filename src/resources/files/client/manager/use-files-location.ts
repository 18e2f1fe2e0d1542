import type { CrudSort } from '@refinedev/core'
import { useAddressQuery } from '#providers/router/address-query'

export const shelves = ['all', 'starred', 'trash'] as const
export type Shelf = (typeof shelves)[number]

/** The sort orders of files; the first is the default. */
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

/** The sorters of a location; folders have neither size nor kind and are then sorted by name. */
export function sortersOf({ sort }: FilesLocation, resource: 'files' | 'folders'): CrudSort[] {
  const chosen = fieldsOf[sort]
  const isKnown = resource === 'files' || chosen.field === 'name' || chosen.field === 'updatedAt'
  return [isKnown ? chosen : fieldsOf.name]
}

/** What the file manager shows, as in its URL. */
export interface FilesLocation {
  readonly shelf: Shelf
  /** The open folder; undefined at the top. */
  readonly folder: string | undefined
  readonly search: string
  readonly sort: Sorting
}

/** The current files location, and a function that changes it. */
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

/** The query string of a folder's URL. */
export const folderQuery = (folder: string | undefined): string => (folder ? `?folder=${folder}` : '?')
