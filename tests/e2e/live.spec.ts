import type { Page } from '@playwright/test'
import { newPerson, openWith } from './auth-codes'
import { expect, test } from './fixtures'
import { listPage, listRequests } from './list/list-page'

/** What others must see within, in milliseconds. */
const aSecond = { timeout: 1500 }

interface Customer {
  readonly id: string
  readonly name: string
}

/** Calls the API as the person of a page, beside its screen: as a program of his would. */
async function call(page: Page, method: string, path: string, data?: object): Promise<Customer> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(data && { data }),
  })
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (answer.status() === 204 ? {} : await answer.json()) as Customer
}

let made = 0
const newCustomer = (page: Page): Promise<Customer> =>
  call(page, 'POST', '/api/customers', {
    name: `Live ${++made} ${Date.now()}`,
    email: `live${made}@live.example`,
    country: 'DE',
  })

/** Opens an address, and waits until the page hears of what others do. */
async function openListening(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().includes('/api/stream'))
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await stream
}

const newest = '/dashboard/customers?sort=-createdAt'

test('two browsers see each other’s changes in a list within a second', async ({ signedInPage }) => {
  const [one, other] = [await signedInPage('admin'), await signedInPage('manager')]
  await openListening(one, newest)
  const customer = await newCustomer(other)
  const row = one.getByRole('link', { name: customer.name, exact: true })
  await expect(row).toBeVisible(aSecond)
  await call(other, 'PATCH', `/api/customers/${customer.id}`, { name: `${customer.name} renamed` })
  await expect(one.getByRole('link', { name: `${customer.name} renamed`, exact: true })).toBeVisible(aSecond)
  await call(one, 'DELETE', `/api/customers/${customer.id}`)
  await expect(one.getByText(customer.name)).toHaveCount(0, aSecond)
})

test('two browsers see each other’s changes on a record within a second, and that it was deleted', async ({
  signedInPage,
}) => {
  const [one, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const customer = await newCustomer(one)
  await openListening(other, `/dashboard/customers/${customer.id}`)
  await call(one, 'PATCH', `/api/customers/${customer.id}`, { name: `${customer.name} again` })
  await expect(other.getByRole('heading', { level: 1, name: `${customer.name} again` })).toBeVisible(aSecond)
  await call(one, 'DELETE', `/api/customers/${customer.id}`)
  await expect(other.getByRole('alert').getByText('This record was deleted')).toBeVisible(aSecond)
})

test('a form takes in what others change meanwhile, and keeps what was typed', async ({ signedInPage }) => {
  const [one, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const customer = await newCustomer(one)
  await openListening(other, `/dashboard/customers/${customer.id}/edit`)
  const main = other.getByRole('main')
  await main.getByLabel('City').fill('Hamburg')
  await call(one, 'PATCH', `/api/customers/${customer.id}`, { name: `${customer.name} elsewhere` })
  await expect(main.getByLabel('Name')).toHaveValue(`${customer.name} elsewhere`, aSecond)
  await expect(main.getByLabel('City')).toHaveValue('Hamburg')
  await call(one, 'DELETE', `/api/customers/${customer.id}`)
  await expect(main.getByRole('alert')).toContainText('This record was deleted', aSecond)
  await expect(main.getByLabel('City')).toHaveValue('Hamburg')
})

test('a list that changes all the time is read about once a second', async ({ signedInPage }) => {
  const [one, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const customer = await newCustomer(other)
  await openListening(one, newest)
  const list = listPage(one)
  await expect(list.titles.first()).toBeVisible()
  const sent = listRequests(one, 'customers')
  const since = Date.now()
  let changes = 0
  while (Date.now() - since < 3000)
    await call(other, 'PATCH', `/api/customers/${customer.id}`, { name: `${customer.name} ${++changes}` })
  await expect(one.getByRole('link', { name: `${customer.name} ${changes}`, exact: true })).toBeVisible(
    aSecond,
  )
  expect(changes).toBeGreaterThan(20)
  expect(sent.length).toBeGreaterThan(1)
  expect(sent.length).toBeLessThan(8)
})

test('the notifications tell at once of what concerns a person', async ({ signedInPage }) => {
  const [one, other] = [await signedInPage('admin'), await signedInPage('manager')]
  await openListening(one, '/dashboard/customers')
  const bell = one.getByRole('button', { name: /^Notifications/ })
  const before = await bell.getAttribute('aria-label')
  const invoice = await call(other, 'POST', '/api/invoices', {
    customer: (await newCustomer(other)).id,
    dueOn: '2030-01-01',
    lines: [{ description: 'Terminal', quantity: 1, unitPrice: 1000 }],
  })
  await call(other, 'POST', `/api/invoices/${invoice.id}/send`)
  await call(other, 'POST', `/api/invoices/${invoice.id}/pay`)
  await expect(bell).not.toHaveAttribute('aria-label', before ?? '', aSecond)
})

test('whoever is banned is signed out at once', async ({ signedInPage, page }) => {
  const admin = await signedInPage('admin')
  const person = await newPerson(page.request)
  const stream = page.waitForResponse((response) => response.url().includes('/api/stream'))
  await openWith(page, person.accessToken, '/dashboard/invoice/list')
  await stream
  await call(admin, 'POST', `/api/users/${person.id}/ban`, { reason: 'Spam' })
  await page.waitForURL(/\/auth\/login/, aSecond)
})
