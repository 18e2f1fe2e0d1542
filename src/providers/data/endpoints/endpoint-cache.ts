import { useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EndpointPage } from './use-endpoint-pages'

export type { QueryKey }

/** The cached outputs of declared calls, below a key. */
export interface EndpointCache {
  /** Replaces an output. */
  readonly set: (key: QueryKey, output: unknown) => void
  /** The cached output; undefined if it was not read. */
  readonly get: <Output>(key: QueryKey) => Output | undefined
  /** Changes an output that was read. */
  readonly change: <Output>(key: QueryKey, next: (output: Output) => Output) => void
  /** Changes all outputs below a key that were read. */
  readonly changeEach: <Output>(key: QueryKey, next: (output: Output) => Output) => void
  /** Changes each page of all lists below a key. */
  readonly changePages: <Output>(key: QueryKey, next: (page: Output) => Output) => void
  /** All pages of all lists below a key. */
  readonly pages: <Output>(key: QueryKey) => Output[]
  /** Reads everything below a key again, except for these keys. */
  readonly invalidate: (key: QueryKey, except?: readonly QueryKey[]) => Promise<void>
  /** Cancels pending reads below a key, so that they do not replace a change of the cache. */
  readonly cancel: (key: QueryKey) => Promise<void>
}

type Held<Output> = EndpointPage<Output>
type Pages<Output> = InfiniteData<Held<Output>>

/** Access to the cached outputs of declared calls, for changes that are shown before the server has responded. */
export function useEndpointCache(): EndpointCache {
  const cache = useQueryClient()
  return useMemo(
    (): EndpointCache => ({
      set: (key, output) => void cache.setQueryData(key, { data: output }),
      get: <Output>(key: QueryKey) => cache.getQueryData<Held<Output>>(key)?.data,
      change: <Output>(key: QueryKey, next: (output: Output) => Output) =>
        void cache.setQueryData<Held<Output>>(key, (held) => held && { ...held, data: next(held.data) }),
      changeEach: <Output>(key: QueryKey, next: (output: Output) => Output) =>
        void cache.setQueriesData<Held<Output>>(
          { queryKey: key },
          (held) => held && { ...held, data: next(held.data) },
        ),
      changePages: <Output>(key: QueryKey, next: (page: Output) => Output) =>
        void cache.setQueriesData<Pages<Output>>(
          { queryKey: key },
          (held) =>
            held && { ...held, pages: held.pages.map((page) => ({ ...page, data: next(page.data) })) },
        ),
      pages: <Output>(key: QueryKey) =>
        cache
          .getQueriesData<Pages<Output>>({ queryKey: key })
          .flatMap(([, held]) => held?.pages.map(({ data }) => data) ?? []),
      invalidate: (key, except = []) =>
        cache.invalidateQueries({
          queryKey: key,
          predicate: ({ queryKey }) => !except.some((left) => startsWith(queryKey, left)),
        }),
      cancel: (key) => cache.cancelQueries({ queryKey: key }),
    }),
    [cache],
  )
}

const startsWith = (key: QueryKey, start: QueryKey): boolean =>
  start.every((part, index) => part === key[index])
