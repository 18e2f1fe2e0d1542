import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

// A browser that has the page of a list cached is told to use it again: only headers are sent, and styles work as before.

/** The bytes of the page itself: of its content, and of what was transferred for it. */
const sizesOf = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { content: visit?.encodedBodySize ?? 0, transferred: visit?.transferSize ?? 0 }
  })

test('the page of a list is transferred once, and its styles are allowed when it comes from the cache', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto('/dashboard/e-commerce/list')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/dashboard/e-commerce/list')
  const { content, transferred } = await sizesOf(page)
  expect(content).toBeGreaterThan(5_000)
  expect(transferred).toBeLessThan(3_000)
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible()
  expect(refused).toEqual([])
})
