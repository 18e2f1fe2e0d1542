import type { AnyResource } from '#define'
import { listRequest, type ListRequest } from './list-request'
import type { ListState } from './list-state'

/** The request for a board: all columns at once, and more cards of some columns. */
export function boardRequest(
  resource: AnyResource,
  state: ListState,
  more: readonly string[] = [],
): ListRequest {
  const request = listRequest(resource, { ...state, page: 1 })
  return { ...request, pagination: { mode: 'off' }, meta: { ...request.meta, board: true, more } }
}
