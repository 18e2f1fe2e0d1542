import type { Page } from '@playwright/test'
import { findingsOn } from '../examine/axe'
import {
  address,
  at,
  calendarOf,
  drag,
  eventIn,
  headersOf,
  make,
  middleOf,
  stored,
} from '../examine/calendar'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'

/** Creates a series of three days from a Monday on, and opens its week. */
async function openWeek(page: Page, title: string, monday: string, more: object = {}) {
  await page.setViewportSize({ width: 1280, height: 1000 })
  const times = { start: at(monday, '09:00'), end: at(monday, '11:00') }
  const event = await make(page, { title, ...times, recurrence: 'FREQ=DAILY;COUNT=3', ...more })
  await page.goto(`${address}?mode=week&date=${monday}`)
  await expect(eventIn(page, title)).toHaveCount(3)
  return { event, events: eventIn(page, title), times }
}

/** The titles, starts and ends of the events of a series that are stored, also those that replace some of it. */
async function storedStarts(page: Page, title: string): Promise<string[]> {
  const answer = await page.request.get('/api/calendarEvents', {
    params: { filter: JSON.stringify({ field: 'title', op: 'like', value: title }) },
    headers: await headersOf(page),
  })
  const rows = (await answer.json()) as { readonly start: string }[]
  return rows.map(({ start }) => start).toSorted()
}

/** The times of the visible events, as the calendar shows them. */
const times = async (page: Page, title: string): Promise<string[]> => {
  const texts = await eventIn(page, title).allTextContents()
  return texts.map((text) => text.replace(title, '').trim()).toSorted()
}
const question = (page: Page) => page.getByRole('dialog', { name: /a repeating event$/ })
const choose = async (page: Page, scope: string, button = 'Save') => {
  await question(page).getByRole('radio', { name: scope, exact: true }).check()
  await question(page).getByRole('button', { name: button }).click()
  await expect(question(page)).toHaveCount(0)
}
const undo = (page: Page, text: string | RegExp) =>
  page.locator('.toast').filter({ hasText: text }).getByRole('button', { name: 'Undo' }).click()

test('deleting one occurrence leaves the others, and Undo restores it', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const { event, events } = await openWeek(page, 'Deleted one', '2031-11-03')
  await events.nth(1).click()
  await page.getByRole('dialog', { name: 'Deleted one' }).getByRole('button', { name: 'Delete' }).click()
  await expect(question(page)).toContainText('Deleted one · Nov 4, 2031, 9:00 AM')
  await expect(question(page).getByRole('radio', { name: 'This event' })).toBeFocused()
  expect(await findingsOn(page)).toEqual([])
  await choose(page, 'This event', 'Delete')
  await expect(events).toHaveCount(2)
  expect(await stored(page, event.id)).toMatchObject({
    excludedStarts: [{ start: at('2031-11-04', '09:00') }],
  })
  await undo(page, 'One event of Deleted one was deleted.')
  await expect(events).toHaveCount(3)
  expect(await stored(page, event.id)).toMatchObject({ excludedStarts: [] })
})

test('a dragged occurrence returns with Escape, and moves alone as this event', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const { event, events, times: first } = await openWeek(page, 'Dragged one', '2031-11-10')
  const before = await times(page, 'Dragged one')
  const second = await middleOf(events.nth(1))
  await drag(page, second, { y: second.height })
  await expect(question(page).getByRole('radio', { name: 'This event' })).toBeFocused()
  // It stays where it was dropped while the question is open.
  await expect.poll(async () => times(page, 'Dragged one')).not.toEqual(before)
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect.poll(async () => times(page, 'Dragged one')).toEqual(before)
  expect(await stored(page, event.id)).toMatchObject({ ...first, version: 1 })

  const again = await middleOf(events.nth(1))
  await drag(page, again, { y: again.height })
  await choose(page, 'This event')
  await expect(page.getByText('Dragged one: Nov 11, 2031, 11:00 AM – 1:00 PM', { exact: true })).toBeVisible()
  const moved = [first.start, at('2031-11-11', '11:00')]
  expect(await storedStarts(page, 'Dragged one')).toEqual(moved)
  await expect(events).toHaveCount(3)
  expect(await stored(page, event.id)).toMatchObject(first)
  await undo(page, /^Dragged one: Nov 11/)
  await expect.poll(async () => times(page, 'Dragged one')).toEqual(before)
  expect(await storedStarts(page, 'Dragged one')).toEqual([first.start])
})

test('resizing this and following events ends the series and begins another', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const { event, events, times: first } = await openWeek(page, 'Resized rest', '2031-11-17')
  const second = await middleOf(events.nth(1))
  await drag(page, { ...second, y: second.y + second.height / 2 - 2 }, { y: second.height / 2 })
  await choose(page, 'This and following events')
  await expect(
    page.getByText('Resized rest: Nov 18, 2031, 9:00 AM – 12:00 PM', { exact: true }),
  ).toBeVisible()
  const until = at('2031-11-17', '09:00').replace('.000', '').replaceAll(/[-:]/g, '')
  expect(await stored(page, event.id)).toMatchObject({ ...first, recurrence: `FREQ=DAILY;UNTIL=${until}` })
  expect(await storedStarts(page, 'Resized rest')).toEqual([first.start, at('2031-11-18', '09:00')])
  await expect(events).toHaveCount(3)
  await undo(page, /^Resized rest: Nov 18/)
  await expect.poll(() => storedStarts(page, 'Resized rest')).toEqual([first.start])
  expect(await stored(page, event.id)).toMatchObject({ recurrence: 'FREQ=DAILY;COUNT=3' })
})

test('all events move by their rule to another day, and Ctrl+Z takes it back', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const rule = 'FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=3'
  const {
    event,
    events,
    times: first,
  } = await openWeek(page, 'Named days', '2031-12-01', { recurrence: rule })
  const [monday, wednesday] = [await middleOf(events.nth(0)), await middleOf(events.nth(1))]
  await drag(page, wednesday, { x: (wednesday.x - monday.x) / 2 })
  await choose(page, 'All events')
  await expect
    .poll(() => stored(page, event.id))
    .toMatchObject({ start: at('2031-12-02', '09:00'), recurrence: 'FREQ=WEEKLY;BYDAY=TU,TH,SA;COUNT=3' })
  await expect(events).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect.poll(() => stored(page, event.id)).toMatchObject({ start: first.start, recurrence: rule })
})

test('by keyboard alone one occurrence is moved and another is deleted with those that follow', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const { event, events } = await openWeek(page, 'Series by keys', '2031-11-24')
  await quiet(page)
  await events.nth(0).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(question(page).getByRole('radio', { name: 'This event' })).toBeFocused()
  await page.keyboard.press('Enter')
  const message = calendarOf(page).getByRole('status').first()
  await expect(message).toHaveText('Series by keys is now Nov 24, 2031, 9:30 AM – 11:30 AM.')
  await expect(events.nth(0)).toBeFocused()
  expect(await storedStarts(page, 'Series by keys')).toEqual([
    at('2031-11-24', '09:00'),
    at('2031-11-24', '09:30'),
  ])

  await quiet(page)
  await calendarOf(page).locator(`[data-occurrence^="${event.id}"][data-occurrence*="2031-11-26T"]`).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog', { name: 'Series by keys' })
    .getByRole('button', { name: 'Delete' })
    .press('Enter')
  await expect(question(page).getByRole('radio', { name: 'This event' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The following events of Series by keys were deleted.')).toBeVisible()
  await expect(events).toHaveCount(2)
  expect(await stored(page, event.id)).toMatchObject({ start: at('2031-11-24', '09:00') })
})

test('an occurrence is edited in the panel with its own time', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const { event, events } = await openWeek(page, 'Edited one', '2031-12-08')
  await events.nth(2).click()
  const panel = page.getByRole('dialog', { name: 'Edited one' })
  await expect(panel.getByText('Every day, 3 times')).toBeVisible()
  await panel.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Edit Edited one' })
  await expect(form.getByRole('textbox', { name: 'Starts' })).toHaveValue(/Dec 10, 2031.*9:00 AM$/)
  await form.getByLabel('Title').fill('Edited one, renamed')
  await page.keyboard.press('Control+Enter')
  await expect(question(page).getByRole('radio', { name: 'This event' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(form.getByLabel('Title')).toHaveValue('Edited one, renamed')
  await page.keyboard.press('Control+Enter')
  await choose(page, 'This event')
  await expect(eventIn(page, 'Edited one, renamed')).toHaveCount(1)
  expect(await stored(page, event.id)).toMatchObject({ title: 'Edited one', version: 2 })
  await undo(page, 'Edited one, renamed was saved.')
  await expect(eventIn(page, 'Edited one, renamed')).toHaveCount(0)
  await expect(events).toHaveCount(3)
})
