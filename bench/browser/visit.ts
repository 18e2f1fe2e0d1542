import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { note, untilRowsChange, type Marks } from './in-page'

/** Slow 4G as DevTools and Lighthouse apply it; the CPU is throttled four times. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
}
const slowdown = 4
const viewport = { width: 1366, height: 900 }
/** The time without requests after which a page counts as settled, in milliseconds. */
const restMs = 1500

/** A request of a page: URL, start and end (milliseconds since the first request), and transferred bytes. */
export interface Request {
  readonly url: string
  readonly from: number
  to: number
  bytes: number
  failed?: boolean
}
export interface Visit {
  readonly page: Page
  readonly requests: readonly Request[]
  marks(): Promise<Marks>
  /** Resolves when the page sends no more requests. */
  settled(): Promise<void>
}

/** A new browser context with an access token and an empty cache. */
export async function newVisitor(browser: Browser, token: string, column?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, locale: 'en' })
  await context.addInitScript(note, { token, column })
  await context.addInitScript(reportSlowConnection)
  return context
}

/** Opens a URL in a new tab, with a throttled network and CPU. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const requests = record(session)
  await page.goto(url, { waitUntil: 'commit' })
  return {
    page,
    requests,
    marks: () => page.evaluate(() => globalThis.marks),
    settled: () => settled(requests),
  }
}

/**
 * Reports the throttled network as a browser reports a real one. Chromium does so for a page that is open when the
 * network is throttled, and forgets it when the page navigates.
 */
function reportSlowConnection(): void {
  const connection = { effectiveType: '3g', rtt: 550, downlink: 1.45, saveData: false }
  Object.defineProperty(Navigator.prototype, 'connection', { value: connection })
}

function record(session: CDPSession): Request[] {
  const requests: Request[] = []
  const byId = new Map<string, Request>()
  let start: number | undefined
  const at = (timestamp: number) => (timestamp - (start ??= timestamp)) * 1000
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const made = { url: request.url, from: at(timestamp), to: 0, bytes: 0 }
    byId.set(requestId, made)
    requests.push(made)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const made = byId.get(requestId)
    if (made) Object.assign(made, { to: at(timestamp), bytes: encodedDataLength })
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    const made = byId.get(requestId)
    if (made) made.failed = true
  })
  return requests
}

async function settled(requests: readonly Request[]): Promise<void> {
  for (let seen = -1, since = Date.now(); ;) {
    const done = requests.filter(({ to }) => to > 0).length
    if (done !== seen || done < requests.filter(isAwaited).length) since = Date.now()
    seen = done
    if (Date.now() - since > restMs) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Whether a request ends: the stream of changes does not. */
const isAwaited = ({ url, failed }: Request): boolean =>
  url.startsWith('http') && !failed && new URL(url).pathname !== '/api/stream'

export const rowsChange = (page: Page, action: Parameters<typeof untilRowsChange>[0]): Promise<number> =>
  page.evaluate(untilRowsChange, action)
