import { calendar, event } from '#tests/support/ics-samples/sample'
import { newPerson, openWith, type Person } from '../auth-codes'
import { address } from '../examine/calendar'
import { findingsOn } from '../examine/axe'
import { expect, test } from '../fixtures'
import type { APIRequestContext, Page } from '@playwright/test'

const file = calendar(
  event(
    'UID:e2e-a',
    'DTSTART;TZID=W. Europe Standard Time:20311103T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=3',
    'SUMMARY:Imported round',
  ),
  event('UID:e2e-b', 'DTSTART;VALUE=DATE:20311104', 'DTEND;VALUE=DATE:20311106', 'SUMMARY:Imported fair'),
  event('UID:e2e-c', 'SUMMARY:Without a start'),
)

const headersOf = ({ accessToken }: Person) => ({ Authorization: `Bearer ${accessToken}` })
async function withCalendar(request: APIRequestContext): Promise<Person> {
  const person = await newPerson(request)
  const data = { name: 'Travel', color: 'green' }
  const answer = await request.post('/api/calendars', { headers: headersOf(person), data })
  expect(answer.ok()).toBe(true)
  return person
}
async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Import, export and time zone', exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
async function titlesOf(request: APIRequestContext, person: Person): Promise<string[]> {
  const answer = await request.get('/api/calendar/events', { headers: headersOf(person) })
  const { events } = (await answer.json()) as { events: { title: string }[] }
  return events.map(({ title }) => title).toSorted()
}

test('a file is imported into a calendar, says what it refuses, and is undone', async ({ page, request }) => {
  const person = await withCalendar(request)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openWith(page, person.accessToken, `${address}?mode=week&date=2031-11-03`)
  await openMenu(page, 'Import a file…')
  const dialog = page.getByRole('dialog', { name: 'Import events' })
  await dialog
    .getByLabel('iCalendar file')
    .setInputFiles({ name: 'travel.ics', mimeType: 'text/calendar', buffer: Buffer.from(file) })
  await expect(dialog.getByText('travel.ics', { exact: true })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Calendar' }).click()
  await page.getByRole('option', { name: 'Travel', exact: true }).click()
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('2 events created', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('Without a start — It has no start that can be read.')
  await expect(page.locator('[data-occurrence]').filter({ hasText: 'Imported round' })).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => titlesOf(request, person)).toEqual([])
})

test('a calendar is shared by an address, which ends when it is revoked', async ({ page, request }) => {
  const person = await withCalendar(request)
  await openWith(page, person.accessToken, address)
  await openMenu(page, 'Share by address…')
  const dialog = page.getByRole('dialog', { name: 'Share by address' })
  await dialog.getByRole('button', { name: 'Make an address', exact: true }).click()
  const shown = dialog.getByRole('region', { name: 'Secret address' }).locator('code')
  await expect(shown).toContainText('/api/feeds/')
  expect(await findingsOn(page)).toEqual([])
  const path = new URL((await shown.textContent()) ?? '').pathname
  const feed = await request.get(path)
  expect([feed.status(), (await feed.text()).includes('X-WR-CALNAME:Travel')]).toEqual([200, true])
  await dialog.getByRole('button', { name: 'End this address', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'End the address?' })
  await question.getByRole('button', { name: 'End this address', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Make an address', exact: true })).toBeVisible()
  expect((await request.get(path)).status()).toBe(404)
})

test('an address that is not public is refused at its field', async ({ page, request }) => {
  const person = await withCalendar(request)
  await openWith(page, person.accessToken, address)
  await openMenu(page, 'Subscribe to a calendar…')
  const dialog = page.getByRole('dialog', { name: 'Subscribe to a calendar' })
  await dialog.getByLabel('Calendar address').fill('https://192.168.0.1/a.ics')
  await dialog.getByLabel('Name').fill('Holidays')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(
    dialog.getByText('This address is not in the public internet.', { exact: true }).first(),
  ).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
})

test('the calendar has the address for other programs, and a link to API keys', async ({
  page,
  request,
  baseURL,
}) => {
  const person = await withCalendar(request)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openWith(page, person.accessToken, address)
  await openMenu(page, 'Use in another program (CalDAV)…')
  const dialog = page.getByRole('dialog', { name: 'Use in another program (CalDAV)' })
  const server = dialog.getByRole('region', { name: 'Server address' })
  const found = await server.locator('code').textContent()
  expect(found).toBe(new URL('/api/caldav/', baseURL).href)
  await expect(server.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'User name' }).locator('code')).toContainText('@')
  expect(await findingsOn(page)).toEqual([])
  const options = await request.fetch(String(found), { method: 'OPTIONS' })
  expect(options.headers()['dav']).toContain('calendar-access')
  await dialog.getByRole('link', { name: 'Create an API key', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/user\/account\/security$/)
})
