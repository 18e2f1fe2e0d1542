import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test as base } from '../fixtures'
import { hold } from './hold'
import { countShifts } from './shifts'

export { expect }

/** A page whose application does not load yet. */
export interface Held {
  readonly page: Page
  /** Lets the application load, and waits until it has taken over. */
  load(): Promise<void>
}

/** A test of a page as it is before the application has loaded, which is held back until `load`. */
export const heldTest = base.extend<{ openHeld: (path: string, role?: string) => Promise<Held> }>({
  openHeld: async ({ browser, baseURL }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (path, role = 'admin') => {
      const context = await signedIn(browser, baseURL ?? '', role)
      contexts.push(context)
      const page = await context.newPage()
      await countShifts(page)
      const program = await hold(page, '**/assets/boot-*.js')
      await page.goto(path)
      return {
        page,
        load: async () => {
          program.letThrough()
          await expect(page.locator('#first-rows')).toHaveCount(0)
        },
      }
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/**
 * The paths that are requested from now on, until the page opens its stream of changes: what it requests then has
 * changed, or may have changed while it was loading.
 */
export function requestedUntilStream(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!paths.includes('/api/stream')) paths.push(pathname)
  })
  return paths
}

/** Sets cookies for the server of the page, such as those of the display; the page must be at a URL of it. */
export async function setCookies(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const url = new URL(page.url()).origin
  await page.context().addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url })))
}

async function signedIn(browser: Browser, baseURL: string, role: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  const response = await context.request.post('/api/account/login', {
    data: { email: `${role}@corridor.example`, password: 'corridor' },
  })
  const { accessToken }: { accessToken: string } = await response.json()
  await context.addInitScript((token) => localStorage.setItem('accessToken', token), accessToken)
  return context
}
