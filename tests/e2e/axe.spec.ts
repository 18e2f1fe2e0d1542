import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ruleFor } from '#define/access'
import type { AnyResource } from '#define/resource'
import { app } from '#resources/app'
import { pages } from '#define/pages'
import { addressesOf, drawnPages, drawnRoutes, otherPages, screensOf } from './examine/addresses'
import { bringAxe, overflowOf, seriousFindings } from './examine/axe'
import { complaintsOf } from './examine/complaints'
import { display, openDisplayed, type Display } from './examine/display'
import { brokenHeadings, refusedHeading } from './examine/headings'
import { countShifts, restlessness } from './examine/shifts'
import { expect, test } from './fixtures'

const resources = Object.values(app) as AnyResource[]

/** A page is loaded in the first of these displays and changed to the others where it stands. */
type Visit = readonly [Display, ...Display[]]

const displayed = (
  language: Display['language'],
  themeMode: Display['themeMode'],
  themeDirection: Display['themeDirection'],
  width: number,
): Display => ({ language, themeMode, themeDirection, width })

/** English as it is read by most, and Chinese with everything else the other way. */
const twoDisplays: readonly Visit[] = [
  [displayed('en', 'light', 'ltr', 1280)],
  [displayed('cn', 'dark', 'rtl', 360)],
]

/** In these, each language is seen in each mode, direction and width, and each mode in each direction and width. */
const fourDisplays: readonly Visit[] = [
  [displayed('en', 'light', 'ltr', 1280), displayed('en', 'dark', 'rtl', 360)],
  [displayed('cn', 'dark', 'ltr', 1280), displayed('cn', 'light', 'rtl', 360)],
]

const eightDisplays: readonly Visit[] = fourDisplays.map(([first, ...others]) => [
  first,
  ...others,
  displayed(first.language, 'dark', 'ltr', 360),
  displayed(first.language, 'light', 'rtl', 1280),
])

/**
 * What is drawn by hand is looked at in four displays, and so is one area of each kind that is drawn from its
 * declaration: a list with states and rows, a gallery, a board, a calendar. The others are drawn by the same code, and
 * are looked at in two displays that together have everything. AXE=all looks at all in all eight.
 */
const isAll = process.env['AXE'] === 'all'
const drawnDisplays = isAll ? eightDisplays : fourDisplays
const otherDisplays = isAll ? eightDisplays : twoDisplays
const examples = new Set(['invoices', 'products', 'kanbanCards', 'calendarEvents'])

async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await bringAxe(page)
  await countShifts(page)
  // The page that one is on is left before anybody listens: what is cut off there is no complaint of the next one.
  await page.goto('/favicon.svg')
}

/** Everything that is wrong with a page in these displays, each with its address; and what it was headed by at first. */
async function look(
  page: Page,
  path: string,
  visits: readonly Visit[],
): Promise<{ faults: string[]; heading: string }> {
  const complaints = complaintsOf(page)
  const faults: string[] = []
  let heading = ''
  for (const [first, ...others] of visits) {
    await openDisplayed(page, path, first)
    if (heading === '') {
      heading = (await page.getByRole('heading', { level: 1 }).first().innerText()).trim()
      faults.push(...(await restlessness(page)).map((fault) => `${path}: ${fault}`))
    }
    const note = async (one: Display) => {
      const found = [...(await seriousFindings(page)), ...(await overflowOf(page)), ...complaints.splice(0)]
      faults.push(...found.map((fault) => `${path} ${Object.values(one).join(' ')}: ${fault}`))
    }
    await note(first)
    for (const one of others) {
      await display(page, one)
      await note(one)
    }
  }
  return { faults, heading }
}

async function faultsOn(page: Page, paths: readonly string[], visits: readonly Visit[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) faults.push(...(await look(page, path, visits)).faults)
  return faults
}

// What is found names its page; to keep every step would take longer than looking.
test.use({ trace: 'off' })
// They are many, and none knows of another: both workers share them.
test.describe.configure({ mode: 'parallel', timeout: 240_000 })

/** A few at a time: signing in for each would take as long as looking at it. */
const inGroups = <One>(all: readonly One[], size: number): (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, place) =>
    all.slice(size * place, size * (place + 1)),
  )

for (const group of inGroups(resources, 2))
  test(`nothing serious is found on ${group.map(({ name }) => name).join(', ')}`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage('admin')
    await prepare(page)
    const faults: string[] = []
    for (const resource of group)
      for (const { route, path } of await addressesOf(page, resource)) {
        const isDrawn = examples.has(resource.name) || drawnRoutes.includes(route)
        const seen = await look(page, path, isDrawn ? drawnDisplays : otherDisplays)
        faults.push(...seen.faults)
        if ([refusedHeading, ...brokenHeadings].includes(seen.heading))
          faults.push(`${path}: ${seen.heading}`)
      }
    expect(faults).toEqual([])
  })

for (const some of inGroups([...drawnPages, ...otherPages.admin], 4))
  test(`nothing serious is found on ${some.join(', ')}`, async ({ signedInPage }) => {
    const page = await signedInPage('admin')
    await prepare(page)
    expect(await faultsOn(page, some, drawnDisplays)).toEqual([])
  })

test('nothing serious is found before one signs in', async ({ page }) => {
  await prepare(page)
  expect(await faultsOn(page, otherPages.guest, drawnDisplays)).toEqual([])
})

test('nothing serious is found on what is refused to a user', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  await prepare(page)
  const refused = resources.flatMap((resource) =>
    screensOf(resource)
      .filter(({ verb }) => ruleFor(resource.access, 'user', verb) === false)
      .map(({ path }) => path.replace(':id', 'somebody'))
      .slice(0, 1),
  )
  expect(refused.length).toBeGreaterThan(3)
  const faults = await faultsOn(page, refused.slice(0, 6), drawnDisplays)
  // The first script asks for the list before it is known who asks, and is told no.
  expect(faults.filter((fault) => !fault.includes('status of 403'))).toEqual([])
})

test('every page of the program is among those that are examined', () => {
  const examined: readonly string[] = Object.values(otherPages).flat()
  expect(
    Object.values(pages)
      .flat()
      .filter((path) => !examined.includes(path)),
  ).toEqual([])
  // What stands in the router beside them is drawn by hand, or of a resource.
  const source = readFileSync('src/pages/pages.tsx', 'utf8')
  expect([...source.matchAll(/path="([^"]+)"/g)].map(([, path]) => path)).toEqual(['/dashboard/*', '*'])
  const named = new Set([...source.matchAll(/path=\{([^}]+)\}/g)].map(([, name]) => name))
  expect(named).toEqual(new Set(['path', 'page.path']))
})
