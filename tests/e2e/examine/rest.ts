import { expect, type Locator, type Page } from '@playwright/test'
import { quiet, watchRequests } from './quiet'

/** Skeletons, and elements with aria-busy. */
export const unfinished = '[class*="bones"], [aria-busy="true"]'

/** Opens a URL and waits until the page has its heading, has no requests in flight, and nothing moves. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  watchRequests(page)
  await page.goto(path)
  await restAt(page, path)
}

/** A page without requests, rendered by a component that no other page uses. */
const blank = '/dashboard/blank'

/**
 * Navigates to another page as a link does, without a reload, and waits as `openAtRest` does. It opens the blank page in
 * between: two pages may be rendered by the same component, which keeps its elements, so that they do not show which
 * page is there.
 */
export async function goAtRest(page: Page, path: string): Promise<void> {
  await goOverBlank(page, path)
  await restAt(page, path)
}

/** Navigates as `goAtRest` does, but waits for nothing except the removal of the page before. */
export async function goOverBlank(page: Page, path: string): Promise<void> {
  await go(page, blank)
  await go(page, path)
}

/** Changes the URL, and waits until the heading of the previous page is removed. */
async function go(page: Page, path: string): Promise<void> {
  const isThere = await page.evaluate(async (to) => {
    if (location.pathname + location.search === to) return true
    const heading = document.querySelector('h1')
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    for (let frames = 0; frames < 600 && heading?.isConnected; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return !heading?.isConnected
  }, path)
  if (!isThere) throw new Error(`${path} does not take the place of the page before`)
}

async function restAt(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await quiet(page)
  // The component gallery always shows loading states.
  if (path !== '/components') await expect(page.locator(unfinished)).toHaveCount(0)
  await still(page)
}

/** Waits until all changes so far are painted, so that later shifts are visible to the user. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })

/** Waits until nothing is loading on the page, and nothing moves. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.locator(unfinished)).toHaveCount(0)
  await still(page)
}

/**
 * Waits until all animations of the page have ended, except infinite ones. A colour transition is inherited, and each
 * child starts its own one a frame later: so two consecutive frames must be without animations.
 */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .filter(({ playState }) => playState !== 'finished')
    await document.fonts.ready
    await nextFrame()
    for (let quiet = 0, frames = 0; quiet < 2 && frames < 300; frames += 1) {
      quiet = moving().length === 0 ? quiet + 1 : 0
      await nextFrame()
    }
  })

/** Waits until the fonts of these elements have loaded and are used. */
export async function withFonts(...elements: readonly Locator[]): Promise<void> {
  for (const element of elements)
    await expect
      .poll(() =>
        element.first().evaluate(async (shown) => {
          // A frame that is rendered again has other elements.
          if (!shown.isConnected) return false
          const { fontWeight, fontSize, fontFamily } = getComputedStyle(shown)
          // The other families are fallbacks, of which most are on no system.
          const [family = 'serif'] = fontFamily.split(',')
          const bare = (name: string) => name.replaceAll(/["']/g, '')
          // The style sheet that declares it may not have loaded yet.
          if (![...document.fonts].some((face) => bare(face.family) === bare(family))) return false
          await document.fonts.load(`${fontWeight} ${fontSize} ${family}`, shown.textContent ?? undefined)
          await new Promise((resolve) => requestAnimationFrame(resolve))
          return shown.isConnected
        }),
      )
      .toBe(true)
}
