import type { Browser, Locator, Page } from '@playwright/test'
import { address, at, calendarOf, drag, eventIn, headersOf, make, middleOf, stored } from './examine/calendar'
import { quiet } from './examine/quiet'
import { expect, test } from './fixtures'

/** The positions of the occurrences of an event, relative to the first one, since the calendar may have scrolled. */
async function positions(events: Locator): Promise<{ x: number; y: number }[]> {
  const boxes = await events.evaluateAll((all) =>
    all.map((item) => item.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
  )
  const [first = { x: 0, y: 0 }] = boxes
  return boxes.map(({ x, y }) => ({ x: Math.round(x - first.x), y: Math.round(y - first.y) }))
}
/** Opens the week of a series. Returns its occurrences, their positions, and the point where the second one can be dragged. */
async function openWeek(page: Page, title: string, day: string, count: number) {
  await page.goto(`${address}?mode=week&date=${day}`)
  const events = eventIn(page, title)
  await expect(events).toHaveCount(count)
  const second = await middleOf(events.nth(1))
  return { events, before: await positions(events), second }
}

test('a dragged occurrence of a series returns to its position after Cancel, and Move all moves the series', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.setViewportSize({ width: 1280, height: 1000 })
  const [title, monday] = ['Dragged series', '2031-11-03']
  const [start, end] = [at(monday, '09:00'), at(monday, '11:00')]
  const event = await make(page, { title, start, end, recurrence: 'FREQ=DAILY;COUNT=3' })
  const { events, before, second } = await openWeek(page, title, monday, 3)
  const question = page.getByRole('alertdialog')

  await drag(page, second, { y: second.height })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect.poll(() => positions(events)).toEqual(before)

  const bottom = await middleOf(events.nth(1))
  await drag(page, { ...bottom, y: bottom.y + bottom.height / 2 - 2 }, { y: bottom.height / 2 })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect.poll(async () => (await middleOf(events.nth(1))).height).toBe(bottom.height)
  expect(await stored(page, event.id)).toMatchObject({ start, end, version: 1 })

  await drag(page, await middleOf(events.nth(1)), { y: second.height })
  await question.getByRole('button', { name: 'Move all' }).click()
  await expect.poll(async () => (await stored(page, event.id)).start).toBe(at(monday, '11:00'))
  await expect.poll(() => positions(events)).toEqual(before)
})

test('dragging or resizing a series asks with the number of occurrences, and Undo restores all of them', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.setViewportSize({ width: 1280, height: 1000 })
  const [title, monday] = ['Counted series', '2031-11-17']
  const [start, end] = [at(monday, '09:00'), at(monday, '11:00')]
  const event = await make(page, { title, start, end, recurrence: 'FREQ=DAILY;COUNT=3' })
  const { events, before, second } = await openWeek(page, title, monday, 3)
  const question = page.getByRole('alertdialog')
  const undo = page.locator('.toast').filter({ hasText: title }).getByRole('button', { name: 'Undo' })

  await drag(page, second, { y: second.height })
  await expect(question).toContainText('This changes all 3 occurrences.')
  await question.getByRole('button', { name: 'Move all' }).click()
  await expect.poll(async () => (await stored(page, event.id)).start).toBe(at(monday, '11:00'))
  await undo.click()
  await expect.poll(async () => (await stored(page, event.id)).start).toBe(start)
  await expect.poll(() => positions(events)).toEqual(before)

  await quiet(page)
  const bottom = await middleOf(events.nth(1))
  await drag(page, { ...bottom, y: bottom.y + bottom.height / 2 - 2 }, { y: bottom.height / 2 })
  await expect(question).toContainText('This changes all 3 occurrences.')
  await question.getByRole('button', { name: 'Move all' }).click()
  await expect.poll(async () => (await stored(page, event.id)).end).toBe(at(monday, '12:00'))
  await undo.click()
  await expect.poll(async () => (await stored(page, event.id)).end).toBe(end)
})

test('deleting an occurrence asks, deletes the whole series, and Undo restores it', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const [title, monday] = ['Deleted series', '2031-11-24']
  const times = { start: at(monday, '09:00'), end: at(monday, '10:00') }
  await make(page, { title, ...times, recurrence: 'FREQ=DAILY;COUNT=3' })
  const { events } = await openWeek(page, title, monday, 3)
  await events.nth(1).click()
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('This deletes all 3 occurrences.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(events).toHaveCount(0)
  await page.locator('.toast').filter({ hasText: title }).getByRole('button', { name: 'Undo' }).click()
  await expect(events).toHaveCount(3)
})

test('an occurrence cannot be dragged to a day that is not in the rule of the series, and a message says why', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.setViewportSize({ width: 1280, height: 1000 })
  const [title, monday] = ['Named days', '2031-12-01']
  const [start, end] = [at(monday, '09:00'), at(monday, '11:00')]
  const event = await make(page, { title, start, end, recurrence: 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=2' })
  const { events, before, second } = await openWeek(page, title, monday, 2)
  // From Wednesday to Thursday: the two occurrences are two days apart.
  await drag(page, second, { x: (before[1]?.x ?? 0) / 2 })
  await expect(page.getByText(`“${title}” repeats on days that its rule names.`)).toBeVisible()
  await expect.poll(() => positions(events)).toEqual(before)
  expect(await stored(page, event.id)).toMatchObject({ start, version: 1 })
})

/** A page of the same user in another time zone. */
async function pageIn(browser: Browser, timezoneId: string, from: Page): Promise<Page> {
  const token = await from.evaluate(() => localStorage.getItem('accessToken'))
  const context = await browser.newContext({ baseURL: new URL(from.url()).origin, timezoneId })
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
