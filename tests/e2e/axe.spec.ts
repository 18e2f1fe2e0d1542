import { readFileSync } from 'node:fs'
import { ruleFor } from '#define/access'
import type { AnyResource } from '#define/resource'
import { app } from '#resources/app'
import { pages } from '#define/paths/pages'
import {
  addressesOf,
  type Address,
  customPages,
  customRoutes,
  otherPages,
  screensOf,
} from './examine/addresses'
import type { Display } from './examine/display'
import { errorHeadings } from './examine/headings'
import { faultsOn, look, prepare, type Look } from './examine/look'
import { expect, test } from './fixtures'

const resources = Object.values(app) as AnyResource[]

const displayed = (
  language: Display['language'],
  themeMode: Display['themeMode'],
  themeDirection: Display['themeDirection'],
  width: number,
): Display => ({ language, themeMode, themeDirection, width })

/** English with the most common settings, and Chinese with the opposite of each. */
const twoDisplays: readonly Display[] = [
  displayed('en', 'light', 'ltr', 1280),
  displayed('cn', 'dark', 'rtl', 360),
]

/** Only the second of them: `routes.spec.ts` checks the page in the first one, as a user. */
const secondDisplay = twoDisplays.slice(1)

/** These combine each language with each mode, direction and width, and each mode with each direction and width. */
const fourDisplays: readonly Display[] = [
  ...twoDisplays.slice(0, 1),
  displayed('en', 'dark', 'rtl', 360),
  displayed('cn', 'dark', 'ltr', 1280),
  displayed('cn', 'light', 'rtl', 360),
]

const eightDisplays: readonly Display[] = [
  ...fourDisplays,
  ...secondDisplay,
  displayed('en', 'dark', 'ltr', 360),
  displayed('en', 'light', 'rtl', 1280),
  displayed('cn', 'light', 'rtl', 1280),
]

/**
 * One resource of each kind of generated screen is checked in four displays: a list with states and rows, a gallery, a
 * board, a calendar. Other screens and custom pages are checked in two displays that together have every setting;
 * `routes.spec.ts` checks generated ones in one of them, as a user, where users may open the page. AXE=all checks all
 * pages in all eight.
 */
const isAll = process.env['AXE'] === 'all'
const customDisplays = isAll ? eightDisplays : twoDisplays
const displaysOf = (resource: AnyResource, { route, verb }: Address): readonly Display[] => {
  if (isAll) return eightDisplays
  if (examples.has(resource.name)) return fourDisplays
  if (customRoutes.includes(route)) return customDisplays
  return ruleFor(resource.access, 'user', verb) === false ? twoDisplays : secondDisplay
}
const examples = new Set(['invoices', 'products', 'kanbanCards', 'calendarEvents'])

// The tests are independent of each other, so both workers share them.
test.describe.configure({ mode: 'parallel', timeout: 240_000 })

/** Parts of about as many items: those next to each other, which take about as long, are in different parts. */
const inParts = <One>(all: readonly One[], count: number): (readonly One[])[] =>
  Array.from({ length: count }, (_, part) => all.filter((_item, index) => index % count === part))

for (const group of inParts(resources, 15))
  test(`axe finds nothing serious on ${group.map(({ name }) => name).join(', ')}`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage('admin')
    await prepare(page)
    const looks: Look[] = []
    for (const resource of group)
      for (const address of await addressesOf(page, resource))
        looks.push({ path: address.path, displays: displaysOf(resource, address) })
    const { faults, headings } = await look(page, looks)
    const broken = looks.flatMap(({ path }, index) => {
      const heading = headings[index] ?? ''
      return [...errorHeadings, ''].includes(heading) ? [`${path}: ${heading}`] : []
    })
    expect([...faults, ...broken]).toEqual([])
  })

for (const some of inParts([...customPages, ...otherPages.admin], 4))
  test(`axe finds nothing serious on ${some.join(', ')}`, async ({ signedInPage }) => {
    const page = await signedInPage('admin')
    await prepare(page)
    expect(await faultsOn(page, some, customDisplays)).toEqual([])
  })

test('axe finds nothing serious on the pages for anonymous users', async ({ page }) => {
  await prepare(page)
  expect(await faultsOn(page, otherPages.guest, customDisplays)).toEqual([])
})

test('axe finds nothing serious on screens that are refused to a user', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  await prepare(page)
  const refused = resources.flatMap((resource) =>
    screensOf(resource)
      .filter(({ verb }) => ruleFor(resource.access, 'user', verb) === false)
      .map(({ path }) => path.replace(':id', 'somebody'))
      .slice(0, 1),
  )
  expect(refused.length).toBeGreaterThan(3)
  const faults = await faultsOn(page, refused.slice(0, 6), customDisplays)
  // The boot script requests the list before the role is known, and gets 403.
  expect(faults.filter((fault) => !fault.includes('status of 403'))).toEqual([])
})

test('every page of the application is in the lists of checked pages', () => {
  const examined: readonly string[] = Object.values(otherPages).flat()
  expect(
    Object.values(pages)
      .flat()
      .filter((path) => !examined.includes(path)),
  ).toEqual([])
  // All other routes are custom pages or screens of a resource.
  const source = readFileSync('src/pages/pages.tsx', 'utf8')
  expect([...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path)).toEqual(['/dashboard/*', '*'])
  const named = [...source.matchAll(/\bpath: ([\w.]+),/g)].map(([, name]) => name)
  expect(named).toEqual(['page.path'])
})
