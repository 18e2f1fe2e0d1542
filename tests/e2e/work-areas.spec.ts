import type { Page } from '@playwright/test'
import { openAtRest } from './examine/rest'
import { expect, test } from './fixtures'

const areas = {
  mail: ['/dashboard/mail/all', 'main [class*="_mail_"]'],
  calendar: ['/dashboard/calendar', 'main section.card'],
  board: ['/dashboard/kanban', 'main section.card'],
  chat: ['/dashboard/chat', 'main [class*="_chat_"]'],
  files: ['/dashboard/files-manager', 'main [class*="_bar_"]'],
} as const

const topOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y

for (const width of [1280, 360])
  test(`work areas have at most 110 px above their content at ${width} px`, async ({ signedInPage }) => {
    const page = await signedInPage('admin')
    await page.setViewportSize({ width, height: 800 })
    for (const [path, selector] of Object.values(areas)) {
      await openAtRest(page, path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      expect(await topOf(page, selector), path).toBeLessThanOrEqual(110)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  })

test('a conversation has the rest of the window, and the page does not scroll', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await openAtRest(page, areas.chat[0])
  const box = await page.locator(areas.chat[1]).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 32)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})

for (const direction of ['ltr', 'rtl'])
  test(`the horizontal layout has one edge for logo, menu and content, ${direction}`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage('admin')
    await page.context().addCookies([
      { name: 'themeLayout', value: 'horizontal', url: new URL(page.url()).origin },
      { name: 'themeDirection', value: direction, url: new URL(page.url()).origin },
    ])
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await openAtRest(page, '/dashboard/invoice/list')
      const edges = await page.evaluate((isRtl) => {
        const starts = ['.shell-header-brand svg', '.menu-bar-item', 'main .card', 'main h1'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect(),
        )
        return starts.map((box) => box && Math.round(isRtl ? innerWidth - box.right : box.left))
      }, direction === 'rtl')
      expect(new Set(edges).size, `${width}: ${edges.join(', ')}`).toBe(1)
    }
  })

test('the API reference has the fonts of the site and leads back to it', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/api/docs')
    await page.evaluate(() => document.fonts.ready)
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    expect(loaded.map((family) => family.replaceAll(/["']/g, '')).toSorted()).toEqual([
      'Barlow',
      'Public Sans Variable',
    ])
  }
  await page.getByRole('banner').getByRole('link', { name: 'For developers' }).click()
  await expect(page).toHaveURL(/\/developers$/)
})
