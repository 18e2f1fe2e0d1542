import type { Page } from '@playwright/test'
import { roles, ruleFor, type Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { app } from '#resources/app'
import { addressOf, titleOf } from '#base/format/record-path'
import { screensOf, someRows } from './examine/addresses'
import { bringAxe, seriousFindings } from './examine/axe'
import { complaintsOf } from './examine/complaints'
import { goAtRest, openAtRest } from './examine/rest'
import { countShifts, restlessness, shiftsOn } from './examine/shifts'
import { brokenHeadings, refusedHeading } from './examine/headings'
import { rawTextsOn } from './examine/raw-texts'
import { openRoutes, specifiedRoutes, unknownPaths, type Route } from './examine/routes'
import { expect, test } from './fixtures'

const resources: Readonly<Record<string, AnyResource>> = app

/** The screens of resources without a route in the specification: list, create, show, edit. */
const otherRoutes: Route[] = Object.values(resources).flatMap((resource) =>
  screensOf(resource).flatMap(({ path, verb }) => {
    const named = path.replace(':id', `{${resource.name}}`)
    const isKnown = specifiedRoutes.some((route) => route.path === named)
    return isKnown ? [] : [{ path: named, needs: [resource.name, verb] as const }]
  }),
)

const isAllowed = (role: Role, { needs }: Route): boolean => {
  if (!needs) return true
  const resource = resources[needs[0]]
  if (!resource) throw new Error(`There is no ${needs[0]}`)
  return ruleFor(resource.access, role, needs[1]) !== false
}

/** A route with the id of a record of the user in it. */
interface Opened {
  readonly path: string
  readonly heading: Route['heading']
}

/** The path of a route for the user of the page; undefined if they have no such record. */
async function addressFor(page: Page, { path, heading, needs }: Route): Promise<Opened | undefined> {
  const [location, name] = /\{(\w+)\}/.exec(path) ?? []
  const resource = name === undefined ? undefined : resources[name]
  if (!location || !resource) return { path, heading }
  const rows = await rowsOf(page, resource)
  const row = needs?.[1] === 'update' ? rows.find(({ _can }) => _can.includes('update')) : rows[0]
  if (!row) return undefined
  const address = encodeURIComponent(addressOf(resource, row))
  const title = typeof heading === 'string' ? heading.replace('{title}', titleOf(resource, row)) : heading
  return { path: path.replace(location, address), heading: title }
}

const read = new WeakMap<Page, Map<string, Awaited<ReturnType<typeof someRows>>>>()
async function rowsOf(page: Page, resource: AnyResource) {
  const known = read.get(page) ?? new Map<string, Awaited<ReturnType<typeof someRows>>>()
  read.set(page, known)
  const rows = known.get(resource.name) ?? (await someRows(page, resource))
  known.set(resource.name, rows)
  return rows
}

/** The routes for which the demo data has no record that the role may open, although its rules allow such records. */
const withoutRecord: Partial<Record<Role, readonly string[]>> = {
  user: [
    '/dashboard/reviews/{reviews}/edit',
    '/dashboard/blog/post/{posts}/edit',
    '/dashboard/comments/{comments}/edit',
  ],
}

/** The routes whose records only other tests create; they are opened if there is one. */
const createdByTests = [
  '/dashboard/jobs/{jobs}',
  '/dashboard/arrangements/{arrangements}',
  '/dashboard/arrangements/{arrangements}/edit',
  '/dashboard/chat-threads/{chatThreads}',
  '/dashboard/mail-settings/{mailSettings}',
  '/dashboard/mail-accounts/{mailAccounts}',
]

/** Opens a page by loading the application or by navigating in it. Returns the layout shift before the page. */
async function open(page: Page, path: string, isLoaded: boolean): Promise<number> {
  const before = isLoaded ? 0 : await shiftsOn(page)
  await (isLoaded ? openAtRest(page, path) : goAtRest(page, path))
  return before
}

/** Where a route leads to for a role; undefined if it stays. */
const destinationOf = (role: Role, { leadsTo, leadsBuyersTo }: Route): string | undefined =>
  role === 'user' && leadsBuyersTo !== undefined ? leadsBuyersTo : leadsTo

/** Opens a route, and returns what is wrong with it for this role. */
async function faultsOf(page: Page, role: Role, route: Route, isLoaded: boolean): Promise<string[]> {
  const allowed = isAllowed(role, route)
  const isWithoutRecord = withoutRecord[role]?.includes(route.path) ?? false
  const opened = allowed
    ? await addressFor(page, route)
    : { path: route.path.replace(/\{\w+\}/, 'somebody'), heading: undefined }
  if (!opened)
    return isWithoutRecord || createdByTests.includes(route.path) ? [] : ['there is no record to look at']
  if (isWithoutRecord) return ['there is a record to look at by now']
  const { path } = opened
  const complaints = complaintsOf(page)
  const movedBefore = await open(page, path, isLoaded)
  const heading = (await page.getByRole('heading', { level: 1 }).first().innerText()).trim()
  const faults = [
    ...(await restlessness(page, movedBefore)),
    ...complaints.splice(0),
    ...(await rawTextsOn(page)),
  ]
  // axe.spec.ts checks every page as an administrator.
  if (role !== 'admin') faults.push(...(await seriousFindings(page)))
  if (!allowed) {
    if (heading !== refusedHeading) faults.push(`is not refused: ${heading}`)
    // The boot script requests the list before the role is known, and gets 403.
    return faults.filter((fault) => !fault.includes('status of 403'))
  }
  const leadsTo = destinationOf(role, route) ?? path
  const { pathname } = new URL(page.url())
  if (pathname !== leadsTo) faults.push(`leads to ${pathname}`)
  const wanted = opened.heading ?? /\S/
  if (!isNamed(heading, wanted)) faults.push(`has the heading ${heading}, not ${wanted}`)
  return faults
}

function isNamed(heading: string, wanted: string | RegExp): boolean {
  const isError = [refusedHeading, ...brokenHeadings].includes(heading)
  return typeof wanted === 'string' ? heading === wanted : wanted.test(heading) && !isError
}

/**
 * The routes for which the application is loaded: the allowed ones of the specification, and the first of each list.
 * The others are navigated to in the loaded application: a refusal looks the same everywhere, and the other screens are
 * rendered by the same code as those of the specification.
 */
const loadedFor = (role: Role, routes: readonly Route[]) => (route: Route) =>
  route === routes[0] ||
  route === routes.find((item) => !isAllowed(role, item)) ||
  (isAllowed(role, route) && specifiedRoutes.includes(route))

test.describe.configure({ mode: 'parallel', timeout: 300_000 })

const half = Math.ceil(otherRoutes.length / 2)
const parts: [name: string, routes: readonly Route[]][] = [
  ['every route of the specification', specifiedRoutes],
  ['the routes of the other areas', otherRoutes.slice(0, half)],
  ['the routes of the areas behind them', otherRoutes.slice(half)],
]
// As an administrator the other routes are opened by axe.spec.ts.
for (const role of roles)
  for (const [name, routes] of role === 'admin' ? parts.slice(0, 1) : parts)
    test(`${name}: shows the role ${role} its heading or the refusal, without console errors, layout shifts, ids and keys`, async ({
      signedInPage,
    }) => {
      const page = await signedInPage(role)
      // Desktop width for one role; axe.spec.ts uses it for administrators.
      await page.setViewportSize({ width: role === 'user' ? 1280 : 360, height: 800 })
      await bringAxe(page)
      await countShifts(page)
      const faults: string[] = []
      const isLoadedFor = loadedFor(role, routes)
      for (const route of routes) {
        const found = await faultsOf(page, role, route, isLoadedFor(route))
        faults.push(...found.map((fault) => `${route.path}: ${fault}`))
      }
      expect(faults).toEqual([])
    })

test('every page for anonymous users has its heading', async ({ page }) => {
  const complaints = complaintsOf(page)
  for (const { path, heading = /\S/, leadsTo = path } of openRoutes) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(heading)
    expect(new URL(page.url()).pathname, path).toBe(leadsTo)
  }
  expect(complaints.filter((item) => !item.includes('status of 404'))).toEqual([])
})

test('every page under /dashboard requires sign-in and is opened after it', async ({ page, request }) => {
  for (const { path } of specifiedRoutes) {
    const address = path.replace(/\{\w+\}/, 'somebody')
    const answer = await page.goto(address)
    expect(answer?.status(), path).toBe(200)
    const wanted = new RegExp(`/auth/login\\?returnTo=${encodeURIComponent(address)}$`)
    await expect(page, path).toHaveURL(wanted)
  }
  const deep = '/dashboard/invoice/list?q=harbour&sort=-total'
  await page.goto(deep)
  await page.getByLabel('Email').fill('manager@corridor.example')
  await page.getByLabel('Password', { exact: true }).fill('corridor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(deep)
  expect((await request.get('/dashboard/invoice/list/')).status()).toBe(404)
})

test('a URL with a trailing slash or an unknown URL gets 404', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  for (const path of unknownPaths) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByText('page not found').or(page.getByText('not found')).first(), path).toBeVisible()
  }
})

test('/_app shows the shell without content', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  await page.goto('/_app')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('main')).toHaveText('')
})
