import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useGetIdentity } from '#providers/auth/use-auth'

/** Loads account data of the signed-in user, cached under a name, and returns how to load it again. */
export function useOwn<Answer>(name: string, ask: (signal?: AbortSignal) => Promise<Answer>) {
  const { data: user } = useGetIdentity()
  const cache = useQueryClient()
  const queryKey = ['account', user?.id, name]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    meta: { live: [name] },
  })
  return {
    data,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    /** Loads all account data again, because one change may affect several parts. */
    refresh: () => cache.invalidateQueries({ queryKey: ['account'] }),
  }
}
