import { apiUrl } from '#text/api-base'

/** A response as it was received, before the shared client has read it. */
export interface PrefetchedResponse {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly text: string
}

/** A request of the boot script, stored here until the shared client, which loads meanwhile, takes it. */
export interface Prefetched {
  readonly headers: Readonly<Record<string, string>>
  /** Rejects if there was no response. */
  readonly response: Promise<PrefetchedResponse>
  readonly cancel: () => void
}
const globals = globalThis as { prefetched?: Map<string, Prefetched> }
const entries = (): Map<string, Prefetched> => (globals.prefetched ??= new Map())

/**
 * Requests a URL of the API with nothing but fetch, unless it has been requested already. The shared client uses the
 * response for the same request.
 */
export function prefetch(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<PrefetchedResponse> {
  const earlier = entries().get(url)
  if (earlier) return earlier.response
  const control = new AbortController()
  const response = fetch(apiUrl(url), { headers, signal: control.signal }).then(readResponse)
  entries().set(url, { headers, response, cancel: () => control.abort() })
  // The shared client handles a failure; until then it must not be reported as unhandled.
  response.catch(() => undefined)
  return response
}

/** What was prefetched for a URL; only the first caller gets it. */
export function takePrefetched(url: string): Prefetched | undefined {
  const entry = entries().get(url)
  entries().delete(url)
  return entry
}

/** The URLs that were prefetched and not taken. */
export const prefetchedUrls = (): string[] => [...entries().keys()]

/** Discards what was prefetched for a user who is no longer signed in. */
export const clearPrefetched = (): void => entries().clear()

async function readResponse(response: Response): Promise<PrefetchedResponse> {
  const { status, statusText, headers } = response
  return { status, statusText, headers, text: await response.text() }
}
