import { still } from '../examine/rest'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'
import { listPage, listRequests, products } from './list-page'

const gridScript = /grid-table-.*\.js$/

test('the first page of a list is requested once, and the grid replaces the table without layout shift', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let bringGrid = () => {}
  const mayCome = new Promise<void>((resolve) => (bringGrid = resolve))
  await page.route(gridScript, (route) => mayCome.then(() => route.continue()))
  // Change events of earlier tests may still arrive, and would cause requests.
  await page.route('**/api/stream*', () => undefined)
  const sent = listRequests(page, 'products')
  await list.open(products)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(25)
  const boxOf = async () => (await list.titles.nth(7).boundingBox())?.y
  await still(page)
  const before = await boxOf()
  bringGrid()
  await expect(list.grid).toBeVisible()
  await expect(page.locator('.MuiDataGrid-row')).toHaveCount(25)
  await expect.poll(async () => Math.abs(((await boxOf()) ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1)
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
  const [query, ...more] = sent.map((text) => Object.fromEntries(new URLSearchParams(text)))
  expect(more).toEqual([])
  const fields = query?.['_fields']?.split(',')
  expect(query).toEqual({
    _start: '0',
    _end: '25',
    _sort: 'createdAt',
    _order: 'desc',
    _fields: fields?.join(),
  })
  // The columns, the title, and what names the URL of a record; no description and no pictures.
  expect(fields).toEqual(expect.arrayContaining(['name', 'slug', 'price', 'status']))
  expect(fields).not.toContain('description')
  expect(fields).not.toContain('pictures')
})

test('if the grid fails to load, the plain table can be sorted and opens records', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await page.route(gridScript, (route) => route.abort())
  await list.open(products)
  await list.head('Price').getByRole('button').click()
  await expect(page).toHaveURL(/sort=price$/)
  await expect(list.head('Price')).toHaveAttribute('aria-sort', 'ascending')
  await page.keyboard.press('Enter')
  await expect(list.head('Price')).toHaveAttribute('aria-sort', 'descending')
  await expect(list.head('Price').getByRole('button')).toBeFocused()
  await page
    .locator('tbody')
    .getByRole('row')
    .first()
    .getByRole('cell', { name: /[€$£¥]/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/e-commerce\/product\//)
})

test('the grid does not replace the table while the focus is in it', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await page.route(gridScript, async (route) => {
    await list.head('Stock').getByRole('button').focus()
    await route.continue()
  })
  const came = page.waitForResponse(gridScript)
  await page.clock.install()
  await list.open(products)
  await came
  await quiet(page)
  await page.clock.runFor(1500)
  await expect(list.head('Stock').getByRole('button')).toBeFocused()
  await list.search.focus()
  await expect(list.grid).toBeVisible()
})

test('on a slow connection the grid is loaded once the keyboard focus was in the table', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } }),
  )
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.clock.install()
  await list.open(products)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(25)
  await list.head('Price').getByRole('button').click()
  // On a fast connection an idle page has loaded the grid and the screens of a record within five seconds.
  await page.clock.runFor(5500)
  await quiet(page)
  expect(loaded.filter((path) => /grid-table|record-form/.test(path))).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => loaded.some((path) => gridScript.test(path))).toBe(true)
  await list.search.focus()
  await expect(list.grid).toBeVisible()
})

test('the rows of a page stay visible until the next page has loaded, and Back restores the previous page', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(`${products}?sort=code&size=10`)
  const first = await list.titles.first().textContent()
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/_start=10/, (route) => mayAnswer.then(() => route.continue()))
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(list.titles.first()).toHaveText(first ?? '')
  answer()
  await expect(list.range).toHaveText(/^11 to 20 of/)
  await expect(list.titles.first()).not.toHaveText(first ?? '')
  await page.goBack()
  await expect(list.range).toHaveText(/^1 to 10 of/)
  await expect(list.titles.first()).toHaveText(first ?? '')
})

test('a page number beyond the last page offers a button to the first page', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.open(`${products}?page=50`)
  await page.getByRole('main').getByRole('button', { name: 'First page' }).click()
  await expect(list.range).toHaveText(/^1 to 25 of/)
})

test('a list shows a server error with Retry, and a refusal without it', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  const problem = (status: number, message: string) => ({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: message, status, detail: message, message }),
  })
  const refuseWith = (status: number, message: string) =>
    page.route(/\/api\/products\?/, (route) => route.fulfill(problem(status, message)))
  await refuseWith(500, 'The database sleeps.')
  await list.open(products)
  await expect(page.getByRole('alert')).toContainText('The database sleeps.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(list.range).toHaveText(/^1 to 25 of/)
  await refuseWith(403, 'No.')
  await list.open(products)
  await expect(page.getByText('No permission')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
})

test('with the keyboard the user moves between cells, opens a record, and goes back to the same list', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(`${products}?sort=code`)
  await list.titles.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(list.titles.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.MuiDataGrid-cell:focus')).toHaveAttribute('data-field', 'code')
  // The code is edited in its cell, so Enter would not open the record there.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(list.titles.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/e-commerce\/product\//)
  await page.goBack()
  await expect(page).toHaveURL(/sort=code$/)
  await expect(list.range).toBeVisible()
})
