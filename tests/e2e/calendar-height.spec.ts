import { newPerson, openWith } from './auth-codes'
import { quiet } from './examine/quiet'
import { expect, test } from './fixtures'

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
