import type { Page } from '@playwright/test'

interface Held {
  /** How often it was count for by now. */
  readonly count: () => number
  /** Answers what waits, and everything after it at once. */
  readonly letThrough: () => void
}

/** Holds whatever a page asks for at an address, until it is let through; `times` as often at most. */
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
