import type { OutputOf, OwnCall } from '#define'
import type { Given } from '#providers/data/endpoints/call-endpoint'
import { useEndpointCache } from '#providers/data/endpoints/endpoint-cache'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'
import { useGetIdentity } from '#providers/auth/use-auth'

/** Reads account data of the signed-in user, cached under a name, and returns how to read it again. */
export function useOwn<C extends OwnCall, Shown = OutputOf<C>>(
  name: string,
  call: C & ({} extends Given<C> ? unknown : never),
  select?: (output: OutputOf<C>) => Shown,
) {
  const { data: user } = useGetIdentity()
  const cache = useEndpointCache()
  const { data, error, refetch } = useEndpoint<C, Shown>(call, {} as Given<C>, {
    key: ['account', user?.id, name],
    live: [name],
    ...(select && { select }),
  })
  return {
    data,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    /** Reads all account data again, because one change may affect several parts. */
    refresh: () => cache.invalidate(['account']),
  }
}
