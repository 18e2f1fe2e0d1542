import type { AnyResource } from '#define'

/** The target of a move: the column, and the record that follows; null for the end. */
export interface TargetPosition {
  readonly to?: string
  readonly beforeId?: string | null
  /** The values of the lane into which a card is moved. */
  readonly values?: Readonly<Record<string, unknown>>
}

/** The request that moves a record: the declared call if there is one. */
export function reorderCall(
  resource: AnyResource,
  id: string,
  { to, beforeId, values }: TargetPosition,
): { readonly url: string; readonly values: Readonly<Record<string, unknown>> } {
  const before = { ...values, ...(beforeId !== undefined && { beforeId }) }
  const call = resource.wire?.place
  if (!call) return { url: `/api/${resource.name}/${id}/place`, values: { ...before, ...(to && { to }) } }
  const column = call.to && to ? { [call.to]: to } : {}
  return { url: call.path, values: { [call.id]: id, ...column, ...before } }
}
