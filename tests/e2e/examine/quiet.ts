import type { Page, Request } from '@playwright/test'

/** What a page is still waiting for; the stream of changes stays open for ever. */
const waiting = new WeakMap<Page, Set<Request>>()
const isEndless = (request: Request) => new URL(request.url()).pathname === '/api/stream'
/** So often in a row the page must have answered and waited for nothing, with so long between, in milliseconds. */
const looks = 6
const between = 20

/** Counts from now on what a page asks for. To be called before it opens anything. */
export function watchRequests(page: Page): Set<Request> {
  const known = waiting.get(page)
  if (known) return known
  const open = new Set<Request>()
  waiting.set(page, open)
  page.on('request', (request) => void (isEndless(request) || open.add(request)))
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  return open
}

/** Waits until a page has everything that it asked for, and asks for nothing more. */
export async function quiet(page: Page): Promise<void> {
  const open = watchRequests(page)
  const end = Date.now() + 20_000
  for (let quietLooks = 0; quietLooks < looks;) {
    await new Promise((resolve) => setTimeout(resolve, between))
    // A page that is busy may be about to ask; one that is being left answers from where it arrives.
    await page.evaluate(() => undefined).catch(() => undefined)
    quietLooks = open.size > 0 ? 0 : quietLooks + 1
    if (Date.now() > end) throw new Error(`It still asks for ${[...open].map((item) => item.url()).join()}`)
  }
}
