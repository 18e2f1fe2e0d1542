import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** How far things have moved on this page, all together. */
    moved?: number
  }
}

/** Adds up from now on how far things move on each page that is opened. To be called before it opens anything. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.moved = (window.moved ?? 0) + (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The same without the font that only systems without Chinese are given, of which the machine of the tests may be one. */
export async function watchShifts(page: Page): Promise<void> {
  await page.route(/chinese-font/, (route) => route.abort())
  await countShifts(page)
}

/**
 * What is wrong with a page on which things have moved further, as it came, than browsers call good; `before` is how far
 * they had moved when one went to it.
 */
export async function restlessness(page: Page, before = 0): Promise<string[]> {
  const moved = (await shiftsOn(page)) - before
  // Where it was not counted, that is a fault, too.
  return moved <= 0.1 ? [] : [`things move by ${moved.toFixed(3)} as it comes`]
}

/** How far things have moved since the page began to come. */
export const shiftsOn = (page: Page): Promise<number> => page.evaluate(() => window.moved ?? NaN)
