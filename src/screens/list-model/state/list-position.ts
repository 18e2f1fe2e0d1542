import type { AnyResource } from '#define'
import { readListState, type ListState, type PagePosition } from './list-state'

/** The last page of a list, whatever its number. */
export const lastPage: Pick<ListState, 'page' | 'position'> = { page: -1, position: { before: '' } }

/** The page that starts at a value of the first sort. */
export const pageFrom = (from: string): Pick<ListState, 'page' | 'position'> => ({
  page: 0,
  position: { from },
})

/** Parses the URL's query, with the position of a page that no offset leads to. */
export function readPositionedState(resource: AnyResource, query: URLSearchParams): ListState {
  const state = readListState(resource, query)
  const given = query.get('page')
  const page = Math.trunc(Number(given))
  // A page that is started over has no position.
  if (given !== null && page === 1) return state
  const position = positionIn(query)
  if (position) return { ...state, page: Number.isSafeInteger(page) ? page : 0, position }
  return page < 0 ? { ...state, ...lastPage } : state
}

function positionIn(query: URLSearchParams): PagePosition | undefined {
  const [after, before, from] = [query.get('after'), query.get('before'), query.get('from')]
  if (after) return { after }
  if (before) return { before }
  return from ? { from } : undefined
}
