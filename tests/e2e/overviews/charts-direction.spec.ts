import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const overviews = ['app', 'ecommerce', 'analytics', 'banking', 'booking', 'file'] as const

/** The pairs of axis labels that overlap, of all charts. */
const overlaps = (page: Page): Promise<string[]> =>
  page.locator('.MuiChartsAxis-directionX').evaluateAll((axes) =>
    axes.flatMap((axis) => {
      const boxes = [...axis.querySelectorAll('.MuiChartsAxis-tickLabel')]
        .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }))
        .toSorted((item, other) => item.box.left - other.box.left)
      return boxes.flatMap(({ text, box }, index) => {
        const next = boxes[index + 1]
        return next && next.box.left < box.right ? [`${text} and ${next.text}`] : []
      })
    }),
  )

for (const direction of ['rtl', 'ltr'] as const)
  test(`labels of chart axes do not overlap with direction ${direction}`, async ({ signedInPage }) => {
    const page = await signedInPage('admin')
    await page.evaluate((value) => {
      document.cookie = `themeDirection=${value}; path=/`
    }, direction)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of overviews) {
        await page.goto(`/dashboard/${name}`)
        await expect(page.locator('html')).toHaveAttribute('dir', direction)
        const labels = page.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')
        await expect(labels.nth(2)).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        expect(await overlaps(page), `${name} at ${width}`).toEqual([])
      }
    }
  })
