import type { Browser, CDPSession } from 'playwright'

/** What a first visit to a page brings over the line before anybody scrolls: bytes as they travelled, head lines included. */
export interface Load {
  readonly path: string
  readonly html: number
  /** Scripts that the page asks for as it is read, and those that it brings when nothing is waited for any more. */
  readonly scripts: number
  readonly styles: number
  readonly fonts: number
  /** How many slices of the Chinese font. */
  readonly slices: number
  readonly all: number
  readonly requests: number
}

interface Request {
  readonly path: string
  readonly type: string
  readonly bytes: number
}

/** Visits a page for the first time, on the screen of a phone. */
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
