import { expect, test } from '../fixtures'

test('?lng=cn leads to the Chinese page, and an English page then offers it in Chinese', async ({ page }) => {
  await page.goto('/pricing?lng=cn')
  await expect(page).toHaveURL('/cn/pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.goto('/contact-us')
  const offer = page.getByRole('complementary', { name: '本页也有中文版。' })
  await offer.getByRole('link', { name: '阅读中文版' }).click()
  await expect(page).toHaveURL('/cn/contact-us')
  await expect(offer).toBeHidden()
})

test('a visitor with an English browser who closes the offer on a Chinese page is not asked again', async ({
  page,
}) => {
  await page.goto('/cn/pricing')
  const offer = page.getByRole('complementary', { name: 'This page is also available in English.' })
  await offer.getByRole('button', { name: 'Close' }).click()
  await expect(offer).toBeHidden()
  await page.goto('/cn/contact-us', { waitUntil: 'networkidle' })
  await expect(offer).toBeHidden()
})

test('scrollbars of the site have a minimum size of 25, except on touch devices', async ({
  page,
  browser,
  server,
}) => {
  const smallest = () => getComputedStyle(document.body, '::-webkit-scrollbar-thumb').minHeight
  await page.goto('/')
  expect(await page.evaluate(smallest)).toBe('25px')
  const phone = await browser.newContext({ baseURL: server.url, hasTouch: true, isMobile: true })
  const other = await phone.newPage()
  await other.goto('/')
  expect(await other.evaluate(smallest)).not.toBe('25px')
  await phone.close()
})
