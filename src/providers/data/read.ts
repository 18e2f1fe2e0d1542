import { bearerHeader } from '#base/session/bearer'
import { prefetchedUrls } from '#base/prefetch'

/** The response of a read. */
export interface Answer {
  readonly data: unknown
  /** A response header by its lower-case name. */
  header(name: string): string | undefined
}

interface FirstRead {
  readonly promise: Promise<Answer>
  readonly bearer: string | undefined
  /** The response, when it has arrived. */
  answer?: Answer
  arrivedAt: number
}

/** The reads that were sent before the first render, until a screen takes them. */
const firstReads = new Map<string, FirstRead>()
/** A response that no screen has taken for this time is read again instead, in milliseconds. */
const maxAge = 10_000

/**
 * Reads a URL through the shared client, which is loaded on first use.
 * @throws what the shared client rejects with.
 */
export async function read(url: string, signal?: AbortSignal): Promise<Answer> {
  return takeFirst(url)?.promise ?? send(url, signal)
}

async function send(url: string, signal?: AbortSignal): Promise<Answer> {
  const { client } = await import('./http/client')
  const { data, headers } = await client.get<unknown>(url, { signal })
  return { data, header: (name) => textOf((headers as Record<string, unknown>)[name]) }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * Reads, through the shared client, what the boot script has prefetched, except for a URL that other code reads. The
 * first render has the responses that have arrived. Resolves when all have; a failure is left to the screen that reads
 * the same URL.
 */
export async function readFirst(except: string): Promise<void> {
  for (const url of prefetchedUrls()) {
    if (url === except) continue
    const first: FirstRead = { promise: send(url), bearer: bearerHeader(), arrivedAt: Infinity }
    firstReads.set(url, first)
    first.promise.then(
      (answer) => Object.assign(first, { answer, arrivedAt: performance.now() }),
      () => (first.arrivedAt = performance.now()),
    )
  }
  await Promise.allSettled([...firstReads.values()].map(({ promise }) => promise))
}

/** The response of a first read, if it has arrived; only the first caller gets it. */
export function takeArrived(url: string): Answer | undefined {
  return firstReads.get(url)?.answer && takeFirst(url)?.answer
}

/** A first read of the user who is signed in, unless its response is old. */
function takeFirst(url: string): FirstRead | undefined {
  const first = firstReads.get(url)
  firstReads.delete(url)
  const isFresh = first !== undefined && performance.now() - first.arrivedAt < maxAge
  return isFresh && first.bearer === bearerHeader() ? first : undefined
}
