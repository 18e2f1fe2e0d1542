import type { BrowserContext, Page } from '@playwright/test'
import { expect, storeSession, test as base, type Role } from '../fixtures'
import { hold } from './hold'
import { withFonts } from './rest'
import { countShifts, restlessness, unnoticedShift } from './shifts'

export { expect }

/** A page whose application does not load yet. */
export interface Held {
  readonly page: Page
  /** Lets the application load, and waits until it has taken over. */
  load(): Promise<void>
}

/** The displays in which the first part of a page is compared with the application: a title, a width, and cookies. */
export const displays = [
  ['on a desktop', 1280, {}],
  ['on a phone', 360, {}],
  ['right to left in dark colours', 1280, { themeDirection: 'rtl', themeMode: 'dark' }],
] as const

/** A test of a page as it is before the application has loaded, which is held back until `load`. */
export const heldTest = base.extend<{ openHeld: (path: string, role?: Role) => Promise<Held> }>({
  openHeld: async ({ browser, contextPool, ownOptions }, provide) => {
    const contexts: BrowserContext[] = []
    const options = { ...ownOptions, viewport: { width: 1280, height: 800 } }
    await provide(async (path, role = 'admin') => {
      const context = await contextPool.take(browser, options, false)
      contexts.push(context)
      await storeSession(contextPool.originPageOf(context), role)
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
    for (const context of contexts) await contextPool.giveBack(context)
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

/**
 * Lets the application load, and expects that it moves nothing and changes nothing of what `look` returns.
 * @returns the paths that are requested until the stream of changes opens
 */
export async function expectUnchanged(
  { page, load }: Held,
  look: () => Promise<unknown>,
): Promise<readonly string[]> {
  const before = await look()
  const sent = requestedUntilStream(page)
  await load()
  expect(await look()).toEqual(before)
  expect(await restlessness(page, 0, unnoticedShift)).toEqual([])
  return sent
}

/** Expects a text where a page has nothing to show before the application has loaded, and the same after it. */
export async function expectNothing(
  held: Held,
  text: string,
  boxesOn: (page: Page) => Promise<unknown>,
): Promise<void> {
  const { page } = held
  const nothing = page.getByRole('main').getByText(text, { exact: true })
  await expect(page.locator('#first-rows').locator(nothing)).toBeVisible()
  await withFonts(page.getByRole('heading', { level: 1 }), nothing)
  await expectUnchanged(held, async () => [await boxesOn(page), await nothing.boundingBox()])
}

/** Sets cookies for the server of the page, such as those of the display; the page must be at a URL of it. */
export async function setCookies(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const url = new URL(page.url()).origin
  await page.context().addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url })))
}
