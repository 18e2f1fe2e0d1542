import type { Page } from '@playwright/test'

interface Held {
  /** The number of requests so far. */
  readonly count: () => number
  /** Continues the held requests, and all later ones at once. */
  readonly letThrough: () => void
}

/** Holds the requests of a page to a URL pattern until `letThrough` is called; at most the first `times` of them. */
export async function hold(page: Page, address: string, options?: { times: number }): Promise<Held> {
  let [requestCount, letThrough] = [0, () => {}]
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve))
  const answer = async () => {
    requestCount += 1
    await isLetThrough
  }
  await page.route(address, (route) => answer().then(() => route.continue()), options)
  return { count: () => requestCount, letThrough }
}
