import type { AnyResource } from '#define'
import { fieldsRead } from './fields-read'
import { listRequest, type ListRequest } from './list-request'
import type { ListState } from './list-state'

/** What of a board is requested. */
export interface BoardChoice {
  /** The columns that show more cards, each repeated for each request of more. */
  readonly more?: readonly string[] | undefined
  /** The id of the board, where there are several. */
  readonly within?: string | undefined
}

/** The parameter of the URL with the id of a board. */
export const boardParameter = 'board'

/** The request for a board: all columns at once, and more cards of some columns, with the fields that cards show. */
export function boardRequest(
  resource: AnyResource,
  state: ListState,
  { more = [], within }: BoardChoice = {},
): ListRequest {
  const request = listRequest(resource, { ...state, page: 1 })
  return {
    ...request,
    pagination: { mode: 'off' },
    meta: {
      ...request.meta,
      board: true,
      more,
      fields: cardFields(resource),
      ...(within !== undefined && { within }),
    },
  }
}

function cardFields(resource: AnyResource): string[] {
  const { facts = [], lanes = [], rank, due, cover } = resource.views?.board ?? {}
  return fieldsRead(resource, [...facts, ...lanes, rank, due, cover])
}
