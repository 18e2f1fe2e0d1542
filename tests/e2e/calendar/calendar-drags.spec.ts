import type { Browser, Page } from '@playwright/test'
import {
  address,
  calendarOf,
  drag,
  eventIn,
  headersOf,
  make,
  middleOf,
  stored,
  updates,
} from '../examine/calendar'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'
import { waitForApplication } from '../wait-for-application'

/** A page of the same user in another time zone. */
async function pageIn(browser: Browser, timezoneId: string, from: Page): Promise<Page> {
  const token = await from.evaluate(() => localStorage.getItem('accessToken'))
  const context = await browser.newContext({ baseURL: new URL(from.url()).origin, timezoneId })
  waitForApplication(context)
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  await page.evaluate((stored) => localStorage.setItem('accessToken', String(stored)), token)
  return page
}

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati'])
  test(`an all-day event is dragged and resized in the month view by whole days in ${timezoneId}`, async ({
    signedInPage,
    browser,
  }) => {
    const page = await pageIn(browser, timezoneId, await signedInPage('manager'))
    await page.setViewportSize({ width: 1280, height: 1000 })
    const title = `Days in ${timezoneId}`
    // From Tuesday to Wednesday.
    const [start, end] = ['2031-10-07T00:00:00.000Z', '2031-10-08T00:00:00.000Z']
    const event = await make(page, { title, start, end, allDay: true })
    await page.goto(`${address}?mode=month&date=2031-10-07`)
    const box = await middleOf(eventIn(page, title))
    const day = box.width / 2
    await drag(page, { ...box, x: box.x - day / 2 }, { x: day })
    await expect(page.getByText(`${title}: Oct 8, 2031 – Oct 9, 2031`)).toBeVisible()
    expect(await stored(page, event.id)).toMatchObject({
      start: '2031-10-08T00:00:00.000Z',
      end: '2031-10-09T00:00:00.000Z',
      allDay: true,
    })

    await quiet(page)
    const moved = await middleOf(eventIn(page, title))
    expect(Math.round(moved.x - box.x)).toBeCloseTo(Math.round(day), -1)
    await drag(page, { ...moved, x: moved.x + moved.width / 2 - 3 }, { x: day })
    await expect(page.getByText(`${title}: Oct 8, 2031 – Oct 10, 2031`)).toBeVisible()
    expect(await stored(page, event.id)).toMatchObject({
      start: '2031-10-08T00:00:00.000Z',
      end: '2031-10-10T00:00:00.000Z',
      allDay: true,
    })
    await expect(calendarOf(page).getByRole('button', { name: title })).toHaveCount(1)
    await page.request.post('/api/calendar/events/delete', {
      data: { eventId: event.id },
      headers: await headersOf(page),
    })
    await page.context().close()
  })

test('an event is moved although others change during its drag', async ({ browser, signedInPage }) => {
  const page = await pageIn(browser, 'Europe/Berlin', await signedInPage('manager'))
  await page.setViewportSize({ width: 1280, height: 1000 })
  const title = 'Dragged while others change'
  const [start, end] = ['2031-11-04T00:00:00.000Z', '2031-11-04T00:00:00.000Z']
  const event = await make(page, { title, start, end, allDay: true })
  await page.goto(`${address}?mode=month&date=2031-11-04`)
  const box = await middleOf(eventIn(page, title))
  await page.mouse.move(box.x, box.y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width, box.y, { steps: 4 })
  const reads = page.waitForResponse('**/api/calendar/events?*')
  const sixth = '2031-11-06T00:00:00.000Z'
  const other = await make(page, { title: 'Meanwhile', start: sixth, end: sixth, allDay: true })
  await reads
  await quiet(page)
  const update = page.waitForRequest((request) => request.url().endsWith(updates))
  await page.mouse.up()
  await update
  await expect(page.getByText(`${title}: Nov 5, 2031`)).toBeVisible()
  expect(await stored(page, event.id)).toMatchObject({ start: '2031-11-05T00:00:00.000Z', allDay: true })
  await expect(eventIn(page, 'Meanwhile')).toBeVisible()
  for (const { id: eventId } of [event, other])
    await page.request.post('/api/calendar/events/delete', {
      data: { eventId },
      headers: await headersOf(page),
    })
  await page.context().close()
})
