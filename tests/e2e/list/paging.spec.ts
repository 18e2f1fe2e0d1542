import type { Page } from '@playwright/test'
import { findingsOn } from '../examine/axe'
import { hold } from '../examine/hold'
import { atRest } from '../examine/rest'
import { expect, testWithServer } from '../fixtures'
import { startServerAfter } from '../servers'
import { listPage, listRequests } from './list-page'

const added = 10_600
const customers = '/dashboard/customers'

/** A server with more customers than offsets lead to: 'Customer 00001' and so on, one for each hour from 2020 on. */
const test = testWithServer(() =>
  startServerAfter(`truncate "customers" cascade;
    insert into "customers" ("id", "name", "email", "segment", "country", "currency", "version", "createdAt", "updatedAt")
    select gen_random_uuid(), 'Customer ' || lpad(n::text, 5, '0'), 'c' || n || '@many.example', 'startup', 'DE', 'EUR', 1,
      timestamptz '2020-01-01T00:00:00Z' + n * interval '1 hour', now()
    from generate_series(1, ${added}) n;
    analyze "customers"`),
)

const button = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name, exact: true })
const nameAt = (index: number) => `Customer ${String(index).padStart(5, '0')}`

test('the next page leads beyond the last offset and back, also after a reload and by Back', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(`${customers}?page=400`)
  await expect(list.range).toHaveText('9,976 to 10,000 of 10,000+')
  await button(page, 'Next page').click()
  await expect(list.range).toHaveText('10,001 to 10,025 of 10,000+')
  await button(page, 'Next page').click()
  await expect(list.titles.first()).toHaveText(nameAt(10_026))
  await expect(list.range).toHaveText('10,026 to 10,050 of 10,000+')
  await button(page, 'Next page').click()
  await expect(list.titles.first()).toHaveText(nameAt(10_051))
  await expect(page.getByText('Page 403')).toBeVisible()
  await page.reload()
  await expect(list.titles.first()).toHaveText(nameAt(10_051))
  await expect(list.range).toHaveText('10,051 to 10,075 of 10,000+')
  await button(page, 'Previous page').click()
  await expect(list.titles.first()).toHaveText(nameAt(10_026))
  await button(page, 'Previous page').click()
  await expect(list.titles.first()).toHaveText(nameAt(10_001))
  await expect(page).toHaveURL(/\?page=401$/)
  await page.goBack()
  await expect(list.titles.first()).toHaveText(nameAt(10_026))
  await page.getByRole('columnheader', { name: /^Created at/ }).click()
  await expect(page).toHaveURL(/\?sort=createdAt$/)
  await expect(list.range).toHaveText('1 to 25 of 10,000+')
})

test('the last page shows the last rows, from where the pages are counted from the end', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(customers)
  await button(page, 'Last page').click()
  await expect(list.titles.last()).toHaveText(nameAt(added))
  await expect(page.getByText('25 to 1 from the end of 10,000+')).toBeVisible()
  await expect(button(page, 'Next page')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Last page')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Previous page').click()
  await expect(list.titles.last()).toHaveText(nameAt(added - 25))
  await expect(page.getByText('Page 2 from the end')).toBeVisible()
  await button(page, 'Next page').click()
  await expect(list.titles.last()).toHaveText(nameAt(added))
  const sent = listRequests(page, 'customers')
  await page.reload()
  await expect(list.titles.last()).toHaveText(nameAt(added))
  await expect(list.grid).toBeVisible()
  await button(page, 'Previous page').click()
  await expect(list.titles.last()).toHaveText(nameAt(added - 25))
  // Each page is requested once, the first one before the application has loaded.
  expect(sent.filter((query) => /after=|before=/.test(query))).toHaveLength(2)
  await button(page, 'First page').click()
  await expect(list.range).toHaveText('1 to 25 of 10,000+')
  await expect(page).toHaveURL(new RegExp(`${customers}$`))
})

test('the exact total is counted on request, until the list is filtered, and a failure has a message', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(customers)
  const total = page.getByRole('button', { name: /: Count all of them$/ })
  await page.route(/_total=exact/, (route) => route.fulfill({ status: 503, body: '{}' }))
  await total.click()
  await expect(page.getByRole('alert')).toContainText('Counting took too long')
  await page.unroute(/_total=exact/)
  await total.focus()
  await page.keyboard.press('Enter')
  await expect(list.range).toHaveText('1 to 25 of 10,600')
  await expect(page.getByText('Page 1 of 424')).toBeVisible()
  await expect(page.getByRole('button', { name: '10,600: Count again' })).toBeFocused()
  await button(page, 'Last page').click()
  await expect(list.range).toHaveText('10,576 to 10,600 of 10,600')
  await atRest(page)
  expect(await findingsOn(page)).toEqual([])
  await list.search.fill('customer')
  await expect(list.range).toHaveText('1 to 25 of 10,000+')
})

test('a list jumps to a text, and to a date, in both directions of its order', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(customers)
  await page.getByRole('button', { name: 'Go to text' }).click()
  await expect(page.getByLabel('Go to text')).toBeFocused()
  await page.keyboard.type('customer 10500')
  await page.keyboard.press('Enter')
  await expect(list.titles.first()).toHaveText(nameAt(10_500))
  await expect(page.getByText('25 rows of 10,000+')).toBeVisible()
  await button(page, 'Previous page').click()
  await expect(list.titles.first()).toHaveText(nameAt(10_475))
  await button(page, 'Next page').click()
  await expect(list.titles.first()).toHaveText(nameAt(10_500))
  await page.getByRole('textbox', { name: 'Go to text' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Go to text' })).toBeFocused()

  await list.openGrid(`${customers}?sort=-createdAt`)
  await page.getByRole('button', { name: 'Go to date' }).click()
  await page.getByRole('textbox', { name: 'Go to date' }).fill('2020-01-02')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  // The last hour of that day is the 47th.
  await expect(list.titles.first()).toHaveText(nameAt(47))
  await page.reload()
  await expect(list.titles.first()).toHaveText(nameAt(47))
})

test('on a page by keyset rows are selected, changes arrive, and phones show cards', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(`${customers}?page=-1`)
  await page
    .getByRole('row', { name: new RegExp(nameAt(added)) })
    .getByRole('checkbox')
    .check()
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected')
  const changed = await page.evaluate(async (email) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'Content-Type': 'application/json',
    }
    const found = await fetch(`/api/customers?q=${email}&limit=1`, { headers })
    const [{ id }] = (await found.json()) as [{ id: string }]
    const body = JSON.stringify({ country: 'SG' })
    return (await fetch(`/api/customers/${id}`, { method: 'PATCH', headers, body })).status
  }, `c${added}@many.example`)
  expect(changed).toBe(200)
  await expect(page.getByRole('row', { name: new RegExp(nameAt(added)) })).toContainText('Singapore')
  await page.setViewportSize({ width: 360, height: 700 })
  await expect(list.titles.last()).toHaveText(nameAt(added))
  await button(page, 'Previous page').click()
  await expect(list.titles.last()).toHaveText(nameAt(added - 25))
  await expect(page.getByRole('button', { name: 'Go to text' })).toHaveCount(1)
})

test('the last page that is chosen before the application has loaded is opened by it', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  const program = await hold(page, '**/assets/boot-*.js')
  // `goto` would wait for the application.
  await page.evaluate((path) => location.assign(path), customers)
  await expect(list.range).toHaveText('1 to 25 of 10,000+')
  await button(page, 'Last page').click()
  await expect(page).toHaveURL(/\?page=-1$/)
  program.letThrough()
  await expect(list.titles.last()).toHaveText(nameAt(added))
  await expect(page).toHaveURL(/\?page=-1$/)
})
