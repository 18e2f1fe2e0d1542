import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The sum of the layout shifts on this page. */
    moved?: number
    /** What the larger layout shifts have moved, and from where to where. */
    movedParts?: string[]
  }
}

/** Adds up the layout shifts of each page that is loaded from now on. Call it before the page opens anything. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.moved = 0
    const parts: string[] = (window.movedParts = [])
    const textOf = (node: Node | null) => (node?.textContent ?? '').trim().slice(0, 40)
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        window.moved = (window.moved ?? 0) + entry.value
        if (entry.value < 0.005) continue
        for (const { node, previousRect, currentRect } of entry.sources)
          parts.push(`${textOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The properties of a layout shift that are read here (https://wicg.github.io/layout-instability). */
interface LayoutShift {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

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
  if (moved <= limit) return []
  const parts = await page.evaluate(() => window.movedParts?.slice(-6) ?? [])
  return [`things move by ${moved.toFixed(3)} as it comes: ${parts.join('; ')}`]
}

/** The sum of the layout shifts since the document was loaded; NaN if it was not measured. */
export const shiftsOn = (page: Page): Promise<number> => page.evaluate(() => window.moved ?? NaN)
