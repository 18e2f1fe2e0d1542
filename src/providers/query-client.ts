import { QueryClient } from '@tanstack/react-query'
import { statusOf } from './data/http/problem'
import { i18n } from '../base/i18n/i18n'
import { whenBack } from '../base/connectivity/connectivity'

/** Data that was read a moment ago is not refetched by another component. */
const staleTime = 10_000
/** A read is retried once, and soon, so that a failure is shown within a second. */
const maxRetries = 1

/** The cache of server data. It belongs to a session and is cleared with it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime,
      refetchOnWindowFocus: false,
      retry: (failures, error) => isPassing(error) && failures < maxRetries,
      retryDelay: 300,
      // Requests fail immediately without a network and are repeated when the server is back.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
whenBack(() => void queryClient.invalidateQueries())
// Error messages of the server are read again in the new language.
i18n.on('languageChanged', () => {
  void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
})

/** Whether a retry may help: there was no response, or the server was unavailable. */
const isPassing = (error: unknown): boolean => [0, 502, 503, 504].includes(statusOf(error))
