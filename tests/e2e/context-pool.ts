import type { Browser, BrowserContext, Page } from '@playwright/test'
import { waitForApplication } from './wait-for-application'

/** What a browser context has that its pages do not: other options need another context. */
export type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>

/** The calls whose effect cannot be taken back, so that the context is not used again. */
const lasting = [
  ...(['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'] as const),
  ...(['setGeolocation', 'routeWebSocket', 'setDefaultTimeout', 'on'] as const),
]
/** A clock stays installed in all later pages. */
const lastingOfClock = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const

/** A file of the application's origin without scripts. */
export const emptyPage = '/favicon.svg'

/**
 * The browser contexts of a worker, which its tests use one after the other. Each keeps a page of its own open, so that
 * the pages of all its tests are in one process (`--process-per-site`), where the scripts of the application stay
 * compiled. What a test leaves behind is cleared: pages, cookies, storage, permissions and routes.
 */
export class ContextPool {
  private readonly idle = new Map<string, BrowserContext[]>()
  private readonly changed = new WeakSet<BrowserContext>()
  /** What distinguishes contexts: those with the same key replace each other. */
  private readonly keys = new WeakMap<BrowserContext, string>()
  /** The page of each context that stays open, at the empty page. */
  private readonly originPages = new WeakMap<BrowserContext, Page>()

  /**
   * A context without state, whose pages wait for the application when they are opened; the test gives it back.
   * @param waits false for tests of pages before the application has loaded
   */
  async take(browser: Browser, options: ContextOptions, waits = true): Promise<BrowserContext> {
    const key = JSON.stringify([waits, options])
    const idle = this.idle.get(key)?.pop()
    if (idle) return idle
    const context = await this.create(browser, options)
    this.keys.set(context, key)
    if (waits) waitForApplication(context)
    const changes = () => void this.changed.add(context)
    notice(context, lasting, changes)
    notice(context.clock, lastingOfClock, changes)
    return context
  }

  /** The page of a context at the application's origin that no test uses. */
  originPageOf(context: BrowserContext): Page {
    const originPage = this.originPages.get(context)
    if (!originPage) throw new Error('The context is not one of the pool.')
    return originPage
  }

  /** Clears a context for the next test, or closes it if that is not possible. */
  async giveBack(context: BrowserContext): Promise<void> {
    if (!(await this.clear(context))) return context.close()
    const key = this.keys.get(context) ?? ''
    this.idle.set(key, [...(this.idle.get(key) ?? []), context])
  }

  /** Closes the idle contexts whose base URL is that of a server that is about to stop. */
  async closeContextsOf(baseURL: string): Promise<void> {
    for (const [key, contexts] of this.idle) {
      if (!key.includes(JSON.stringify({ baseURL }).slice(1, -1))) continue
      this.idle.delete(key)
      for (const context of contexts) await context.close()
    }
  }

  private async create(browser: Browser, options: ContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext(options)
    const originPage = await context.newPage()
    await originPage.goto(emptyPage)
    this.originPages.set(context, originPage)
    return context
  }

  /** Returns whether the context is as new. */
  private async clear(context: BrowserContext): Promise<boolean> {
    const originPage = this.originPageOf(context)
    const pages = context.pages().filter((page) => page !== originPage)
    // A route handler that is still running when its page is closed would fail the test.
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await Promise.all(pages.map((page) => page.close()))
    if (this.changed.has(context)) return false
    await context.setOffline(false)
    await context.clearCookies()
    await context.clearPermissions()
    await clearStorage(originPage)
    return true
  }
}

/** Calls `noticed` before each call of these methods. */
function notice<T extends object>(target: T, names: readonly (keyof T)[], noticed: () => void): void {
  for (const name of names) {
    const method = target[name]
    if (typeof method !== 'function') continue
    const observed = (...values: unknown[]): unknown => {
      noticed()
      return method.apply(target, values)
    }
    Object.assign(target, { [name]: observed })
  }
}

async function clearStorage(originPage: Page): Promise<void> {
  const session = await originPage.context().newCDPSession(originPage)
  const { origin } = new URL(originPage.url())
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await session.detach()
}
