import type { Page } from '@playwright/test'
import { bringAxe, overflowOf, seriousFindings } from './axe'
import { complaintsOf } from './complaints'
import { display, openDisplayed, type Display } from './display'
import { goAtRest } from './rest'
import { countShifts, restlessness } from './shifts'

/** A page comes in one of these displays, in the first if it is loaded, and is changed to the others where it stands. */
export type Visit = readonly [Display, ...Display[]]

/** Brings into a page what `look` needs. */
export async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await bringAxe(page)
  await countShifts(page)
  // The page that one is on is left before anybody listens: what is cut off there is no complaint of the next one.
  await page.goto('/favicon.svg')
}

/** A page to look at, and how. */
export interface Look {
  readonly path: string
  readonly visits: readonly Visit[]
}

type Seen = Readonly<Record<'faults' | 'headings', string[]>>

/**
 * Everything that is wrong with these pages, each fault with its address; and what each was headed by at first. Each is
 * loaded for its first visit, where it is measured how far things move. For the visits after that the program is loaded
 * once, and goes from page to page.
 */
export async function look(page: Page, looks: readonly Look[]): Promise<Seen> {
  // From now on, also what is complained about while a page is loaded.
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

/** The displays of a visit; first the one that the page has, if it is among them. */
const startingWith = (shown: Display | undefined, visit: Visit): Visit =>
  shown && visit.includes(shown) ? [shown, ...visit.filter((item) => item !== shown)] : visit

/** Goes to a page in a display; `last` is the one that the program has, if it was loaded for this turn. */
async function arrive(page: Page, path: string, shown: Display, last: Display | undefined): Promise<void> {
  if (!last || !path.startsWith('/dashboard/')) return openDisplayed(page, path, shown)
  if (shown !== last) await display(page, shown)
  await goAtRest(page, path)
}

/** What is wrong with an open page, in the display that it has and in the others. */
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

/** The faults of pages that are all looked at alike. */
export async function faultsOn(
  page: Page,
  paths: readonly string[],
  visits: readonly Visit[],
): Promise<string[]> {
  const looks = paths.map((path) => ({ path, visits }))
  return (await look(page, looks)).faults
}
