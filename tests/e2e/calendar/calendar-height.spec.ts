import { newPerson, openWith } from '../auth-codes'
import { at, make } from '../examine/calendar'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'

const modes = ['month', 'week', 'days', 'day', 'agenda']
/** The greatest number of pixels between the header and the days. */
const maxAbove = 110

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  for (const language of ['en', 'cn'])
    test(`at most ${maxAbove} px are above the days at ${width} px, in ${language}`, async ({ page }) => {
      test.setTimeout(90_000)
      const person = await newPerson(page.request)
      await page.setViewportSize({ width, height })
      await page.addInitScript((value) => localStorage.setItem('i18nextLng', value), language)
      await openWith(page, person.accessToken, '/dashboard/blank')
      for (const mode of modes) {
        // The titles of these days have two months and two years.
        await page.goto(`/dashboard/calendar?mode=${mode}&date=2031-12-30`)
        const days = page.locator('[data-calendar] [data-steady="true"]')
        await expect(days).toBeVisible()
        await quiet(page)
        const above = await days.evaluate(
          (grid) => grid.getBoundingClientRect().top - (document.querySelector('header')?.offsetHeight ?? 0),
        )
        expect(above, mode).toBeLessThanOrEqual(maxAbove)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, mode).toBeLessThanOrEqual(0)
      }
    })

for (const [width, height, dates] of [
  [1280, 800, ['2031-02-10', '2031-03-10', '2031-08-10', '2032-02-10']],
  [360, 740, ['2031-08-10']],
] as const)
  test(`all weeks of a month are visible at ${width} px`, async ({ signedInPage }) => {
    const page = await signedInPage('manager')
    await page.setViewportSize({ width, height })
    // One day of the last week has more events than it has room for.
    for (const hour of [8, 9, 10, 11, 12, 13])
      await make(page, {
        title: `Last week ${hour}`,
        start: at('2031-08-31', `${String(hour).padStart(2, '0')}:00`),
        end: at('2031-08-31', `${String(hour).padStart(2, '0')}:30`),
      })
    for (const date of dates) {
      await page.goto(`/dashboard/calendar?mode=month&date=${date}`)
      await expect(page.locator('[data-calendar] [data-steady="true"]')).toBeVisible()
      await quiet(page)
      const days = page.locator('[data-calendar] [data-date]')
      const bottoms = await days.evaluateAll((cells) =>
        cells.map((cell) => cell.getBoundingClientRect().bottom),
      )
      expect(bottoms.length, date).toBeGreaterThanOrEqual(28)
      expect(Math.max(...bottoms), date).toBeLessThanOrEqual(height)
      const scrolled = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect(scrolled, date).toBeLessThanOrEqual(0)
      if (date === '2031-08-10')
        await expect(
          page
            .getByText(/^\+\d+/)
            .filter({ visible: true })
            .last(),
        ).toBeInViewport()
    }
  })
