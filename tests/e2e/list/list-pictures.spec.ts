import { expect, test } from '../fixtures'

test('pictures of rows are loaded when they come into view, and stay when the application has loaded', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 1280, height: 500 })
  // The products of other tests, which have no pictures, are the newest ones.
  await page.goto('/dashboard/e-commerce/list?sort=createdAt')
  await expect(page.getByRole('grid')).toBeVisible()
  const pictures = page.getByRole('main').locator('img[data-src]')
  await expect(pictures.first()).toHaveJSProperty('complete', true)
  await expect(pictures.first()).toHaveAttribute('src', /./)
  await expect(pictures.last()).not.toHaveAttribute('src')
  await pictures.last().scrollIntoViewIfNeeded()
  await expect(pictures.last()).toHaveAttribute('src', /./)
  await expect
    .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})
