import { takePrefetched, type PrefetchedResponse } from '#base/prefetch'
import { callBegan, callEnded } from './area-state'

/** The response of a read. */
export type Answer = PrefetchedResponse

/**
 * Reads a URL: a response that the boot script has prefetched is used once; other requests go through the shared
 * client, which is loaded on first use.
 * @throws what the shared client rejects with.
 */
export async function read(url: string, signal?: AbortSignal): Promise<Answer> {
  const prefetched = takePrefetched(url)
  if (prefetched) return observed(url, prefetched)
  const { client } = await import('./client')
  const { data, headers } = await client.get<unknown>(url, { signal })
  return { data, header: (name) => textOf((headers as Record<string, unknown>)[name]) }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Reports a prefetched request to its area, as the shared client does for its own. */
async function observed(url: string, answer: Promise<Answer>): Promise<Answer> {
  callBegan(url)
  return answer.then(
    (arrived) => {
      callEnded(url)
      return arrived
    },
    (error: unknown) => {
      callEnded(url, error)
      throw error
    },
  )
}
