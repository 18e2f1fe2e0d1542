import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The sum of the layout shifts on this page. */
    moved?: number
  }
}

/** Adds up the layout shifts of each page that is loaded from now on. Call it before the page opens anything. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.moved = (window.moved ?? 0) + (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The same, but blocks the web font for systems without a Chinese font, to which the test machine may belong. */
export async function watchShifts(page: Page): Promise<void> {
  await page.route(/chinese-font/, (route) => route.abort())
  await countShifts(page)
}

/** Browsers call a shift of up to 0.1 good. */
const goodShift = 0.1

/** Nobody notices a shift of up to 0.02: how far things may move when the application takes over. */
export const unnoticedShift = 0.02

/** A fault if the layout shift of a page is above the limit; `before` is the sum when the navigation to it began. */
export async function restlessness(page: Page, before = 0, limit = goodShift): Promise<string[]> {
  const moved = (await shiftsOn(page)) - before
  // NaN, when nothing was measured, is a fault too.
  return moved <= limit ? [] : [`things move by ${moved.toFixed(3)} as it comes`]
}

/** The sum of the layout shifts since the document was loaded; NaN if it was not measured. */
export const shiftsOn = (page: Page): Promise<number> => page.evaluate(() => window.moved ?? NaN)
