import { QueryClient } from '@tanstack/react-query'
import { statusOf } from './data/problem'
import { whenSessionEnds } from '../base/session/session'
import { i18n } from '../base/i18n/i18n'
import { whenBack } from '../base/connectivity/connectivity'

/** What was read a moment ago is not read again when another part of the page asks for it. */
const staleTime = 10_000
/** A read is repeated once, and soon: whoever waits hears of a failure within a second. */
const maxRetries = 1

/** What has been read from the server. It belongs to a session and is forgotten with it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime,
      refetchOnWindowFocus: false,
      retry: (failures, error) => isPassing(error) && failures < maxRetries,
      retryDelay: 300,
      // Without a network too a failure is a failure: it is said at once, and read again when the server is back.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
whenSessionEnds(() => queryClient.clear())
whenBack(() => void queryClient.invalidateQueries())
// What the server said of a failure is said again, in the language of the page.
i18n.on('languageChanged', () => {
  void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
})

/** Whether another try may help: there was no answer, or the server was busy. */
const isPassing = (error: unknown): boolean => [0, 502, 503, 504].includes(statusOf(error))
