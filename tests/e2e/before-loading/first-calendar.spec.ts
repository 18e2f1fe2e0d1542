import type { Page } from '@playwright/test'
import { address, calendarOf, eventIn, make } from '../examine/calendar'
import { days, hours, makeLastWorkday, partsOf } from '../examine/calendar-parts'
import { expect, expectUnchanged, heldTest as test, setCookies } from '../examine/held'
import { hold } from '../examine/hold'
import { withFonts } from '../examine/rest'

// The page of a calendar renders its month before the application has loaded, which is held back until `load`.

/** Makes events of all shapes in a month: bars over weeks, more than a day shows, and a series. */
async function makeMonth(page: Page, month: string, name: string): Promise<void> {
  const on = (day: number) => `${month}-${String(day).padStart(2, '0')}`
  const all = [
    { title: `${name} fair`, ...days(on(2), on(4)) },
    { title: `${name} trip`, ...days(on(6), on(11)) },
    { title: `${name} night`, ...hours(on(3), '22:00', '03:00', on(4)) },
    { title: `${name} alone`, ...hours(on(5), '09:30', '10:00') },
    ...[1, 2, 3, 4, 5, 6].map((hour) => ({
      title: `${name} call ${hour}`,
      ...hours(on(11), `1${hour}:00`, `1${hour}:30`),
    })),
    ...[1, 2, 3, 4].map((bar) => ({ title: `${name} bar ${bar}`, ...days(on(16), on(20)) })),
    { title: `${name} late`, ...days(on(18), on(23)) },
    { title: `${name} short`, ...hours(on(18), '08:00', '09:00') },
    {
      title: `${name} weekly`,
      ...hours(on(3), '07:00', '07:30'),
      recurrence: 'FREQ=WEEKLY;COUNT=4',
      timezone: 'Europe/Berlin',
    },
  ]
  for (const values of all) await make(page, values)
}

for (const [name, month, width, cookies] of [
  ['on a desktop', '2032-02', 1280, {}],
  ['on a phone', '2032-08', 360, {}],
  ['right to left in dark colours', '2033-05', 1280, { themeDirection: 'rtl', themeMode: 'dark' }],
] as const)
  test(`the month of a calendar is shown before the application has loaded, and stays as it is, ${name}`, async ({
    openHeld,
  }) => {
    const held = await openHeld('/favicon.svg')
    const { page } = held
    await makeMonth(page, month, 'Early')
    await setCookies(page, cookies)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${address}?mode=month&date=${month}-10`)
    await expect(page.locator('#first-rows [data-occurrence]').first()).toBeVisible()
    await withFonts(
      page.getByRole('heading', { level: 1 }),
      page.getByRole('columnheader'),
      eventIn(page, 'trip'),
    )
    for (const title of ['fair', 'trip', 'alone'])
      await expect(eventIn(page, `Early ${title}`).first()).toBeVisible()
    await expect(page.locator('#first-rows').getByText(/^\+\d/).first()).toBeVisible()
    const sent = await expectUnchanged(held, () => partsOf(page))
    expect(sent).not.toContain('/api/calendar/events')
    expect(sent).not.toContain('/api/calendars')
  })

test('a month in Chinese begins on a Monday, and its texts stay the same when the application takes over', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg')
  await make(page, { title: '会议', ...hours('2034-02-15', '09:00', '10:30') })
  await setCookies(page, { i18nextLng: 'cn' })
  await page.goto(`${address}?mode=month&date=2034-02-01`)
  await expect(page.locator('#first-rows [data-occurrence]', { hasText: '会议' })).toHaveText('9时会议')
  const texts = () =>
    page
      .locator('[data-calendar] :is(h2, [role="columnheader"], [data-date])')
      .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).innerText))
  const before = await texts()
  expect(before[1]).toContain('周一')
  await load()
  expect(await texts()).toEqual(before)
})

test('an event, a button and a day that are pressed before the application has loaded open in it', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg')
  await make(page, { title: 'Pressed early', ...hours('2033-02-10', '09:00', '10:00') })
  const month = `${address}?mode=month&date=2033-02-01`
  await page.goto(month)
  await eventIn(page, 'Pressed early').click()
  await load()
  const dialog = page.getByRole('dialog', { name: 'Pressed early' })
  await expect(dialog).toBeVisible()

  const stepped = await openHeld(month)
  await stepped.page.getByRole('button', { name: 'Next month' }).click()
  await stepped.load()
  await expect(stepped.page.getByRole('heading', { name: 'March 2033', exact: true })).toBeVisible()

  const opened = await openHeld(month)
  await calendarOf(opened.page).getByRole('link', { name: 'February 10, 2033' }).click()
  await opened.load()
  await expect(opened.page).toHaveURL(/mode=day&date=2033-02-10$/)
  await expect(eventIn(opened.page, 'Pressed early')).toBeVisible()
})

test('the number of hidden events that is pressed by a key opens the day once the application has loaded', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg')
  await makeMonth(page, '2035-07', 'Hidden')
  await page.goto(`${address}?mode=month&date=2035-07-01`)
  const day = page.locator('[data-date="2035-07-11"]')
  await day.getByRole('button', { name: /^\+\d+ more/ }).press('Enter')
  await load()
  await expect(page.getByRole('dialog').getByText('Hidden call 6')).toBeVisible()
})

test('the days are shown until the events arrive, and those of a hidden calendar are not shown', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg')
  await make(page, { title: 'Without a calendar', ...hours('2033-09-10', '09:00', '10:00') })
  const account = await page.request.get('/api/account/my-account', {
    headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` },
  })
  const { user }: { user: { id: string } } = await account.json()
  const events = await hold(page, '**/api/calendar/events?*')
  const month = `${address}?mode=month&date=2033-09-01`
  await page.goto(month)
  await expect(calendarOf(page).getByRole('link', { name: 'September 10, 2033' })).toBeVisible()
  await expect(calendarOf(page)).toHaveAttribute('aria-busy', 'true')
  events.letThrough()
  await expect(eventIn(page, 'Without a calendar')).toBeVisible()
  await page.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify({ hidden: [''] })),
    `calendar-calendarEvents-${user.id}`,
  )
  await page.goto(month)
  await expect(calendarOf(page)).toHaveAttribute('aria-busy', 'false')
  await expect(eventIn(page, 'Without a calendar')).toHaveCount(0)
  await load()
  await expect(eventIn(page, 'Without a calendar')).toHaveCount(0)
})

test('other modes, and a month with a rule that only the application can compute, are left to it', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld(`${address}?mode=week&date=2033-11-07`)
  await expect(page.locator('#first-rows h1')).toBeVisible()
  await expect(page.locator('#first-rows [data-calendar]')).toHaveCount(0)
  await load()
  await expect(calendarOf(page)).toBeVisible()
  const titles = await makeLastWorkday(page)
  const other = await openHeld(`${address}?mode=month&date=2033-11-01`)
  await expect(calendarOf(other.page)).toHaveAttribute('aria-busy', 'false')
  await expect(eventIn(other.page, 'Beside it')).toHaveCount(0)
  await other.load()
  for (const title of titles) await expect(eventIn(other.page, title)).toBeVisible()
})
