import type { Page } from '@playwright/test'
import { findingsOn } from './examine/axe'
import { address, at, make } from './examine/calendar'
import { expect, test } from './fixtures'

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
