import type { Page } from '@playwright/test'
import { call, newCustomer } from '../examine/call'
import { hold } from '../examine/hold'
import { quiet } from '../examine/quiet'
import { expect, heldTest as test, requestedUntilStream } from '../examine/held'
import { withFonts } from '../examine/rest'
import { restlessness, shiftsOn, unnoticedShift } from '../examine/shifts'
import { listPage, listRequests } from '../list/list-page'

// The page of a list renders its frame and its first rows before the application has loaded. In these tests the
// application is held back until `load`.

const rows = (page: Page) => page.locator('tbody tr:has(a)')
/** The link to the first record, in the plain table or in the grid that replaces it. */
const firstTitle = (page: Page) => listPage(page).titles.first()

/** The top of the link to the first record; in one step, as the grid may replace the table at any moment. */
const topOfFirstTitle = (): number =>
  document.querySelector('tbody td a, .MuiDataGrid-row a[class*="title"]')?.getBoundingClientRect().top ?? NaN

test('rows, links and totals are shown before the application has loaded, and stay in place when it takes over', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/dashboard/e-commerce/list')
  await expect(rows(page)).toHaveCount(25)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await expect(page.getByText(/^1 to 25 of \d+$/)).toBeVisible()
  await expect(firstTitle(page)).toHaveAttribute('href', /^\/dashboard\/e-commerce\/product\//)
  const before = await firstTitle(page).boundingBox()
  const title = await firstTitle(page).textContent()
  const sent = listRequests(page, 'products')
  await load()
  await expect(firstTitle(page)).toHaveText(title ?? '')
  expect(await page.evaluate(topOfFirstTitle)).toBeCloseTo(before?.y ?? 0, -1)
  await expect(page.getByRole('link', { name: 'Orders' })).toBeVisible()
  expect(sent).toEqual([])
  expect(await restlessness(page, 0, unnoticedShift)).toEqual([])
})

for (const width of [1280, 360])
  test(`the rows of a list with a condition stay in place when its words arrive, at ${width} px`, async ({
    openHeld,
  }) => {
    const { page, load } = await openHeld('/favicon.svg')
    await page.setViewportSize({ width, height: 800 })
    const { name } = await newCustomer(page)
    const filter = JSON.stringify({ and: [{ field: 'country', op: 'eq', value: 'DE' }] })
    await page.goto(`/dashboard/customers?q=${encodeURIComponent(name)}&filter=${encodeURIComponent(filter)}`)
    const title = page.getByRole('main').getByRole('link', { name, exact: true })
    await withFonts(page.getByRole('heading', { level: 1 }), title)
    // While the grid replaces the table there is no title.
    const boxes = async () => [
      Math.round((await title.boundingBox())?.y ?? 0),
      await page.getByRole('searchbox').boundingBox(),
    ]
    const [before, moved] = [await boxes(), await shiftsOn(page)]
    await load()
    await expect(page.getByRole('button', { name: /^Remove the filter/ })).toBeVisible()
    await expect.poll(boxes).toEqual(before)
    expect(await restlessness(page, moved, unnoticedShift)).toEqual([])
  })

test('the cards of a gallery are shown before the application has loaded, and stay in place when it takes over', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/dashboard/user/cards')
  const cards = page.getByRole('list', { name: 'Users', exact: true }).getByRole('listitem')
  await expect(cards).toHaveCount(25)
  await withFonts(cards)
  const before = { text: await cards.first().innerText(), box: await cards.nth(4).boundingBox() }
  const sent = requestedUntilStream(page)
  await load()
  await expect(cards).toHaveCount(25)
  expect(await cards.first().innerText()).toBe(before.text)
  expect(await cards.nth(4).boundingBox()).toEqual(before.box)
  expect(sent).not.toContain('/api/users')
  expect(await restlessness(page, 0, unnoticedShift)).toEqual([])
})

test('order, page and search that are chosen before the application has loaded are kept', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/dashboard/e-commerce/list')
  const price = page.getByRole('columnheader', { name: 'Price' })
  await price.getByRole('button').click()
  await expect(page).toHaveURL(/sort=price/)
  await expect(price).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText(/^26 to 50 of/)).toBeVisible()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  const title = await firstTitle(page).textContent()
  await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  await page.evaluate(() => window.scrollTo(0, 120))
  const search = page.getByRole('searchbox')
  await search.click()
  // A click scrolls its target below the header.
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await load()
  await expect(firstTitle(page)).toHaveText(title ?? '')
  await expect(price).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected')
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await expect(search).toBeFocused()
})

test('a search that is typed before the application has loaded is run when it takes over', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/dashboard/e-commerce/list')
  await page.getByRole('searchbox').fill('harbour')
  await load()
  await expect(page.getByRole('searchbox')).toHaveValue('harbour')
  await expect(page).toHaveURL(/q=harbour/)
})

test('a button that is pressed before the application has loaded works when it takes over', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/dashboard/e-commerce/list')
  await expect(rows(page)).toHaveCount(25)
  await page.getByRole('button', { name: 'Columns' }).click()
  await load()
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible()
})

test('the button of a filter with a condition is named as later, and opens the filter once it takes over', async ({
  openHeld,
}) => {
  const filter = JSON.stringify({ and: [{ field: 'country', op: 'eq', value: 'DE' }] })
  const { page, load } = await openHeld(
    `/dashboard/customers?sort=email&filter=${encodeURIComponent(filter)}`,
  )
  await expect(page.getByRole('button', { name: 'Sort 1 column' })).toBeVisible()
  await page.getByRole('button', { name: 'Filter 1 condition' }).click()
  await load()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('a link that is followed before the application has loaded opens its page, and Back the list', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/dashboard/e-commerce/list')
  const title = (await firstTitle(page).textContent()) ?? ''
  await firstTitle(page).click()
  await expect(page).toHaveURL(/\/product\//)
  await load()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(firstTitle(page)).toHaveText(title)
})

test('the rows are in the language of the page', async ({ openHeld }) => {
  const { page } = await openHeld('/dashboard/user/list?lng=cn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('用户')
  await expect(page.getByRole('columnheader', { name: '邮箱' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('a list that only some roles may read is not named to others', async ({ openHeld }) => {
  const { page, load } = await openHeld('/dashboard/audit', 'user')
  await expect(page.getByRole('button', { name: 'Search…' }).or(page.locator('.shell-header'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await load()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/audit/i)
})

test('without a session the sign-in page comes at once', async ({ page }) => {
  await page.goto('/dashboard/e-commerce/list')
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=/)
  await expect(page.getByLabel('Email')).toBeVisible()
})

for (const path of ['/dashboard/mail/inbox', '/dashboard/chat', '/dashboard/app', '/dashboard/user/account'])
  test(`the layout of ${path} is shown before the application has loaded, and what is pressed there works`, async ({
    openHeld,
  }) => {
    const { page, load } = await openHeld(path)
    await expect(page.getByRole('button', { name: 'Search pages, records and actions' })).toBeVisible()
    await expect(page.locator('#first-rows main')).toBeAttached()
    await page.getByRole('button', { name: 'Search pages, records and actions' }).click()
    await load()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await restlessness(page, 0, unnoticedShift)).toEqual([])
  })

test('a list that is opened again shows the rows of the last visit until its rows have arrived', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const { id, name } = await newCustomer(page)
  const list = `/dashboard/customers?q=${encodeURIComponent(name)}`
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('last-rows ')).length)
  await page.goto(list)
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  await quiet(page)
  expect(await stored()).toBeGreaterThan(0)
  // The open list would read, and store, the changed row.
  await page.goto('/favicon.svg')
  await call(page, 'PATCH', `/api/customers/${id}`, { name: `${name} renamed` })
  const rows = await hold(page, '**/api/customers?*')
  await page.goto(list, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(main.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  rows.letThrough()
  await expect(main.getByRole('link', { name: `${name} renamed`, exact: true })).toBeVisible()
  await quiet(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/auth/)
  expect(await stored()).toBe(0)
})

test('the rows of a list that arrive after the application has taken over are stored for the next visit', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const { name } = await newCustomer(page)
  const list = `/dashboard/customers?q=${encodeURIComponent(name)}`
  const rows = await hold(page, '**/api/customers?*')
  await page.goto(list)
  await expect(page.locator('#first-rows')).toHaveCount(0)
  rows.letThrough()
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  await expect
    .poll(() => page.evaluate((url) => localStorage.getItem(`last-rows ${url}`), list))
    .toContain(name)
})

test('rows that arrive after the session has ended are not stored', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const { name } = await newCustomer(page)
  const list = `/dashboard/customers?q=${encodeURIComponent(name)}`
  const rows = await hold(page, '**/api/customers?*')
  await page.goto(list)
  await expect(page.locator('#first-rows')).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('accessToken'))
  rows.letThrough()
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  await quiet(page)
  expect(await page.evaluate((url) => localStorage.getItem(`last-rows ${url}`), list)).toBeNull()
})

test('rows of the last visit that cannot be rendered are removed, and the list is shown without them', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const { name } = await newCustomer(page)
  const list = `/dashboard/customers?q=${encodeURIComponent(name)}`
  const key = `last-rows ${list}`
  const title = page.getByRole('main').getByRole('link', { name, exact: true })
  await page.goto(list)
  await expect(title).toBeVisible()
  await page.evaluate((at) => {
    const stored = JSON.parse(localStorage.getItem(at) ?? '') as object
    localStorage.setItem(at, JSON.stringify({ ...stored, rows: '[' }))
  }, key)
  await page.goto(list)
  await expect(title).toBeVisible()
  expect(await page.evaluate((at) => localStorage.getItem(at), key)).toBeNull()
})
