import type { Page, Request } from '@playwright/test'

/** The requests in flight of each page, without the stream, which never ends. */
const waiting = new WeakMap<Page, Set<Request>>()
const isEndless = (request: Request) => new URL(request.url()).pathname === '/api/stream'
/** The number of checks unless a test says otherwise, and the interval between them in milliseconds. */
const looks = 6
const between = 20

/** Tracks the requests of a page from now on. Call it before the page opens anything. */
export function watchRequests(page: Page): Set<Request> {
  const known = waiting.get(page)
  if (known) return known
  const open = new Set<Request>()
  waiting.set(page, open)
  page.on('request', (request) => void (isEndless(request) || open.add(request)))
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  // Requests of the page that is left are cancelled, and not all of them are reported as failed.
  page.on('response', (response) => {
    const request = response.request()
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    open.clear()
    open.add(request)
  })
  return open
}

/**
 * Waits until a page has no requests in flight and sends no more: it must be idle in a number of consecutive checks.
 * @throws Error after 20 seconds
 */
export async function quiet(page: Page, checks = looks): Promise<void> {
  const open = watchRequests(page)
  const end = Date.now() + 20_000
  for (let quietLooks = 0; quietLooks < checks;) {
    await new Promise((resolve) => setTimeout(resolve, between))
    // A busy page may be about to send a request; during a navigation this waits for the next page.
    await page.evaluate(() => undefined).catch(() => undefined)
    quietLooks = open.size > 0 ? 0 : quietLooks + 1
    if (Date.now() > end) throw new Error(`It still asks for ${[...open].map((item) => item.url()).join()}`)
  }
}
