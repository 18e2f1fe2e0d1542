import type { AnyResource } from '#define'
import { recordFromResponse, type Row } from './answers'

/** Where a record is put: into which column, and before which other record; null for the end. */
export interface TargetPosition {
  readonly to?: string
  readonly beforeId?: string | null
}

/** Puts a record into its place, by the declared call where there is one. It rejects with what the server refused. */
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
