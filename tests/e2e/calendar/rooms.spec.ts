import type { Page } from '@playwright/test'
import { asAdmin } from '../auth-codes'
import { address, at, eventIn, make, middleOf, stored } from '../examine/calendar'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'

const day = '2031-09-02'
const [nine, ten, eleven] = [at(day, '09:00'), at(day, '10:00'), at(day, '11:00')]

/** Creates a room with a name of its own. */
async function newRoom(page: Page, name: string, capacity: number): Promise<{ id: string; name: string }> {
  const unique = `${name} ${Date.now()}`
  const answer = await page.request.post('/api/rooms', {
    data: { name: unique, capacity, location: 'Floor 7' },
    headers: await asAdmin(page.request),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { id: ((await answer.json()) as { id: string }).id, name: unique }
}
const roomInput = (page: Page) => page.getByRole('combobox', { name: 'Room', exact: true })
const option = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) })

test('a taken room is marked and refused with the time of the other event, and a free one is booked', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const [small, large] = [await newRoom(page, 'Small', 4), await newRoom(page, 'Large', 40)]
  await make(page, { title: 'First review', start: nine, end: ten, room: small.id })
  const event = await make(page, { title: 'Second review', start: nine, end: ten })
  await page.goto(`/dashboard/calendar/${event.id}/edit`)
  await roomInput(page).click()
  await roomInput(page).pressSequentially(String(small.name.split(' ')[1]).slice(0, 9))
  await expect(option(page, small.name)).toContainText('Taken Sep 2, 2031, 9:00 AM – 10:00 AM')
  await expect(option(page, small.name)).toContainText('Floor 7 · Seats: 4')
  await expect(option(page, large.name)).toContainText('Free')
  // What is free comes first, although its name comes first too; so the other one is the last.
  await expect(page.getByRole('option').last()).toContainText('Taken')
  await option(page, small.name).click()
  await expect(page.getByRole('status').filter({ hasText: 'Taken Sep 2, 2031' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const refusal = page.getByText(/^Taken by “First review”: Tue,? 2 Sept? 2031, 09:00–10:00\.$/).first()
  await expect(refusal).toBeVisible()
  await expect(roomInput(page)).toHaveAttribute('aria-invalid', 'true')

  await roomInput(page).fill(large.name)
  await option(page, large.name).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).not.toHaveURL(/edit/)
  expect(await stored(page, event.id)).toMatchObject({ room: large.id })
})

test('the small form of a new event has rooms, with those that are taken', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.setViewportSize({ width: 1280, height: 800 })
  const room = await newRoom(page, 'Quick', 4)
  const [start, end] = [at('2031-09-16', '09:00'), at('2031-09-16', '10:00')]
  await make(page, { title: 'Was here first', start, end, room: room.id })
  await page.goto(`${address}?mode=day&date=2031-09-16`)
  await expect(eventIn(page, 'Was here first')).toBeVisible()
  await quiet(page)
  await page.getByRole('button', { name: 'New event on Sep 16, 2031', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'New event', exact: true })
  const title = `Came second ${Date.now()}`
  await form.getByRole('textbox', { name: /^Title/ }).fill(title)
  await form.getByRole('combobox', { name: 'Room', exact: true }).fill(room.name)
  await expect(option(page, room.name)).toContainText('Taken Sep 16, 2031, 9:00 AM – 10:00 AM')
  await option(page, room.name).click()
  await expect(form.getByRole('status').filter({ hasText: 'Taken Sep 16, 2031' })).toBeVisible()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText(/^Taken by “Was here first”/).first()).toBeVisible()

  const free = await newRoom(page, 'Unused', 4)
  await form.getByRole('combobox', { name: 'Room', exact: true }).fill(free.name)
  await option(page, free.name).click()
  const [answer] = await Promise.all([
    page.waitForResponse((each) => each.url().endsWith('/api/calendar/events/new') && each.ok()),
    form.getByRole('button', { name: 'Save', exact: true }).click(),
  ])
  expect(await answer.json()).toMatchObject({ event: { title, room: free.id } })
  await expect(eventIn(page, title)).toBeVisible()
})

test('an event that is moved by keyboard onto a taken time returns', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.setViewportSize({ width: 1280, height: 1000 })
  const room = await newRoom(page, 'Moved', 4)
  const [start, end] = [at('2031-09-09', '09:00'), at('2031-09-09', '10:00')]
  await make(page, {
    title: 'Stays there',
    start: at('2031-09-10', '09:00'),
    end: at('2031-09-10', '10:00'),
    room: room.id,
  })
  const event = await make(page, { title: 'Is moved', start, end, room: room.id })
  await page.goto(`${address}?mode=week&date=2031-09-09`)
  const before = await middleOf(eventIn(page, 'Is moved'))
  await quiet(page)
  await eventIn(page, 'Is moved').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(
    page.getByText(/Taken by “Stays there”: Wed,? 10 Sept? 2031, 09:00–10:00/).first(),
  ).toBeVisible()
  await expect
    .poll(async () => Math.round((await middleOf(eventIn(page, 'Is moved'))).x))
    .toBe(Math.round(before.x))
  expect(await stored(page, event.id)).toMatchObject({ start, end, version: 1 })
})

test('the page of a room lists its events with their times, upcoming ones first', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const room = await newRoom(page, 'Listed', 4)
  const events = [
    { title: 'Long ago', start: at('2021-09-02', '09:00'), end: at('2021-09-02', '10:00') },
    { title: 'Less long ago', start: at('2022-09-02', '09:00'), end: at('2022-09-02', '10:00') },
    { title: 'Far ahead', start: at('2041-09-02', '09:00'), end: at('2041-09-02', '10:00') },
    { title: 'Ahead', start: ten, end: eleven },
    {
      title: 'Every day',
      start: at('2021-09-02', '11:00'),
      end: at('2021-09-02', '11:30'),
      recurrence: 'FREQ=DAILY',
      timezone: 'UTC',
    },
  ]
  for (const event of events) await make(page, { ...event, room: room.id })
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/dashboard/rooms/${room.id}`)
    const list = page.getByRole('region', { name: 'Calendar', exact: true })
    const upcoming = list.getByRole('region', { name: 'Upcoming', exact: true })
    await expect(upcoming.getByRole('listitem')).toHaveText([
      /^Every day.*11:00 AM – 11:30 AM.*Every day/,
      /^Ahead.*Sep 2, 2031, 10:00 AM – 11:00 AM/,
      /^Far ahead.*Sep 2, 2041, 9:00 AM – 10:00 AM/,
    ])
    await expect(list.getByRole('region', { name: 'Past', exact: true }).getByRole('listitem')).toHaveText([
      /^Less long ago.*Sep 2, 2022, 9:00 AM – 10:00 AM/,
      /^Long ago.*Sep 2, 2021, 9:00 AM – 10:00 AM/,
    ])
    // No time is cut.
    const cut = await list
      .getByText(/AM – /)
      .evaluateAll((times) => times.filter((time) => time.scrollWidth > time.clientWidth + 1).length)
    expect(cut, `at ${width} px`).toBe(0)
  }
  await page.getByRole('link', { name: 'Ahead', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ahead', exact: true, level: 1 })).toBeVisible()
})
