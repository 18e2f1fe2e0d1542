import { expect, type Page } from '@playwright/test'
import { quiet, watchRequests } from './quiet'

/** Shapes that stand where something is still loading, and what says of itself that it is busy. */
const unfinished = '[class*="bones"], [aria-busy="true"]'

/** Opens an address and waits until the page has its heading, and has come to rest. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  watchRequests(page)
  await page.goto(path)
  await restAt(page, path)
}

/** A page that asks for nothing; its screen is drawn by a component that no other page has. */
const blank = '/dashboard/blank'

/**
 * Goes to another page of the program as a link does, without loading the program again, and waits as `openAtRest` does.
 * The way leads over the blank page: two pages may be drawn by the same component, which then keeps its elements, and it
 * could not be told from them which of both is there.
 */
export async function goAtRest(page: Page, path: string): Promise<void> {
  await go(page, blank)
  await go(page, path)
  await restAt(page, path)
}

/** Changes the address, and waits until the heading of the page before is gone. */
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
  // The gallery of components shows what is unfinished, too, and always will.
  if (path !== '/components') await expect(page.locator(unfinished)).toHaveCount(0)
  await still(page)
}

/** Waits until nothing loads in an open page, and nothing moves. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.locator(unfinished)).toHaveCount(0)
  await still(page)
}

/**
 * Waits until nothing moves in an open page but what moves for ever. A colour that changes is handed down from element
 * to element, each of which moves a frame after the one around it: so two frames in a row are looked at.
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
