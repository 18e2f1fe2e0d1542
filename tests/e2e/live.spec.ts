import type { Page } from '@playwright/test'
import { newPerson, openWith } from './auth-codes'
import { call, newCustomer, payInvoice } from './examine/call'
import { expect, test } from './fixtures'
import { listPage, listRequests } from './list/list-page'

/** What others must see within, in milliseconds: besides what the machine needs for it, as it has shown with a page. */
const aSecond = 1500

/** Opens an address, and waits until the page hears of what others do. Answers how soon it must show that. */
async function openListening(
  page: Page,
  path: string,
  open: () => Promise<unknown> = () => page.goto(path),
): Promise<{ timeout: number }> {
  // The page before it has a stream of its own.
  await page.goto('/favicon.svg')
  const stream = page.waitForResponse((response) => response.url().includes('/api/stream'))
  const since = Date.now()
  await open()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const took = Date.now() - since
  await stream
  return { timeout: aSecond + took }
}

const newest = '/dashboard/customers?sort=-createdAt'

test('two browsers see each other’s changes in a list within a second', async ({ signedInPage }) => {
  const [one, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const soon = await openListening(one, newest)
  const customer = await newCustomer(other)
  const row = one.getByRole('link', { name: customer.name, exact: true })
  await expect(row).toBeVisible(soon)
  await call(other, 'PATCH', `/api/customers/${customer.id}`, { name: `${customer.name} renamed` })
  await expect(one.getByRole('link', { name: `${customer.name} renamed`, exact: true })).toBeVisible(soon)
  await call(one, 'DELETE', `/api/customers/${customer.id}`)
  await expect(one.getByText(customer.name)).toHaveCount(0, soon)
})

test('two browsers see each other’s changes on a record within a second, and that it was deleted', async ({
  signedInPage,
}) => {
  const [one, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const customer = await newCustomer(one)
  const soon = await openListening(other, `/dashboard/customers/${customer.id}`)
  await call(one, 'PATCH', `/api/customers/${customer.id}`, { name: `${customer.name} again` })
  await expect(other.getByRole('heading', { level: 1, name: `${customer.name} again` })).toBeVisible(soon)
  await call(one, 'DELETE', `/api/customers/${customer.id}`)
  await expect(other.getByRole('alert').getByText('This record was deleted')).toBeVisible(soon)
})

test('a form takes in what others change meanwhile, and keeps what was typed', async ({ signedInPage }) => {
  const [one, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const customer = await newCustomer(one)
  const soon = await openListening(other, `/dashboard/customers/${customer.id}/edit`)
  const main = other.getByRole('main')
  await main.getByLabel('City').fill('Hamburg')
  await call(one, 'PATCH', `/api/customers/${customer.id}`, { name: `${customer.name} elsewhere` })
  await expect(main.getByLabel('Name')).toHaveValue(`${customer.name} elsewhere`, soon)
  await expect(main.getByLabel('City')).toHaveValue('Hamburg')
  await call(one, 'DELETE', `/api/customers/${customer.id}`)
  await expect(main.getByRole('alert')).toContainText('This record was deleted', soon)
  await expect(main.getByLabel('City')).toHaveValue('Hamburg')
})

test('a list that changes all the time is read about once a second', async ({ signedInPage }) => {
  const [one, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const customer = await newCustomer(other)
  const soon = await openListening(one, newest)
  const list = listPage(one)
  await expect(list.titles.first()).toBeVisible()
  const sent = listRequests(one, 'customers')
  const since = Date.now()
  let changes = 0
  while (Date.now() - since < 3000 || changes <= 20)
    await call(other, 'PATCH', `/api/customers/${customer.id}`, { name: `${customer.name} ${++changes}` })
  await expect(one.getByRole('link', { name: `${customer.name} ${changes}`, exact: true })).toBeVisible(soon)
  const seconds = (Date.now() - since) / 1000
  expect(sent.length).toBeGreaterThan(1)
  expect(sent.length).toBeLessThan(2 * seconds + 1)
})

test('the notifications tell at once of what concerns a person', async ({ signedInPage }) => {
  const [one, other] = [await signedInPage('admin'), await signedInPage('manager')]
  await payInvoice(one, other)
  const soon = await openListening(one, '/dashboard/customers')
  const bell = one.getByRole('button', { name: /^Notifications, \d+ unread$/ })
  const before = (await bell.getAttribute('aria-label')) ?? ''
  await payInvoice(one, other)
  await expect(bell).not.toHaveAttribute('aria-label', before, soon)
})

test('whoever is banned is signed out at once', async ({ signedInPage, page }) => {
  const admin = await signedInPage('admin')
  const person = await newPerson(page.request)
  const path = '/dashboard/invoice/list'
  const soon = await openListening(page, path, () => openWith(page, person.accessToken, path))
  await call(admin, 'POST', `/api/users/${person.id}/ban`, { reason: 'Spam' })
  await page.waitForURL(/\/auth\/login/, soon)
})
