import type { Browser, CDPSession } from 'playwright'

/** The transferred bytes of a first visit to a page without scrolling, compressed, including headers. */
export interface Load {
  readonly path: string
  readonly html: number
  /** Scripts that are requested while the page loads, and those that are loaded when it is idle. */
  readonly scripts: number
  readonly styles: number
  readonly fonts: number
  /** The number of slices of the Chinese font. */
  readonly slices: number
  readonly all: number
  readonly requests: number
}

interface Request {
  readonly path: string
  readonly type: string
  readonly bytes: number
}

/** Measures a first visit to a page, with the viewport of a phone. */
export async function loadOf(browser: Browser, url: string, path: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true })
  const page = await context.newPage()
  const requests = record(await context.newCDPSession(page))
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await context.close()
  const bytesOf = (type: string) => sum(requests.filter((request) => request.type === type))
  return {
    path,
    html: bytesOf('Document'),
    scripts: bytesOf('Script'),
    styles: bytesOf('Stylesheet'),
    fonts: bytesOf('Font'),
    slices: requests.filter((request) => /noto-sans-sc.*\.woff2$/.test(request.path)).length,
    all: sum(requests),
    requests: requests.length,
  }
}

const sum = (requests: readonly Request[]): number => requests.reduce((all, { bytes }) => all + bytes, 0)

function record(session: CDPSession): Request[] {
  const requests: Request[] = []
  const open = new Map<string, Omit<Request, 'bytes'>>()
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    open.set(requestId, { path: new URL(response.url).pathname, type }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId)
    if (request) requests.push({ ...request, bytes: encodedDataLength })
  })
  void session.send('Network.enable')
  return requests
}
