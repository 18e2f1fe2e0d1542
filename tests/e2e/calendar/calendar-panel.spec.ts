import type { Page } from '@playwright/test'
import { findingsOn } from '../examine/axe'
import { newPerson, openWith } from '../auth-codes'
import { address, at, make } from '../examine/calendar'
import { expect, test } from '../fixtures'

/** Creates six events on one day, more than its cell shows. */
async function fill(page: Page, day: string): Promise<void> {
  for (const hour of ['08', '09', '10', '11', '12', '13'])
    await make(page, { title: `At ${hour}`, start: at(day, `${hour}:00`), end: at(day, `${hour}:15`) })
}

/** Whether a finding is about target size or contrast. */
const isOfLook = (finding: string): boolean => /^(?:target-size|color-contrast):/.test(finding)

const displays = [
  { themeMode: 'light', themeDirection: 'ltr' },
  { themeMode: 'dark', themeDirection: 'ltr' },
  { themeMode: 'light', themeDirection: 'rtl' },
  { themeMode: 'dark', themeDirection: 'rtl' },
] as const

test('the panel with more events of a day is opaque, in the colours of the page', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  await page.setViewportSize({ width: 1280, height: 900 })
  const day = '2031-07-09'
  await fill(page, day)
  for (const display of displays) {
    await page.evaluate((settings) => {
      for (const [name, value] of Object.entries(settings)) document.cookie = `${name}=${value}; path=/`
    }, display)
    await page.goto(`${address}?mode=month&date=${day}`)
    // A series of the demo data may happen on the day, too.
    await page
      .getByText(/^\+\d more$/)
      // FullCalendar measures one that is not visible.
      .filter({ visible: true })
      .first()
      .click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByText('At 13')).toBeVisible()
    const colours = await panel.evaluate((element) => {
      const paper = document.createElement('div')
      paper.style.background = 'var(--paper)'
      document.body.append(paper)
      const expected = getComputedStyle(paper).backgroundColor
      paper.remove()
      return { shown: getComputedStyle(element).backgroundColor, expected }
    })
    expect(colours.shown, JSON.stringify(display)).toBe(colours.expected)
    expect(colours.shown, 'it is opaque').toMatch(/^rgb\(/)
    expect((await findingsOn(page)).filter(isOfLook), JSON.stringify(display)).toEqual([])
  }
})

test('in Chinese the names of days, of more events and of the panel are Chinese', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  await page.setViewportSize({ width: 1280, height: 900 })
  const day = '2031-08-13'
  await fill(page, day)
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'cn'))
  const calendar = page.locator('[data-calendar]')
  await page.goto(`${address}?mode=agenda&date=${day}`)
  await expect(calendar.getByText('At 13')).toBeVisible()
  await expect(calendar.getByRole('link', { name: /^打开 2031年8月13日/ }).first()).toBeAttached()
  await expect(calendar.getByText('Go to')).toHaveCount(0)
  await page.goto(`${address}?mode=month&date=${day}`)
  const more = calendar
    .getByTitle(/^显示另外 \d+ 项/)
    .filter({ visible: true })
    .first()
  await expect(more).toBeVisible()
  await more.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: '关闭' })).toBeVisible()
})

test('targets in a calendar are large enough, and their contrast is sufficient', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  await page.setViewportSize({ width: 1280, height: 900 })
  const day = '2031-08-13'
  await fill(page, day)
  for (const mode of ['month', 'week', 'day', 'agenda']) {
    await page.goto(`${address}?mode=${mode}&date=${day}`)
    await expect(page.locator('[data-occurrence]').first()).toBeVisible()
    expect((await findingsOn(page)).filter(isOfLook), mode).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${address}?mode=month&date=${day}`)
  await expect(page.locator('[data-occurrence]').first()).toBeVisible()
  expect((await findingsOn(page)).filter(isOfLook)).toEqual([])
})

test('a month with hundreds of events says how many a day has, and its panel shows all of them', async ({
  page,
  request,
}) => {
  const person = await newPerson(request)
  const day = '2031-08-06'
  const headers = { Authorization: `Bearer ${person.accessToken}` }
  const add = (index: number) =>
    request.post('/api/calendarEvents', {
      headers,
      data: {
        title: `Event ${String(index).padStart(3, '0')}`,
        start: at(day, `${String(8 + (index % 10)).padStart(2, '0')}:00`),
        end: at(day, `${String(8 + (index % 10)).padStart(2, '0')}:30`),
      },
    })
  for (let from = 0; from < 310; from += 10) {
    const made = await Promise.all(Array.from({ length: 10 }, (_, index) => add(from + index)))
    for (const each of made) expect(each.status()).toBe(201)
  }
  await openWith(page, person.accessToken, `${address}?mode=month&date=${day}`)
  const more = page.getByText(/^\+30\d more$/).filter({ visible: true })
  await expect(more).toBeVisible()
  await more.click()
  const panel = page.getByRole('dialog')
  await expect(panel.locator('[data-occurrence]')).toHaveCount(310)
  await expect(panel.getByText('Event 309')).toBeAttached()
})
