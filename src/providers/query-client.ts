import { QueryClient } from '@tanstack/react-query'
import { statusOf } from './data/problem'
import { whenSessionEnds } from './auth/session'

/** What was read a moment ago is not read again when another part of the page asks for it. */
const staleTime = 10_000
const tries = 3

/** What has been read from the server. It belongs to a session and is forgotten with it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime,
      refetchOnWindowFocus: false,
      retry: (failures, error) => isPassing(error) && failures < tries,
      retryDelay: (failures) => 300 * 2 ** failures,
    },
  },
})
whenSessionEnds(() => queryClient.clear())

/** Whether another try may help: there was no answer, or the server was busy. */
const isPassing = (error: unknown): boolean => [0, 502, 503, 504].includes(statusOf(error))
