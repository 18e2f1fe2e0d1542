import { useCustomMutation, useDataProvider } from '@refinedev/core'
import { useCallback } from 'react'
import type { OutputOf } from '#define/output'
import type { OwnCall } from '#define/wire'
import type { Given } from './call-endpoint'
import type { CustomMeta } from './custom'
import { endpointRequest } from './endpoint-request'

/** Sends a declared call, and resolves with its output. Rejects with the server's problem. */
export type CallEndpoint = <C extends OwnCall>(
  call: C,
  given: Given<C>,
  options?: CustomMeta & { readonly headers?: Readonly<Record<string, string>> },
) => Promise<OutputOf<C>>

/** Sends declared calls by refine's `useCustomMutation`; the caller shows what they lead to. */
export function useCallEndpoint(): CallEndpoint {
  const { mutateAsync } = useCustomMutation({
    // Input such as a password is not kept after the page.
    mutationOptions: { gcTime: 0 },
    overtimeOptions: { enabled: false },
  })
  return useCallback<CallEndpoint>(
    async (call, given, { headers, ...meta } = {}) => {
      const { url, method, payload } = endpointRequest(call, given)
      const { data } = await mutateAsync({
        url,
        // Some calls of the specification change something by a GET.
        method: method as 'post',
        values: payload as object,
        ...(headers && { config: { headers } }),
        meta: { ...meta },
        errorNotification: false,
      })
      return data as never
    },
    [mutateAsync],
  )
}

/** Reads declared calls when they are needed, past the cache. Rejects with the server's problem. */
export function useEndpointReader(): CallEndpoint {
  const provider = useDataProvider()()
  return useCallback<CallEndpoint>(
    async (call, given, { headers, ...meta } = {}) => {
      const { url, method, payload } = endpointRequest(call, given)
      const answer = await provider.custom?.({
        url,
        method,
        ...(payload && { payload }),
        ...(headers && { headers }),
        meta: { ...meta },
      })
      return answer?.data as never
    },
    [provider],
  )
}
