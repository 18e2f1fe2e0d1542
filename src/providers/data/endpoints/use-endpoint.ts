import { useCustom, type BaseRecord, type HttpError, type UseCustomProps } from '@refinedev/core'
import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '#define/output'
import type { OwnCall } from '#define/wire'
import type { Given } from './call-endpoint'
import { endpointRequest, type EndpointRequest } from './endpoint-request'
import { useOwnMeta } from '../own-meta'

type QueryOptions = NonNullable<
  UseCustomProps<BaseRecord, HttpError, unknown, unknown, BaseRecord>['queryOptions']
>

/** How an endpoint is read: react-query's options, and the resources of which a change reads it again. */
export interface EndpointOptions<Output, Shown> extends Pick<
  QueryOptions,
  | 'enabled'
  | 'staleTime'
  | 'gcTime'
  | 'retry'
  | 'refetchOnWindowFocus'
  | 'refetchInterval'
  | 'structuralSharing'
> {
  readonly key: QueryKey
  readonly live?: readonly string[]
  /** The part of the output that is shown. */
  readonly select?: (output: Output) => Shown
  /** The previous output stays until the next one has arrived. */
  readonly keepsPrevious?: boolean
}

/** Reads a declared call by refine's `useCustom`. */
export const useEndpoint = <C extends OwnCall, Shown = OutputOf<C>>(
  call: C,
  given: Given<C>,
  options: EndpointOptions<OutputOf<C>, Shown>,
): UseQueryResult<Shown, HttpError> => useRequest<OutputOf<C>, Shown>(endpointRequest(call, given), options)

/** The same for an endpoint of the engine, which no resource declares. */
export function useRequest<Output, Shown = Output>(
  { url, method, payload }: EndpointRequest,
  { key, live, select, keepsPrevious = false, ...options }: EndpointOptions<Output, Shown>,
): UseQueryResult<Shown, HttpError> {
  const { query } = useCustom({
    url,
    method,
    config: { payload },
    meta: useOwnMeta(undefined),
    // The page shows the error.
    errorNotification: false,
    // It would render once a second while a request is pending.
    overtimeOptions: { enabled: false },
    queryOptions: {
      ...options,
      queryKey: key,
      meta: { live },
      select: ({ data }: { data: unknown }) => (select ? select(data as Output) : data) as never,
      ...(keepsPrevious && { placeholderData: (before: unknown) => before as never }),
    },
  })
  return query as UseQueryResult<Shown, HttpError>
}
