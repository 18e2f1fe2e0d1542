import type { CustomParams } from '@refinedev/core'
import { addFilters } from '../lists/filter-query'
import { addSorters } from '../lists/list-url'
import { signalIn } from '../http/signal-in'
import { read } from '../read'

/** What a custom call may pass in `meta`. */
export interface CustomMeta {
  /** In milliseconds. */
  readonly timeout?: number
  readonly signal?: AbortSignal | undefined
}

/**
 * The `custom` method of the data provider. It replaces that of simple-rest, which cannot be cancelled, leaves out the
 * query of requests with a body, and refuses `or` and `and`.
 */
export async function custom({
  url,
  method,
  filters,
  sorters,
  payload,
  query,
  headers,
  meta,
}: CustomParams): Promise<{ data: unknown }> {
  const parameters = new URLSearchParams()
  addSorters(parameters, sorters)
  addFilters(parameters, filters ?? [])
  addValues(parameters, query)
  const target = parameters.size > 0 ? `${url}${url.includes('?') ? '&' : '?'}${parameters}` : url
  const { timeout, signal } = optionsIn(meta)
  // The boot script may have requested it.
  if (method === 'get' && !headers && timeout === undefined)
    return { data: (await read(target, signal)).data }
  const { client } = await import('../http/client')
  const hasBody = payload !== undefined && !['get', 'head', 'options'].includes(method)
  const { data } = await client.request<unknown>({
    method,
    url: target,
    ...(hasBody && { data: payload }),
    ...(headers && { headers: headers as Record<string, string> }),
    ...(timeout !== undefined && { timeout }),
    ...(signal && { signal }),
  })
  return { data }
}

/** Refine fills `meta` from the URL too: only what is of the right type counts. */
function optionsIn(meta: CustomParams['meta']): CustomMeta {
  const { timeout } = (meta ?? {}) as CustomMeta
  const signal = signalIn(meta)
  return {
    ...(typeof timeout === 'number' && { timeout }),
    ...(signal && { signal }),
  }
}

function addValues(parameters: URLSearchParams, query: unknown): void {
  for (const [name, given] of Object.entries(query ?? {}))
    for (const value of Array.isArray(given) ? given : [given])
      if (value !== undefined && value !== null) parameters.append(name, String(value))
}
