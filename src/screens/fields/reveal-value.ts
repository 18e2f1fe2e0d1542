import type { AnyResource } from '#define'

/** Asks for a hidden value of a record; the server keeps that it was asked for. Rejects with its refusal. */
export async function revealValue(resource: AnyResource, id: string, name: string): Promise<string> {
  const { client } = await import('#providers/data/client')
  const { data } = await client.post<{ values: Record<string, unknown> }>(
    `/api/${resource.name}/${id}/reveal`,
    { fields: [name] },
  )
  return String(data.values[name] ?? '')
}
