import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#base/session/use-session'

/** What the server keeps of one's own account under a name, and how to ask for it again. */
export function useOwn<Answer>(name: string, ask: (signal?: AbortSignal) => Promise<Answer>) {
  const { user } = useSession()
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
    /** Asks for everything of the account again: one change may show in several places. */
    refresh: () => cache.invalidateQueries({ queryKey: ['account'] }),
  }
}
