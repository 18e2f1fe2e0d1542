import { takePrefetched, type PrefetchedResponse } from '#base/prefetch'
import { callBegan, callEnded } from './area-state'

/** What a reading call answered. */
export type Answer = PrefetchedResponse

/**
 * Reads an address: what the first script has asked for already is taken from there, once; anything else goes
 * through the shared client, whose code comes when it is first needed.
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

/** The shared client tells of its calls itself; this one was sent before it was there. */
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
