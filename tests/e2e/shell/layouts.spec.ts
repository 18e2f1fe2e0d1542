import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const list = '/dashboard/invoice/list'
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })
const heightOf = async (element: Locator) => Math.round((await element.boundingBox())?.height ?? 0)
const widthOf = async (element: Locator) => Math.round((await element.boundingBox())?.width ?? 0)

/** Opens the list of invoices in a layout and a direction. */
async function open(page: Page, layout: string, direction = 'ltr') {
  await page.context().addCookies([
    { name: 'themeLayout', value: layout, url: new URL(page.url()).origin },
    { name: 'themeDirection', value: direction, url: new URL(page.url()).origin },
  ])
  await page.goto(list)
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible()
}

test('vertical: navigation 280, item 48, sub-item 36', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await open(page, 'vertical')
  expect(await widthOf(page.locator('.shell-side'))).toBe(280)
  expect(await heightOf(navigation(page).getByRole('link', { name: 'Invoices', exact: true }))).toBe(48)
  // The submenu of the current area is expanded initially.
  await expect(navigation(page).getByRole('button', { name: 'Pages of Invoices' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  expect(await heightOf(navigation(page).getByRole('link', { name: 'New' }))).toBe(36)
  await navigation(page).getByRole('link', { name: 'New' }).click()
  await expect(page).toHaveURL(/\/dashboard\/invoice\/new$/)
  await expect(navigation(page).getByRole('link', { name: 'New' })).toHaveAttribute('aria-current', 'page')
})

test('a collapsed menu group stays collapsed after a reload', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await open(page, 'vertical')
  await navigation(page).getByRole('button', { name: 'Sales' }).click()
  await expect(navigation(page).getByRole('link', { name: 'Products' })).toBeHidden()
  await page.reload()
  await expect(navigation(page).getByRole('button', { name: 'Sales' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await navigation(page).getByRole('button', { name: 'Sales' }).click()
  await expect(navigation(page).getByRole('link', { name: 'Products' })).toBeVisible()
})

for (const direction of ['ltr', 'rtl'])
  test(`mini: the navigation is 88 wide, and the pages of an area open in a flyout next to it, ${direction}`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage('admin')
    await page.clock.install()
    await open(page, 'mini', direction)
    const side = page.locator('.shell-side')
    expect(await widthOf(side)).toBe(88)
    await navigation(page).getByRole('link', { name: 'Invoices', exact: true }).hover()
    const flyout = page.locator('.flyout')
    await expect(flyout.getByRole('link', { name: 'New' })).toBeVisible()
    const [out, edge] = [await flyout.boundingBox(), await side.boundingBox()]
    if (!out || !edge) throw new Error('Nothing flew out')
    expect(direction === 'ltr' ? out.x > edge.x + 70 : out.x + out.width < edge.x + 18).toBe(true)
    await flyout.hover()
    await page.clock.runFor(400)
    await flyout.getByRole('link', { name: 'New' }).click()
    await expect(page).toHaveURL(/\/dashboard\/invoice\/new$/)
    await expect(flyout).toBeHidden()
  })

test('mini: with the keyboard a button opens the flyout, and Escape closes it and returns the focus', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await open(page, 'mini')
  const button = navigation(page).getByRole('button', { name: 'Pages of Invoices' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('.flyout').getByRole('link', { name: 'List' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('.flyout')).toBeHidden()
  await expect(button).toBeFocused()
})

test('horizontal: items are 32 high, and each group opens in a flyout', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await open(page, 'horizontal')
  await expect(page.locator('.shell-side')).toHaveCount(0)
  const group = navigation(page).getByRole('button', { name: 'Invoicing' })
  expect(await heightOf(group)).toBe(32)
  const item = page.locator('.flyout').getByRole('link', { name: 'Customers' })
  await group.hover()
  await expect(item).toBeVisible()
  await group.click()
  expect(await heightOf(item)).toBe(32)
  await item.click()
  await expect(page).toHaveURL(/\/dashboard\/customers/)
})

test('the button of the navigation toggles between vertical and mini', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await open(page, 'vertical')
  await page.getByRole('button', { name: 'Narrow the navigation' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'mini')
  await page.getByRole('button', { name: 'Widen the navigation' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'vertical')
})

test('the dashboard header is 92, and 60 once scrolled; on a phone it is 64', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'vertical')
  const header = page.getByRole('banner')
  expect(await heightOf(header)).toBe(92)
  // The page cannot be scrolled before the rows have loaded.
  await expect(page.getByRole('row').nth(10)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(() => heightOf(header)).toBe(60)
  expect(await header.evaluate((element) => getComputedStyle(element).backdropFilter)).toBe('blur(6px)')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => heightOf(header)).toBe(92)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => heightOf(header)).toBe(64)
})

test('the header of the site is 88, and 64 on a phone', async ({ page }) => {
  await page.goto('/')
  const header = page.locator('.site-head')
  expect(await heightOf(header)).toBe(88)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => heightOf(header)).toBe(64)
})

test('stretch removes the maximum width of the content on a screen wider than 1600', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 2200, height: 900 })
  await open(page, 'mini')
  const content = page.locator('.page')
  expect(await widthOf(content)).toBe(1600)
  await page.context().addCookies([{ name: 'themeStretch', value: 'true', url: page.url() }])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible()
  expect(await widthOf(content)).toBe(2200 - 88 - 80)
})

test('the custom scrollbar has a minimum size of 25 and gives way to native scrolling on mobile user agents', async ({
  signedInPage,
  browser,
  baseURL,
}) => {
  const page = await signedInPage('admin')
  await open(page, 'vertical')
  const smallest = () =>
    document.documentElement.matches(':not([data-native-scroll])')
      ? getComputedStyle(
          document.querySelector('.shell-side-scroll') ?? document.body,
          '::-webkit-scrollbar-thumb',
        ).minHeight
      : 'native'
  expect(await page.evaluate(smallest)).toBe('25px')
  // A browser that supports both ::-webkit-scrollbar and scrollbar-width ignores our styles if scrollbar-width is set.
  await expect(page.getByRole('row').nth(10)).toBeVisible()
  const scrollers = () =>
    [...document.querySelectorAll('body *')]
      .map((element) => getComputedStyle(element))
      .filter(({ overflowX, overflowY }) => /auto|scroll/.test(overflowX + overflowY))
      .map(({ scrollbarWidth }) => scrollbarWidth)
  const rendered = await page.evaluate(scrollers)
  expect(rendered.length).toBeGreaterThan(1)
  expect(rendered.filter((width) => width === 'thin')).toEqual([])
  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  })
  const other = await phone.newPage()
  await other.goto('/auth/login')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await other.evaluate(smallest)).toBe('native')
  await phone.close()
})
