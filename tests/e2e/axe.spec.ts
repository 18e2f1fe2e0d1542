import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ruleFor } from '../../src/define/access'
import type { AnyResource } from '../../src/define/resource'
import { app } from '../../src/resources/app'
import { pages } from '../../src/define/pages'
import { addressesOf, drawnPages, drawnRoutes, otherPages, screensOf } from './examine/addresses'
import { bringAxe, overflowOf, seriousFindings } from './examine/axe'
import { complaintsOf } from './examine/complaints'
import { display, type Display, type Language } from './examine/display'
import { brokenHeadings, refusedHeading } from './examine/headings'
import { openAtRest } from './examine/rest'
import { countShifts, restlessness } from './examine/shifts'
import { expect, test } from './fixtures'

const languages: readonly Language[] = ['en', 'cn']
const resources = Object.values(app) as AnyResource[]

/**
 * What is drawn by hand is looked at in both modes, both directions and both languages, and so is one area of each kind
 * that is drawn from its declaration: a list with states and rows, a gallery, a board, a calendar. The others are drawn
 * by the same code, and are looked at in two displays that together have everything. AXE=all looks at all in all.
 */
const everywhere = new Set(
  process.env['AXE'] === 'all'
    ? resources.map(({ name }) => name)
    : ['invoices', 'products', 'kanbanCards', 'calendarEvents'],
)

/** Both modes in both directions: what one language is read in on a desktop, the other one is on a phone. */
function displaysFor(language: Language): [Display, ...Display[]] {
  const [wide, narrow] = language === 'en' ? [1280, 360] : [360, 1280]
  return [
    { language, themeMode: 'light', themeDirection: 'ltr', width: wide },
    { language, themeMode: 'dark', themeDirection: 'ltr', width: wide },
    { language, themeMode: 'dark', themeDirection: 'rtl', width: narrow },
    { language, themeMode: 'light', themeDirection: 'rtl', width: narrow },
  ]
}

const allDisplays = languages.flatMap(displaysFor)
/** English as it is read by most, and Chinese with everything else the other way. */
const twoDisplays: readonly Display[] = [
  { language: 'en', themeMode: 'light', themeDirection: 'ltr', width: 1280 },
  { language: 'cn', themeMode: 'dark', themeDirection: 'rtl', width: 360 },
]

/** Every page is loaded in this language. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language)
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
  displays: readonly Display[],
): Promise<{ faults: string[]; heading: string }> {
  const complaints = complaintsOf(page)
  // Where there is least room, things are pushed furthest.
  await page.setViewportSize({ width: 360, height: 800 })
  await openAtRest(page, path)
  const heading = (await page.getByRole('heading', { level: 1 }).first().innerText()).trim()
  const faults = (await restlessness(page)).map((fault) => `${path}: ${fault}`)
  for (const one of displays) {
    await display(page, one)
    const found = [...(await seriousFindings(page)), ...(await overflowOf(page)), ...complaints.splice(0)]
    faults.push(...found.map((fault) => `${path} ${Object.values(one).join(' ')}: ${fault}`))
  }
  return { faults, heading }
}

async function faultsOn(
  page: Page,
  paths: readonly string[],
  displays: readonly Display[],
): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) faults.push(...(await look(page, path, displays)).faults)
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
    await speak(page, 'en')
    const faults: string[] = []
    for (const resource of group)
      for (const { route, path } of await addressesOf(page, resource)) {
        const isEverywhere = everywhere.has(resource.name) || drawnRoutes.includes(route)
        const seen = await look(page, path, isEverywhere ? allDisplays : twoDisplays)
        faults.push(...seen.faults)
        if ([refusedHeading, ...brokenHeadings].includes(seen.heading))
          faults.push(`${path}: ${seen.heading}`)
      }
    expect(faults).toEqual([])
  })

for (const some of inGroups([...drawnPages, ...otherPages.admin], 4))
  test(`nothing serious is found on ${some.join(', ')}`, async ({ signedInPage }) => {
    const page = await signedInPage('admin')
    await speak(page, 'en')
    expect(await faultsOn(page, some, allDisplays)).toEqual([])
  })

for (const language of languages) {
  test(`nothing serious is found before one signs in, light and dark, both directions, ${language}`, async ({
    page,
  }) => {
    await speak(page, language)
    expect(await faultsOn(page, otherPages.guest, displaysFor(language))).toEqual([])
  })

  test(`nothing serious is found on what is refused to a user, ${language}`, async ({ signedInPage }) => {
    const page = await signedInPage('user')
    await speak(page, language)
    const refused = resources.flatMap((resource) =>
      screensOf(resource)
        .filter(({ verb }) => ruleFor(resource.access, 'user', verb) === false)
        .map(({ path }) => path.replace(':id', 'somebody'))
        .slice(0, 1),
    )
    expect(refused.length).toBeGreaterThan(3)
    const faults = await faultsOn(page, refused.slice(0, 6), displaysFor(language).slice(1, 3))
    // The first script asks for the list before it is known who asks, and is told no.
    expect(faults.filter((fault) => !fault.includes('status of 403'))).toEqual([])
  })
}

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
