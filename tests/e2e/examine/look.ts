import type { Page } from '@playwright/test'
import { bringAxe, overflowOf, seriousFindings } from './axe'
import { complaintsOf } from './complaints'
import { display, openDisplayed, type Display } from './display'
import { rawTextsOn } from './raw-texts'
import { goAtRest } from './rest'
import { countShifts, restlessness, shiftsOn } from './shifts'

/** Prepares a page for `look`. */
export async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await bringAxe(page)
  await countShifts(page)
  // Leaves the current page before errors are collected: its aborted requests must not count for the next page.
  await page.goto('/favicon.svg')
}

/** A page to check, and its displays. */
export interface Look {
  readonly path: string
  readonly displays: readonly Display[]
}

type Seen = Readonly<Record<'faults' | 'headings', string[]>>

/**
 * Returns all faults of these pages, each with its path, and the first heading of each page. The pages are opened in one
 * display after the other. In the dashboard the application is loaded once, and navigates from page to page, which costs
 * a quarter of loading each. The layout shift of a page is measured in its first display.
 */
export async function look(page: Page, looks: readonly Look[]): Promise<Seen> {
  // Starts collecting errors, including those while a page loads.
  complaintsOf(page)
  const faults: string[] = []
  const seen = new Map<string, { heading: string; pathname: string }>()
  let last: Display | undefined
  for (const { path, shown } of inOrder(looks)) {
    const moved = await arrive(page, path, shown, last)
    last = shown
    const { pathname } = new URL(page.url())
    const before = seen.get(path)
    if (!before) {
      const heading = (await page.getByRole('heading', { level: 1 }).first().innerText()).trim()
      seen.set(path, { heading, pathname })
      faults.push(...(await restlessness(page, moved)).map((fault) => `${path}: ${fault}`))
    } else if (pathname !== before.pathname) faults.push(`${path}: leads to ${pathname} in another display`)
    faults.push(...(await faultsIn(page, path, shown)))
  }
  return { faults, headings: looks.map(({ path }) => seen.get(path)?.heading ?? '') }
}

/** All pages in the first display, then all in the next. */
function inOrder(looks: readonly Look[]) {
  const displays = [...new Set(looks.flatMap((item) => item.displays))]
  return displays.flatMap((shown) =>
    looks.filter((item) => item.displays.includes(shown)).map(({ path }) => ({ path, shown })),
  )
}

/**
 * Opens a page in a display; `last` is the current display, if the application is already loaded. Returns the layout
 * shift before.
 */
async function arrive(page: Page, path: string, shown: Display, last: Display | undefined): Promise<number> {
  if (!last || !path.startsWith('/dashboard/')) {
    await openDisplayed(page, path, shown)
    return 0
  }
  if (shown !== last) {
    await display(page, shown)
    // What the change of the display moves is not counted for the page.
    await goAtRest(page, '/dashboard/blank')
  }
  const moved = await shiftsOn(page)
  await goAtRest(page, path)
  return moved
}

/** The faults of an open page. */
async function faultsIn(page: Page, path: string, shown: Display): Promise<string[]> {
  const found = [
    ...(await seriousFindings(page)),
    ...(await overflowOf(page)),
    ...(await rawTextsOn(page)),
    ...complaintsOf(page).splice(0),
  ]
  return found.map((fault) => `${path} ${Object.values(shown).join(' ')}: ${fault}`)
}

/** The faults of pages that are all checked in the same displays. */
export async function faultsOn(
  page: Page,
  paths: readonly string[],
  displays: readonly Display[],
): Promise<string[]> {
  const looks = paths.map((path) => ({ path, displays }))
  return (await look(page, looks)).faults
}
