import { expect, test } from '../fixtures'

test('the pages of the current area are in view when a page opens, and a click on one does not scroll the menu', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  // Lower than the menu, so that the area is at its end or out of sight.
  await page.setViewportSize({ width: 1280, height: 480 })
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  for (const path of ['/dashboard/invoice/list', '/dashboard/user/list']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const pages = menu.locator('.nav-pages a')
    await expect(pages.first()).toBeInViewport({ ratio: 1 })
    await expect(pages.last()).toBeInViewport({ ratio: 1 })
  }
  const scrolled = () => page.locator('.shell-side-scroll').evaluate((part) => part.scrollTop)
  const before = await scrolled()
  await menu.locator('.nav-pages a').last().click()
  await expect(menu.locator('.nav-pages a').last()).toHaveAttribute('aria-current', 'page')
  expect(await scrolled()).toBe(before)
})
