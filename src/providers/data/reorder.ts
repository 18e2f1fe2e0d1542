import type { AnyResource } from '#define'
import { recordFromResponse, type Row } from './answers'

/** The target of a move: the column, and the record that follows; null for the end. */
export interface TargetPosition {
  readonly to?: string
  readonly beforeId?: string | null
}

/** Moves a record, by the declared call if there is one. Rejects with the server's problem. */
export async function reorderRecord(
  resource: AnyResource,
  id: string,
  { to, beforeId }: TargetPosition,
): Promise<Row> {
  const { client } = await import('./client')
  const before = beforeId === undefined ? {} : { beforeId }
  const call = resource.wire?.place
  if (!call) {
    const { data } = await client.post<Row>(`/api/${resource.name}/${id}/place`, {
      ...before,
      ...(to && { to }),
    })
    return data
  }
  const column = call.to && to ? { [call.to]: to } : {}
  const { data } = await client.post<unknown>(call.path, { [call.id]: id, ...column, ...before })
  return recordFromResponse(data, call)
}
