import type { OutputOf } from '#define/output'
import type { InputOf } from '#define/resource'
import type { Frozen } from '#define/values'
import type { OwnCall } from '#define/wire'
import { client } from '../http/client'

/** The parameter names in a path: `id` in `/api/account/sessions/:id`. */
type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
/** The parameters of a call: its path parameters and its declared input. */
export type Given<C extends OwnCall> = { readonly [Name in PathNames<C['path']>]: string } & (C extends {
  input: object
}
  ? Frozen<InputOf<C>>
  : {})

interface Options {
  readonly signal?: AbortSignal | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** In milliseconds. */
  readonly timeout?: number
}

/**
 * Calls a declared endpoint. Parameters that are not in its path are sent in the query of a GET, else in the body.
 * Rejects with the server's problem.
 */
export async function callEndpoint<C extends OwnCall>(
  call: C,
  given: Given<C>,
  options: Options = {},
): Promise<OutputOf<C>> {
  const { method, path } = call
  const left: Record<string, unknown> = { ...given }
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(left[name])
    delete left[name]
    return encodeURIComponent(value)
  })
  const hasBody = method !== 'DELETE' || Object.keys(left).length > 0
  const { data } = await client.request<OutputOf<C>>({
    method,
    url,
    ...options,
    ...(method === 'GET' ? { params: left } : hasBody && { data: left }),
  })
  return data
}
