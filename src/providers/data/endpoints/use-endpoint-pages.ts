import { useDataProvider } from '@refinedev/core'
import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import type { OutputOf } from '#define/output'
import type { OwnCall } from '#define/wire'
import type { Given } from './call-endpoint'
import { endpointRequest } from './endpoint-request'

interface PagesOptions<C extends OwnCall> {
  readonly key: QueryKey
  readonly live: readonly string[]
  readonly refetchOnWindowFocus?: 'always'
  /** The parameters of the page after this one; undefined for the last page. */
  readonly next: (page: OutputOf<C>) => (Partial<Given<C>> & object) | undefined
}

/** A page in the cache, as the data provider returns it. */
export interface EndpointPage<Output> {
  readonly data: Output
}

/** Reads a declared call page by page through the data provider: refine has no such hook for custom endpoints. */
export function useEndpointPages<C extends OwnCall>(
  call: C,
  given: Given<C>,
  { key, live, next, ...options }: PagesOptions<C>,
) {
  const provider = useDataProvider()()
  return useInfiniteQuery({
    ...options,
    queryKey: key,
    queryFn: async ({ pageParam, signal }): Promise<EndpointPage<OutputOf<C>>> => {
      const { url, method } = endpointRequest(call, { ...(given as object), ...pageParam } as Given<C>)
      const answer = await provider.custom?.({ url, method, meta: { signal } })
      return { data: answer?.data as OutputOf<C> }
    },
    initialPageParam: {} as object,
    getNextPageParam: ({ data }) => next(data),
    meta: { live },
  })
}
