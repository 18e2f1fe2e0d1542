import { useAddressQuery } from '../../../providers/router/address-query'

export const shelves = ['all', 'starred', 'trash'] as const
export type Shelf = (typeof shelves)[number]

/** What the manager shows, as its address says. */
export interface Place {
  readonly shelf: Shelf
  /** The folder that is open; at the top where it is undefined. */
  readonly folder: string | undefined
  readonly search: string
}

/** What the manager shows, and the way to something else. */
export function usePlace(): readonly [Place, (next: Partial<Place>) => void] {
  const [query, changeQuery] = useAddressQuery()
  const go = (next: Partial<Place>) => changeQuery((before) => queryOf({ ...placeIn(before), ...next }))
  return [placeIn(query), go]
}

function placeIn(query: URLSearchParams): Place {
  const shelf = shelves.find((one) => one === query.get('shelf')) ?? 'all'
  return {
    shelf,
    folder: shelf === 'all' ? (query.get('folder') ?? undefined) : undefined,
    search: query.get('q') ?? '',
  }
}

function queryOf({ shelf, folder, search }: Place): URLSearchParams {
  const query = new URLSearchParams()
  if (shelf !== 'all') query.set('shelf', shelf)
  if (folder && shelf === 'all') query.set('folder', folder)
  if (search) query.set('q', search)
  return query
}

/** The query of a folder's address. */
export const folderQuery = (folder: string | undefined): string => (folder ? `?folder=${folder}` : '?')
