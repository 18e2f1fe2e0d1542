import {
  address,
  at,
  calendarOf,
  drag,
  eventIn,
  headersOf,
  make,
  middleOf,
  mondays,
  scaleOf,
  stored,
  updates,
} from '../examine/calendar'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'
import { waitForApplication } from '../wait-for-application'

test('dragging and resizing an event sends one request each, and Undo reverts the last change', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.setViewportSize({ width: 1280, height: 1000 })
  const day = mondays.drag
  const event = await make(page, { title: 'Dragged', start: at(day, '10:00'), end: at(day, '12:00') })
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === updates) sent.push(request.postData() ?? '')
  })
  await page.goto(`${address}?mode=day&date=${day}`)
  const { hour } = await scaleOf(page, 'Dragged', 2)
  const box = await middleOf(eventIn(page, 'Dragged'))
  let reads = 0
  page.on('requestfinished', (request) => {
    reads += Number(new URL(request.url()).pathname === '/api/calendar/events')
  })
  await drag(page, box, { y: hour * 2 })
  await expect(page.getByText(/^Dragged: .*12:00 PM – 2:00 PM$/)).toBeVisible()
  expect(await stored(page, event.id)).toMatchObject({ start: at(day, '12:00'), end: at(day, '14:00') })

  await expect.poll(() => reads, 'it is read again').toBeGreaterThan(0)
  const moved = await middleOf(eventIn(page, 'Dragged'))
  await drag(page, { x: moved.x, y: moved.y + moved.height / 2 - 2 }, { y: hour })
  await expect(page.getByText(/^Dragged: .*12:00 PM – 3:00 PM$/)).toBeVisible()
  expect(await stored(page, event.id)).toMatchObject({ start: at(day, '12:00'), end: at(day, '15:00') })
  expect(sent).toHaveLength(2)

  const message = page.locator('.toast').filter({ hasText: '12:00 PM – 3:00 PM' })
  await message.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored(page, event.id)).end).toBe(at(day, '14:00'))
})

test('Create appends, update replaces by id, delete removes by id', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  await page.setViewportSize({ width: 1280, height: 1000 })
  const day = mondays.create
  await make(page, { title: 'Measure', start: at(day, '08:00'), end: at(day, '09:00') })
  await page.goto(`${address}?mode=day&date=${day}`)
  const measure = await middleOf(eventIn(page, 'Measure'))
  const under = { x: measure.x, y: measure.y + measure.height * 2 }
  await drag(page, under, { y: measure.height })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Starts' })).toHaveValue(/10:00 AM$/)
  await expect(dialog.getByRole('textbox', { name: 'Ends' })).toHaveValue(/11:30 AM$/)
  // The new event can be opened before the list of events has been read again.
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/calendar/events?*', (route) => mayAnswer.then(() => route.continue()))
  await dialog.getByLabel('Title').fill('Chosen by hand')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await eventIn(page, 'Chosen by hand').click()
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
  answer()
  await dialog.getByLabel('Title').fill('Chosen and changed')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(eventIn(page, 'Chosen and changed')).toHaveCount(1)
  await expect(eventIn(page, 'Chosen by hand')).toHaveCount(0)

  await eventIn(page, 'Chosen and changed').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(eventIn(page, 'Chosen and changed')).toHaveCount(0)
  await expect(eventIn(page, 'Measure')).toHaveCount(1)
})

test('an event is created, moved, resized and opened with the keyboard alone, and each change is announced', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const day = mondays.keys
  await page.goto(`${address}?mode=week&date=${day}`)
  await calendarOf(page)
    .getByRole('button', { name: /^New event on/ })
    .press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('By keys')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  const event = eventIn(page, 'By keys')
  await expect(event).toBeVisible()
  await quiet(page)
  await event.focus()
  const message = calendarOf(page).getByRole('status').first()
  for (const [keys, now] of [
    ['Shift+ArrowDown', 'May 5, 2031, 9:15 AM – 10:15 AM'],
    ['Shift+ArrowRight', 'May 6, 2031, 9:15 AM – 10:15 AM'],
    ['Alt+Shift+ArrowDown', 'May 6, 2031, 9:15 AM – 10:30 AM'],
  ] as const) {
    await page.keyboard.press(keys)
    await expect(message).toHaveText(`By keys is now ${now}.`)
    await expect(event).toBeFocused()
  }
  // The toast of an earlier step may still fade out.
  await expect(page.getByText('By keys: May 6, 2031, 9:15 AM – 10:30 AM', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await dialog.getByText('Move', { exact: true }).press('Enter')
  await dialog.getByRole('button', { name: 'A day later' }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('May 7, 2031, 9:15 AM – 10:30 AM')
  await expect(page.getByText('By keys: May 7, 2031, 9:15 AM – 10:30 AM', { exact: true })).toBeVisible()
})

test('a drag that the server rejects shows an error and does not change the event', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const day = mondays.refuse
  const event = await make(page, { title: 'Refused', start: at(day, '10:00'), end: at(day, '11:00') })
  await page.goto(`${address}?mode=day&date=${day}`)
  await expect(eventIn(page, 'Refused')).toBeVisible()
  // Another client changes the event, and this page cannot read it again.
  await page.route('**/api/calendar/events?*', (route) => route.abort())
  const changed = await page.request.post(updates, {
    data: { eventId: event.id, event: { end: at(day, '11:30') } },
    headers: await headersOf(page),
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  expect(await stored(page, event.id)).toMatchObject({ version: 2 })
  await expect(page.getByText(/^This could not be refreshed/)).toBeVisible()
  const box = await middleOf(eventIn(page, 'Refused'))
  await drag(page, box, { y: box.height * 3 })
  await expect(page.getByText(/^Refused was not moved: /)).toBeVisible()
  expect(await stored(page, event.id)).toMatchObject({ start: at(day, '10:00'), version: 2 })
  await page.unroute('**/api/calendar/events?*')
})

for (const timezoneId of ['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Kiritimati'])
  test(`an all-day event stays on its dates in ${timezoneId}`, async ({ signedInPage, browser, baseURL }) => {
    const maker = await signedInPage('manager')
    const token = await maker.evaluate(() => localStorage.getItem('accessToken'))
    const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId })
    waitForApplication(context)
    const page = await context.newPage()
    await page.goto('/favicon.svg')
    await page.evaluate((stored) => localStorage.setItem('accessToken', String(stored)), token)
    const title = `Fair in ${timezoneId}`
    const start = '2031-07-09T00:00:00.000Z'
    const event = await make(page, { title, start, end: '2031-07-10T00:00:00.000Z', allDay: true })
    await page.goto(`${address}?mode=agenda&date=2031-07-09`)
    const calendar = calendarOf(page)
    await expect(calendar.getByRole('button', { name: title })).toHaveCount(2)
    await expect(calendar.getByText('July 9, 2031')).toBeVisible()
    await expect(calendar.getByText('July 10, 2031')).toBeVisible()
    await page.goto(`${address}?mode=month&date=2031-07-09`)
    await eventIn(page, title).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByText(`${title}: Jul 10, 2031 – Jul 11, 2031`)).toBeVisible()
    expect(await stored(page, event.id)).toMatchObject({ start: '2031-07-10T00:00:00.000Z', allDay: true })
    await page.request.post('/api/calendar/events/delete', {
      data: { eventId: event.id },
      headers: await headersOf(page),
    })
    await context.close()
  })

test('the calendar of invoices keeps the filters of their list, and Back leaves the chosen month', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  // Change events of earlier tests may still arrive, and would cause requests.
  await page.route('**/api/stream*', () => undefined)
  const requests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/invoices') requests.push(request.url())
  })
  await page.goto('/dashboard/invoice/list?view=calendar')
  const calendar = page.getByRole('region', { name: 'Invoices (calendar view)' })
  await expect(calendar.getByRole('button', { name: /^INV-/ }).first()).toBeVisible()
  expect(requests).toHaveLength(1)
  await page.getByRole('button', { name: /^Void/ }).click()
  await expect.poll(() => requests.length).toBe(2)
  await calendar.getByRole('button', { name: 'Next month' }).click()
  await expect(page).toHaveURL(/date=/)
  await expect.poll(() => requests.length).toBe(3)
  await page.goBack()
  await expect(page).not.toHaveURL(/date=/)
})

test('on a phone the calendar starts with the agenda, and the chosen mode is remembered', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(address)
  await page.getByRole('button', { name: 'Range: Agenda', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Day', exact: true }).click()
  await expect(page).toHaveURL(/mode=day/)
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Range: Day', exact: true })).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('an event that another client moves away stays open while it is edited', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const day = '2031-11-03'
  const event = await make(page, { title: 'Edited', start: at(day, '10:00'), end: at(day, '11:00') })
  await page.goto(`${address}?mode=day&date=${day}`)
  await eventIn(page, 'Edited').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByLabel('Title').fill('Edited here')
  const moved = {
    eventId: event.id,
    event: { start: at('2031-11-10', '10:00'), end: at('2031-11-10', '11:00') },
  }
  const answer = await page.request.post(updates, { data: moved, headers: await headersOf(page) })
  expect(answer.ok()).toBe(true)
  await expect(eventIn(page, 'Edited')).toHaveCount(0)
  await expect(dialog.getByLabel('Title')).toHaveValue('Edited here')
})
