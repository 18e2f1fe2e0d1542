import type { Browser } from 'playwright'
import { newVisitor, visit, type Request } from './visit'

/** The transferred bytes of a first visit to a screen, compressed, including headers. */
export interface Screen {
  readonly name: string
  readonly scripts: number
  readonly styles: number
  readonly all: number
  /** The number of slices of the Chinese font, which is loaded where the system has none. */
  readonly slices: number
  readonly count: number
}

const addresses: readonly (readonly [name: string, path: string])[] = [
  ['home page', '/'],
  ['list of products', '/dashboard/e-commerce/list'],
  ['a product', '/dashboard/e-commerce/product/harbour-t2-lite'],
  ['new product', '/dashboard/e-commerce/product/new'],
  ['new invoice', '/dashboard/invoice/new'],
]

export async function measureScreens(browser: Browser, token: string, url: string): Promise<Screen[]> {
  const screens: Screen[] = []
  for (const [name, path] of addresses) {
    const context = await newVisitor(browser, token)
    const { requests, settled } = await visit(context, `${url}${path}`)
    await settled()
    await context.close()
    const matching = (pattern: RegExp) => requests.filter(({ url: address }) => pattern.test(address))
    const total = (pattern: RegExp) => bytesOf(matching(pattern))
    screens.push({
      name,
      scripts: total(/\.js$/),
      styles: total(/\.css$/),
      all: bytesOf(requests),
      slices: matching(/noto-sans-sc.*\.woff2$/).length,
      count: requests.length,
    })
  }
  return screens
}

const bytesOf = (requests: readonly Request[]): number => requests.reduce((sum, { bytes }) => sum + bytes, 0)
