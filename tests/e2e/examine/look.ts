import type { Page } from '@playwright/test'
import { bringAxe, overflowOf, seriousFindings } from './axe'
import { complaintsOf } from './complaints'
import { display, openDisplayed, type Display } from './display'
import { goAtRest } from './rest'
import { countShifts, restlessness } from './shifts'

/** A page is loaded in the first of these displays, or opened in any of them, and then changed to the others. */
export type Visit = readonly [Display, ...Display[]]

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
  readonly visits: readonly Visit[]
}

type Seen = Readonly<Record<'faults' | 'headings', string[]>>

/**
 * Returns all faults of these pages, each with its path, and the first heading of each page. Each page is loaded for its
 * first visit, in which the layout shift is measured. For later visits the application is loaded once and navigates
 * from page to page.
 */
export async function look(page: Page, looks: readonly Look[]): Promise<Seen> {
  // Starts collecting errors, including those while a page loads.
  complaintsOf(page)
  const faults: string[] = []
  const headings: string[] = []
  const positions: string[] = []
  for (const { path, visits } of looks) {
    const [first] = visits
    if (!first) throw new Error(`${path} is looked at in no display`)
    await openDisplayed(page, path, first[0])
    positions.push(new URL(page.url()).pathname)
    headings.push((await page.getByRole('heading', { level: 1 }).first().innerText()).trim())
    faults.push(...(await restlessness(page)).map((fault) => `${path}: ${fault}`))
    faults.push(...(await faultsIn(page, path, first)))
  }
  const max = Math.max(...looks.map(({ visits }) => visits.length))
  for (let turn = 1; turn < max; turn += 1) {
    let last: Display | undefined
    for (const [index, { path, visits }] of looks.entries()) {
      const visit = visits[turn]
      if (!visit) continue
      const order = startingWith(last, visit)
      await arrive(page, path, order[0], last)
      const { pathname } = new URL(page.url())
      if (pathname !== positions[index]) faults.push(`${path}: leads to ${pathname} without being loaded`)
      faults.push(...(await faultsIn(page, path, order)))
      last = order.at(-1)
    }
  }
  return { faults, headings }
}

/** The displays of a visit, beginning with the current one if it is among them. */
const startingWith = (shown: Display | undefined, visit: Visit): Visit =>
  shown && visit.includes(shown) ? [shown, ...visit.filter((item) => item !== shown)] : visit

/** Opens a page in a display; `last` is the current display, if the application is already loaded for this round. */
async function arrive(page: Page, path: string, shown: Display, last: Display | undefined): Promise<void> {
  if (!last || !path.startsWith('/dashboard/')) return openDisplayed(page, path, shown)
  if (shown !== last) await display(page, shown)
  await goAtRest(page, path)
}

/** The faults of an open page, in its current display and in the others. */
async function faultsIn(page: Page, path: string, [shown, ...others]: Visit): Promise<string[]> {
  const complaints = complaintsOf(page)
  const faults: string[] = []
  const note = async (item: Display) => {
    const found = [...(await seriousFindings(page)), ...(await overflowOf(page)), ...complaints.splice(0)]
    faults.push(...found.map((fault) => `${path} ${Object.values(item).join(' ')}: ${fault}`))
  }
  await note(shown)
  for (const item of others) {
    await display(page, item)
    await note(item)
  }
  return faults
}

/** The faults of pages that are all checked in the same displays. */
export async function faultsOn(
  page: Page,
  paths: readonly string[],
  visits: readonly Visit[],
): Promise<string[]> {
  const looks = paths.map((path) => ({ path, visits }))
  return (await look(page, looks)).faults
}
