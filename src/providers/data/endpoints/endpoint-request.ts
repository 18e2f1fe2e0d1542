import type { OwnCall } from '#define/wire'
import type { Given } from './call-endpoint'

/** The request of a declared call, as refine's hooks for custom endpoints take it. */
export interface EndpointRequest {
  readonly url: string
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** The body; undefined for a read, and for a deletion without input. */
  readonly payload?: Readonly<Record<string, unknown>> | undefined
}

/** Inserts the parameters of a call into its path; the others are in the query of a GET, else in the body. */
export function endpointRequest<C extends OwnCall>({ method, path }: C, given: Given<C>): EndpointRequest {
  const left: Record<string, unknown> = { ...given }
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(left[name])
    delete left[name]
    return encodeURIComponent(value)
  })
  const verb = method.toLowerCase() as EndpointRequest['method']
  if (verb === 'get') return { url: withQuery(url, left), method: verb, payload: undefined }
  const hasBody = verb !== 'delete' || Object.keys(left).length > 0
  return { url, method: verb, payload: hasBody ? left : undefined }
}

function withQuery(url: string, values: Readonly<Record<string, unknown>>): string {
  const known = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(known.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${url}?${query}` : url
}
