import type { BaseKey, CustomParams } from '@refinedev/core'
import type { AnyResource } from '#define'
import { recordFromResponse, withoutExtras } from './answers'
import type { WriteMeta } from './write-meta'

interface Write {
  readonly resource: string
  readonly variables?: object
  readonly meta?: WriteMeta & { readonly headers?: Readonly<Record<string, string>> }
}
type WriteOne = Write & { readonly id: BaseKey }

/** The write methods of the data provider: those of simple-rest, unless the declaration names another call. */
export const writers = (resourceOf: (name: string) => AnyResource) => ({
  create: async ({ resource, variables = {}, meta }: Write) => {
    const values = withoutExtras(variables)
    const call = resourceOf(resource).wire?.create
    if (!call) return (await rest()).create({ resource, variables: values, meta: headersFor(meta) })
    const body = call.wraps ? { [call.wraps]: values } : values
    return { data: recordFromResponse(await post(call.path, body, meta), call) }
  },
  update: async ({ resource, id, variables = {}, meta }: WriteOne) => {
    const values = withoutExtras(variables)
    const { update: call, change } = resourceOf(resource).wire ?? {}
    if (meta?.own && change)
      return { data: recordFromResponse(await patch(change.path, values, meta), change) }
    if (!call) return (await rest()).update({ resource, id, variables: values, meta: headersFor(meta) })
    return {
      data: recordFromResponse(await post(call.path, { [call.id]: id, [call.wraps]: values }, meta), call),
    }
  },
  deleteOne: async ({ resource, id, meta }: WriteOne) => {
    const call = resourceOf(resource).wire?.delete
    if (!call) return (await rest()).deleteOne({ resource, id, meta: headersFor(meta) })
    return { data: await post(call.path, { [call.id]: id }, meta) }
  },
  custom: async (params: CustomParams) => (await rest()).custom(params),
})

// Rendering a list does not need the client and simple-rest: they are loaded with the first write.
const rest = async () => {
  const [{ default: simpleRest }, { client }] = await Promise.all([
    import('@refinedev/simple-rest'),
    import('./client'),
  ])
  return simpleRest('/api', client)
}

async function post(path: string, body: object, meta: Write['meta']): Promise<unknown> {
  const { client } = await import('./client')
  const { data } = await client.post<unknown>(path, body, headersFor(meta))
  return data
}

async function patch(path: string, body: object, meta: Write['meta']): Promise<unknown> {
  const { client } = await import('./client')
  const { data } = await client.patch<unknown>(path, body, headersFor(meta))
  return data
}

function headersFor(meta: Write['meta']): { headers: Record<string, string> } {
  const headers: Record<string, string> = { ...meta?.headers }
  if (meta?.version !== undefined) headers['If-Match'] = `"${meta.version}"`
  if (meta?.idempotencyKey) headers['Idempotency-Key'] = meta.idempotencyKey
  return { headers }
}
