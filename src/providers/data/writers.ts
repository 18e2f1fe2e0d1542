import type { BaseKey, DataProvider } from '@refinedev/core'
import type { AnyResource } from '#define'
import { recordFromResponse, withoutExtras } from './answers'
import { ChosenOccurrence, type WriteMeta } from './write-meta'

interface Write {
  readonly resource: string
  readonly variables?: object
  readonly meta?: WriteMeta
}
type WriteOne = Write & { readonly id: BaseKey }
type Rest = Pick<DataProvider, 'create' | 'update' | 'deleteOne'>

/**
 * The write methods of the data provider: those of simple-rest, unless the declaration names another call. They send
 * the version and the idempotency key of `meta`, and nothing else of it: refine takes `meta.method` and
 * `meta.headers` from the URL too, and simple-rest would obey them.
 */
export const writers = (resourceOf: (name: string) => AnyResource, rest: Rest) => ({
  create: async ({ resource, variables = {}, meta }: Write) => {
    const values = withoutExtras(variables)
    const call = resourceOf(resource).wire?.create
    if (!call) return rest.create({ resource, variables: values, meta: headersFor(meta) })
    const body = call.wraps ? { [call.wraps]: values } : values
    return { data: recordFromResponse(await post(call.path, body, meta), call) }
  },
  update: async ({ resource, id, variables = {}, meta }: WriteOne) => {
    const values = withoutExtras(variables)
    if (meta?.occurrence instanceof ChosenOccurrence) {
      const { changeOccurrences } = await import('./endpoints/occurrence-calls')
      return changeOccurrences({ resource, id, chosen: meta.occurrence, config: headersFor(meta) }, values)
    }
    const { update: call, change } = resourceOf(resource).wire ?? {}
    if (meta?.own === true && change)
      return { data: recordFromResponse(await patch(change.path, values, meta), change) }
    if (!call) return rest.update({ resource, id, variables: values, meta: headersFor(meta) })
    return {
      data: recordFromResponse(await post(call.path, { [call.id]: id, [call.wraps]: values }, meta), call),
    }
  },
  deleteOne: async ({ resource, id, meta }: WriteOne) => {
    if (meta?.occurrence instanceof ChosenOccurrence) {
      const { deleteOccurrences } = await import('./endpoints/occurrence-calls')
      return deleteOccurrences({ resource, id, chosen: meta.occurrence, config: headersFor(meta) })
    }
    const call = resourceOf(resource).wire?.delete
    if (!call) return rest.deleteOne({ resource, id, meta: headersFor(meta) })
    return { data: await post(call.path, { [call.id]: id }, meta) }
  },
})

async function post(path: string, body: object, meta: Write['meta']): Promise<unknown> {
  const { client } = await import('./http/client')
  const { data } = await client.post<unknown>(path, body, headersFor(meta))
  return data
}

async function patch(path: string, body: object, meta: Write['meta']): Promise<unknown> {
  const { client } = await import('./http/client')
  const { data } = await client.patch<unknown>(path, body, headersFor(meta))
  return data
}

// A parameter of the URL is a string, so it is never taken for a version.
function headersFor(meta: Write['meta']): { headers: Record<string, string> } {
  const headers: Record<string, string> = {}
  if (typeof meta?.version === 'number') headers['If-Match'] = `"${meta.version}"`
  if (typeof meta?.idempotencyKey === 'string') headers['Idempotency-Key'] = meta.idempotencyKey
  return { headers }
}
