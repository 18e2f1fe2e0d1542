import type { Browser, BrowserContext } from '@playwright/test'
import { waitForApplication } from './wait-for-application'

/** What a browser context has that its pages do not: other options need another context. */
export type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>

/** The calls whose effect cannot be taken back, so that the context is not used again. */
const lasting = [
  ...(['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'] as const),
  ...(['setGeolocation', 'routeWebSocket', 'setDefaultTimeout', 'on'] as const),
]

/**
 * The browser contexts of a worker, which its tests use one after the other: the scripts of the application stay in
 * the HTTP cache, compiled. What a test leaves behind is cleared: pages, cookies, storage, permissions and routes.
 */
export class ContextPool {
  private readonly idle = new Map<string, BrowserContext[]>()
  private readonly changed = new WeakSet<BrowserContext>()

  /** A context without state; the test gives it back. */
  async take(browser: Browser, options: ContextOptions): Promise<BrowserContext> {
    return this.idle.get(keyOf(options))?.pop() ?? this.create(browser, options)
  }

  /** Clears a context for the next test, or closes it if that is not possible. */
  async giveBack(context: BrowserContext, options: ContextOptions): Promise<void> {
    if (!(await this.clear(context, options.baseURL ?? ''))) return context.close()
    const key = keyOf(options)
    this.idle.set(key, [...(this.idle.get(key) ?? []), context])
  }

  private async create(browser: Browser, options: ContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext(options)
    waitForApplication(context)
    for (const name of lasting) {
      const call = context[name].bind(context) as (...values: unknown[]) => Promise<void>
      Object.assign(context, {
        [name]: (...values: unknown[]) => {
          this.changed.add(context)
          return call(...values)
        },
      })
    }
    return context
  }

  /** Returns whether the context is as new. */
  private async clear(context: BrowserContext, origin: string): Promise<boolean> {
    const pages = context.pages()
    // A route handler that is still running when its page is closed would fail the test.
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await Promise.all(pages.map((page) => page.close()))
    if (this.changed.has(context)) return false
    await context.setOffline(false)
    await context.clearCookies()
    await context.clearPermissions()
    const page = await context.newPage()
    // A clock stays installed in all later pages.
    if (await page.evaluate(() => '__pwClock' in globalThis)) return false
    const session = await context.newCDPSession(page)
    const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
    await page.close()
    return true
  }
}

const keyOf = (options: ContextOptions): string => JSON.stringify(options)
