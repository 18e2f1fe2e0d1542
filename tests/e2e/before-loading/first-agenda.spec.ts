import type { Locator, Page } from '@playwright/test'
import { newPerson } from '../auth-codes'
import { address, calendarOf, eventIn, make } from '../examine/calendar'
import { days, hours, makeLastWorkday, partsOf } from '../examine/calendar-parts'
import { expect, expectNothing, expectUnchanged, heldTest, setCookies, type Held } from '../examine/held'
import { hold } from '../examine/hold'
import { withFonts } from '../examine/rest'

// The page of a calendar renders its agenda before the application has loaded, which is held back until `load`.

/** A test with pages of a new person, who has no events. */
const test = heldTest.extend<{ openOwn: () => Promise<Held> }>({
  openOwn: async ({ openHeld }, provide) => {
    let token: string | undefined
    await provide(async () => {
      const held = await openHeld('/favicon.svg')
      token ??= (await newPerson(held.page.request)).accessToken
      await held.page.addInitScript((own) => localStorage.setItem('accessToken', own), token)
      await held.page.goto('/favicon.svg')
      return held
    })
  },
})

const agenda = `${address}?mode=agenda`

/** Makes events of all shapes: over several days, also before and after the agenda, and a series. */
async function makeEvents(page: Page): Promise<void> {
  const all = [
    { title: 'Early fair', ...days('2032-02-12', '2032-02-14') },
    { title: 'Early trip', ...days('2032-01-30', '2032-02-03') },
    { title: 'Early holidays', ...days('2032-02-27', '2032-03-09') },
    { title: 'Early night', ...hours('2032-02-06', '22:00', '03:00', '2032-02-08') },
    { title: 'Early late', ...hours('2032-02-05', '23:00', '00:00', '2032-02-06') },
    { title: 'Early call', ...hours('2032-02-12', '09:00', '10:30') },
    { title: 'Early noon', ...hours('2032-02-12', '11:00', '13:30') },
    { title: `Early ${'and long title '.repeat(8)}`, ...hours('2032-02-13', '09:00', '10:00') },
    { title: 'Early beside', ...hours('2032-02-13', '09:00', '10:00') },
    {
      title: 'Early weekly',
      ...hours('2032-02-03', '07:00', '07:30'),
      recurrence: 'FREQ=WEEKLY;COUNT=9',
      timezone: 'Europe/Berlin',
    },
  ]
  for (const values of all) await make(page, values)
}

/** What an agenda has besides the parts of a month. */
const lines = ', [data-occurrence], [data-occurrence] div, [role="listitem"]'

const parts = (page: Page) => partsOf(page, lines)
const beforeLoading = (page: Page): Locator => page.locator('#first-rows [data-occurrence]')

for (const [name, url, width, cookies] of [
  ['on a desktop', agenda, 1280, {}],
  // Where it is the default mode.
  ['on a phone', address, 360, {}],
  ['right to left in dark colours', agenda, 1280, { themeDirection: 'rtl', themeMode: 'dark' }],
  ['right to left on a phone', agenda, 360, { themeDirection: 'rtl' }],
] as const)
  test(`the agenda of a calendar is shown before the application has loaded, and stays as it is, ${name}`, async ({
    openOwn,
  }) => {
    const held = await openOwn()
    const { page } = held
    await makeEvents(page)
    await setCookies(page, cookies)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${url}${url === address ? '?' : '&'}date=2032-02-02`)
    await expect(beforeLoading(page).first()).toBeVisible()
    await withFonts(
      page.getByRole('heading', { level: 1 }),
      page.locator('[data-date] a'),
      eventIn(page, 'Early call'),
    )
    await expect(eventIn(page, 'Early fair')).toHaveCount(3)
    await expect(eventIn(page, 'Early weekly')).toHaveCount(4)
    await expect(eventIn(page, 'Early night').nth(1)).toHaveText('All dayEarly night')
    expect((await parts(page)).length).toBeGreaterThan(100)
    const sent = await expectUnchanged(held, () => parts(page))
    expect(sent).not.toContain('/api/calendar/events')
    expect(sent).not.toContain('/api/calendars')
  })

test('the texts of an agenda in Chinese stay the same when the application takes over', async ({
  openOwn,
}) => {
  const { page, load } = await openOwn()
  await make(page, { title: '会议', ...hours('2034-02-15', '09:00', '10:30') })
  await make(page, { title: '夜班', ...hours('2034-02-16', '22:00', '03:00', '2034-02-18') })
  await setCookies(page, { i18nextLng: 'cn' })
  await page.goto(`${agenda}&date=2034-02-13`)
  await expect(beforeLoading(page).first()).toHaveText(/^09:00.10:30会议$/)
  const texts = () =>
    page
      .locator('[data-calendar] :is(h2, [data-date], [data-occurrence])')
      .evaluateAll((shown) => shown.map((part) => (part as HTMLElement).innerText))
  const before = await texts()
  expect(before[1]).toMatch(/^星期三\s+2034年2月15日$/)
  await load()
  expect(await texts()).toEqual(before)
})

test('an event, a button and a day of an agenda that are pressed before the application has loaded open in it', async ({
  openOwn,
}) => {
  const { page, load } = await openOwn()
  await make(page, { title: 'Pressed early', ...days('2033-02-09', '2033-02-11') })
  const first = `${agenda}&date=2033-02-07`
  await page.goto(first)
  await eventIn(page, 'Pressed early').nth(1).press('Enter')
  await load()
  await expect(page.getByRole('dialog', { name: 'Pressed early' })).toBeVisible()

  const stepped = await openOwn()
  await stepped.page.goto(first)
  await stepped.page.getByRole('button', { name: 'Next four weeks' }).click()
  await stepped.load()
  await expect(stepped.page).toHaveURL(/date=2033-03-07/)
  await expect(stepped.page.getByRole('heading', { name: /^Mar 7 – Apr 3, 2033$/ })).toBeVisible()

  const opened = await openOwn()
  await opened.page.goto(first)
  await opened.page.locator('[data-date="2033-02-10"] a').first().click()
  await opened.load()
  await expect(opened.page).toHaveURL(/mode=day&date=2033-02-10$/)
  await expect(eventIn(opened.page, 'Pressed early')).toBeVisible()
})

test('an agenda has a placeholder until its events arrive, and says that there are none', async ({
  openOwn,
}) => {
  const held = await openOwn()
  const { page } = held
  const events = await hold(page, '**/api/calendar/events?*')
  await page.goto(`${agenda}&date=2032-02-02`)
  const heading = page.locator('#first-rows').getByRole('heading', { name: 'Feb 2 – 29, 2032' })
  await expect(heading).toBeVisible()
  await expect(calendarOf(page)).toHaveAttribute('aria-busy', 'true')
  await expect(calendarOf(page).getByRole('status', { name: 'Calendar' })).toBeVisible()
  const nothing = calendarOf(page).getByRole('status').getByText('There is nothing in these days.')
  await expect(nothing).toHaveCount(0)
  events.letThrough()
  await expect(nothing).toBeVisible()
  await expect(calendarOf(page)).toHaveAttribute('aria-busy', 'false')
  await expectNothing(held, 'There is nothing in these days.', partsOf)
})

test('an agenda whose events cannot be read is left to the application, which offers to try again', async ({
  openOwn,
}) => {
  const { page, load } = await openOwn()
  await make(page, { title: 'Read later', ...days('2032-02-09', '2032-02-09') })
  // The application also reads them again by itself, once its stream is open.
  const isPressed = () => page.evaluate(() => 'pressed' in globalThis)
  await page.route('**/api/calendar/events?*', async (route) =>
    (await isPressed()) ? route.continue() : route.fulfill({ status: 500 }),
  )
  await page.goto(`${agenda}&date=2032-02-02`)
  await expect(page.locator('#first-rows').getByRole('status', { name: 'Calendar' })).toBeVisible()
  await load()
  await page.evaluate(() =>
    addEventListener('pointerdown', () => Object.assign(globalThis, { pressed: true }), true),
  )
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(eventIn(page, 'Read later')).toBeVisible()
})

test('an agenda with a rule that only the application can compute is left to it', async ({ openOwn }) => {
  const { page, load } = await openOwn()
  const titles = await makeLastWorkday(page)
  const answer = page.waitForResponse('**/api/calendar/events?*')
  await page.goto(`${agenda}&date=2033-11-14`)
  await (await answer).finished()
  await expect(page.locator('#first-rows').getByRole('button', { name: /^New/ })).toBeVisible()
  await expect(calendarOf(page).getByRole('status', { name: 'Calendar' })).toBeVisible()
  await expect(beforeLoading(page)).toHaveCount(0)
  await load()
  for (const title of titles) await expect(eventIn(page, title)).toBeVisible()
})
