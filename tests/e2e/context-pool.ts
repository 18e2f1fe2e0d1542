import type { Browser, BrowserContext, Page } from '@playwright/test'
import { watchRequests } from './examine/quiet'
import { waitForApplication } from './wait-for-application'

/** What a browser context has that its pages do not: other options need another context. */
export type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>

/** The calls on a context whose effect cannot be taken back, so that the context is not used again. */
const lastingOfContext = [
  ...(['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'newCDPSession'] as const),
  ...(['setGeolocation', 'routeWebSocket', 'setDefaultTimeout', 'on'] as const),
]
/** The same for a page. */
const lastingOfPage = [
  ...(['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'emulateMedia'] as const),
  ...(['routeWebSocket', 'setDefaultTimeout', 'addLocatorHandler', 'on', 'once'] as const),
]

/** A file of the application's origin without scripts. */
const emptyPage = '/favicon.svg'

/**
 * The browser contexts of a worker, which its tests use one after the other, each with its first page: the scripts of
 * the application stay compiled in the process of that page, and in the HTTP cache. What a test leaves behind is
 * cleared: further pages, history, cookies, storage, permissions, routes and the size of the page.
 */
export class ContextPool {
  private readonly idle = new Map<string, BrowserContext[]>()
  private readonly changed = new WeakSet<BrowserContext | Page>()
  /** The first page of each context, which is at the empty page while no test uses it. */
  private readonly pages = new WeakMap<BrowserContext, Page>()

  /** A context without state; the test gives it back. */
  async take(browser: Browser, options: ContextOptions): Promise<BrowserContext> {
    return this.idle.get(keyOf(options))?.pop() ?? this.create(browser, options)
  }

  /** The first page of a context that was taken, at the empty page of the application's origin. */
  async firstPage(context: BrowserContext): Promise<Page> {
    const known = this.pages.get(context)
    if (known) return known
    const page = await context.newPage()
    watchRequests(page)
    await page.goto(emptyPage)
    this.observe(page, lastingOfPage)
    this.pages.set(context, page)
    return page
  }

  /** Clears a context for the next test, or closes it if that is not possible. */
  async giveBack(context: BrowserContext, options: ContextOptions): Promise<void> {
    if (!(await this.clear(context, options).catch(() => false))) return context.close()
    const key = keyOf(options)
    this.idle.set(key, [...(this.idle.get(key) ?? []), context])
  }

  private async create(browser: Browser, options: ContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext(options)
    waitForApplication(context)
    this.observe(context, lastingOfContext)
    return context
  }

  /** Notices the calls of these methods. */
  private observe<T extends BrowserContext | Page>(target: T, names: readonly (keyof T)[]): void {
    for (const name of names) {
      const method = target[name]
      if (typeof method !== 'function') continue
      const observed = (...values: unknown[]): unknown => {
        this.changed.add(target)
        return method.apply(target, values)
      }
      Object.assign(target, { [name]: observed })
    }
  }

  /** Returns whether the context and its first page are as new. */
  private async clear(context: BrowserContext, options: ContextOptions): Promise<boolean> {
    const pages = context.pages()
    // A route handler that is still running when its page is closed would fail the test.
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    const first = this.pages.get(context)
    const isUsable = first && !first.isClosed() && !this.changed.has(first) && !this.changed.has(context)
    await Promise.all(pages.map(async (page) => (page === first && isUsable ? undefined : page.close())))
    if (!isUsable) return false
    await context.setOffline(false)
    if (options.viewport) await first.setViewportSize(options.viewport)
    // Outside, so that nothing of the next page has the pointer over it.
    await first.mouse.move(-10, -10)
    await first.goto(emptyPage)
    await context.clearCookies()
    await context.clearPermissions()
    await this.clearStorage(first)
    // A clock stays installed in all later pages.
    return first.evaluate(() => !('__pwClock' in globalThis))
  }

  private async clearStorage(page: Page): Promise<void> {
    const context = page.context()
    const session = await Object.getPrototypeOf(context).newCDPSession.call(context, page)
    const origin = new URL(page.url()).origin
    const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
    await session.send('Page.resetNavigationHistory')
    await session.detach()
    await page.evaluate(() => {
      sessionStorage.clear()
      window.name = ''
    })
  }
}

const keyOf = (options: ContextOptions): string => JSON.stringify(options)
