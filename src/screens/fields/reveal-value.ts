import type { AnyResource } from '#define'

/**
 * Requests a hidden value of a record; the server records the request in the change log. Rejects with the server's
 * problem.
 */
export async function revealValue(resource: AnyResource, id: string, name: string): Promise<string> {
  const { client } = await import('#providers/data/client')
  const { data } = await client.post<{ values: Record<string, unknown> }>(
    `/api/${resource.name}/${id}/reveal`,
    { fields: [name] },
  )
  return String(data.values[name] ?? '')
}
