import type { Page } from '@playwright/test'
import { newPerson, openWith } from './auth-codes'
import { addCard, cardNamed, kanban, ownColumns, titlesIn } from './examine/board'
import { address as calendarAddress, at, eventIn, make } from './examine/calendar'
import { call, newCustomer, payInvoice } from './examine/call'
import { quiet } from './examine/quiet'
import { expect, test } from './fixtures'
import { listPage, listRequests } from './list/list-page'

/**
 * Opens a URL, and waits until the page is connected to the stream. The delay of refetching is tested with a mocked
 * clock (refresh.test.tsx), and the delay of change events is measured by bench/streams.
 */
async function openListening(
  page: Page,
  path: string,
  open: () => Promise<unknown> = () => page.goto(path),
): Promise<void> {
  // Closes the stream of the previous page.
  await page.goto('/favicon.svg')
  const stream = page.waitForResponse((response) => response.url().includes('/api/stream'))
  await open()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await stream
}

const newest = '/dashboard/customers?sort=-createdAt'

test('two browsers see each other’s changes in a list', async ({ signedInPage }) => {
  const [item, other] = [await signedInPage('admin'), await signedInPage('manager')]
  await openListening(item, newest)
  const customer = await newCustomer(other)
  const row = item.getByRole('link', { name: customer.name, exact: true })
  await expect(row).toBeVisible()
  await call(other, 'PATCH', `/api/customers/${customer.id}`, { name: `${customer.name} renamed` })
  await expect(item.getByRole('link', { name: `${customer.name} renamed`, exact: true })).toBeVisible()
  await call(item, 'DELETE', `/api/customers/${customer.id}`)
  await expect(item.getByText(customer.name)).toHaveCount(0)
})

test('two browsers see each other’s changes on a record, and that it was deleted', async ({
  signedInPage,
}) => {
  const [item, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const customer = await newCustomer(item)
  await openListening(other, `/dashboard/customers/${customer.id}`)
  await call(item, 'PATCH', `/api/customers/${customer.id}`, { name: `${customer.name} again` })
  await expect(other.getByRole('heading', { level: 1, name: `${customer.name} again` })).toBeVisible()
  await call(item, 'DELETE', `/api/customers/${customer.id}`)
  await expect(other.getByRole('alert').getByText('This record was deleted')).toBeVisible()
})

test('two browsers see each other’s changes on a board', async ({ signedInPage }) => {
  const [item, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const [first, second] = await ownColumns(other, 'Heard', ['Echo'])
  await openListening(item, kanban)
  await expect(titlesIn(item, first)).toHaveText(['Echo'])
  await addCard(other, second, 'Answer')
  await expect(titlesIn(item, second)).toHaveText(['Answer'])
  await other.goto(kanban)
  await cardNamed(other, first, 'Echo').getByRole('button').click()
  await other.getByRole('menuitem', { name: `Move to ${second}` }).click()
  await expect(titlesIn(item, second)).toHaveText(['Echo', 'Answer'])
  await expect(titlesIn(item, first)).toHaveCount(0)
})

test('two browsers see each other’s changes in a calendar and in a gallery', async ({
  signedInPage,
  page,
}) => {
  const [item, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const day = '2032-01-05'
  await openListening(item, `${calendarAddress}?mode=day&date=${day}`)
  const event = await make(other, { title: 'Heard of', start: at(day, '09:00'), end: at(day, '10:00') })
  await expect(eventIn(item, 'Heard of')).toBeVisible()
  await call(other, 'DELETE', `/api/calendarEvents/${event.id}`)
  await expect(eventIn(item, 'Heard of')).toHaveCount(0)

  const person = await newPerson(page.request)
  await openListening(item, `/dashboard/user/cards?q=${person.email}`)
  const card = item.getByRole('list', { name: 'Users' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Active')
  await call(item, 'POST', `/api/users/${person.id}/ban`, { reason: 'Heard' })
  await expect(card).toContainText('Banned')
})

test('a change made before the page is connected to the stream is shown once it is connected', async ({
  signedInPage,
}) => {
  const [item, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const customer = await newCustomer(other)
  await item.goto('/favicon.svg')
  let isChanged: () => void = () => undefined
  const changed = new Promise<void>((resolve) => (isChanged = resolve))
  await item.route('**/api/stream*', async (route) => {
    const since = Date.now()
    await changed
    // As if the request were sent only now.
    const url = new URL(route.request().url())
    url.searchParams.set('ago', String(Number(url.searchParams.get('ago')) + Date.now() - since))
    await route.continue({ url: url.href })
  })
  await item.goto(newest)
  await expect(item.getByRole('link', { name: customer.name, exact: true })).toBeVisible()
  await quiet(item)
  await call(other, 'PATCH', `/api/customers/${customer.id}`, { name: `${customer.name} early` })
  isChanged()
  await expect(item.getByRole('link', { name: `${customer.name} early`, exact: true })).toBeVisible()
})

test('a form merges changes of other users and keeps the typed values', async ({ signedInPage }) => {
  const [item, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const customer = await newCustomer(item)
  await openListening(other, `/dashboard/customers/${customer.id}/edit`)
  const main = other.getByRole('main')
  await main.getByLabel('City').fill('Hamburg')
  await call(item, 'PATCH', `/api/customers/${customer.id}`, { name: `${customer.name} elsewhere` })
  await expect(main.getByLabel('Name')).toHaveValue(`${customer.name} elsewhere`)
  await expect(main.getByLabel('City')).toHaveValue('Hamburg')
  await call(item, 'DELETE', `/api/customers/${customer.id}`)
  await expect(main.getByRole('alert')).toContainText('This record was deleted')
  await expect(main.getByLabel('City')).toHaveValue('Hamburg')
})

test('a list that changes continuously is refetched about once a second', async ({ signedInPage }) => {
  const [item, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const customer = await newCustomer(other)
  await openListening(item, newest)
  const list = listPage(item)
  await expect(list.titles.first()).toBeVisible()
  const sent = listRequests(item, 'customers')
  const since = Date.now()
  let changes = 0
  while (Date.now() - since < 3000 || changes <= 20)
    await call(other, 'PATCH', `/api/customers/${customer.id}`, { name: `${customer.name} ${++changes}` })
  await expect(item.getByRole('link', { name: `${customer.name} ${changes}`, exact: true })).toBeVisible()
  const seconds = (Date.now() - since) / 1000
  expect(sent.length).toBeGreaterThan(1)
  expect(sent.length).toBeLessThan(2 * seconds + 1)
})

test('the number of unread notifications is updated without a reload', async ({ signedInPage }) => {
  const [item, other] = [await signedInPage('admin'), await signedInPage('manager')]
  await payInvoice(item, other)
  await openListening(item, '/dashboard/customers')
  const bell = item.getByRole('button', { name: /^Notifications, \d+ unread$/ })
  const before = (await bell.getAttribute('aria-label')) ?? ''
  await payInvoice(item, other)
  await expect(bell).not.toHaveAttribute('aria-label', before)
})

test('a banned user is signed out at once', async ({ signedInPage, page }) => {
  const admin = await signedInPage('admin')
  const person = await newPerson(page.request)
  const path = '/dashboard/invoice/list'
  await openListening(page, path, () => openWith(page, person.accessToken, path))
  await call(admin, 'POST', `/api/users/${person.id}/ban`, { reason: 'Spam' })
  await page.waitForURL(/\/auth\/login/)
})
