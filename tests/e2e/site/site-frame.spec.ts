import type { Page } from '@playwright/test'
import { modes } from '#theme/tokens'
import { bringAxe, findingsOn } from '../examine/axe'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'

const phone = { width: 360, height: 740 }
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const stored = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)
const shownMode = (page: Page) => page.locator('html').getAttribute('data-theme')

for (const { home, menu, logIn, mode, heading } of [
  { home: '/', menu: 'Menu', logIn: 'Log in', mode: 'Switch to light mode', heading: /^Log in/ },
  { home: '/cn', menu: '菜单', logIn: '登录', mode: '切换到浅色模式', heading: /^登录/ },
])
  test(`on a phone the menu of the site has the sign-in link and the mode button: ${home}`, async ({
    page,
  }) => {
    await bringAxe(page)
    await page.setViewportSize(phone)
    await page.goto(home)
    expect(await overflow(page)).toBe(0)
    const link = page.getByRole('banner').getByRole('link', { name: logIn, exact: true })
    const summary = page.locator(`summary[aria-label="${menu}"]`)
    await expect(summary).toBeInViewport()
    await expect(link).toBeHidden()
    await summary.press('Enter')
    await expect(link).toBeInViewport()
    expect(await overflow(page)).toBe(0)
    await page.getByRole('button', { name: mode }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await still(page)
    expect(await findingsOn(page)).toEqual([])
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await shownMode(page)).toBe('light')
  })

test('the mode chosen on the site with the keyboard is stored in the cookie of the app, and applies to all pages', async ({
  page,
}) => {
  await page.goto('/')
  const toLight = page.getByRole('button', { name: 'Switch to light mode' })
  const toDark = page.getByRole('button', { name: 'Switch to dark mode' })
  await expect(toDark).toBeHidden()
  await toLight.focus()
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(toDark).toBeFocused()
  const bars = page.locator('meta[name=theme-color]')
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(modes.light.background.slice(at, at + 2), 16))
  await expect(bars).toHaveAttribute('content', `rgb(${red}, ${green}, ${blue})`)
  const cookie = await stored(page, 'themeMode')
  expect(cookie).toMatchObject({ value: 'light', path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.abs(days - 3)).toBeLessThan(0.1)
  await page.goto('/cn/pricing')
  await expect(page.getByRole('button', { name: '切换到深色模式' })).toBeVisible()
  expect(await shownMode(page)).toBe('light')
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/pricing')
  await expect(toLight).toBeVisible()
})

test('a mode chosen on the site is applied to open pages of the app', async ({ page }) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const site = await page.context().newPage()
  await site.goto('/')
  await site.getByRole('button', { name: 'Switch to light mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('without JavaScript the site hides the mode buttons', async ({ pageWithoutScript: page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('.mode-button')).toHaveCount(2)
  for (const button of await page.locator('.mode-button').all()) await expect(button).toBeHidden()
})

test('a user who comes from a Chinese page of the site gets the app in Chinese, and links to home lead back to it', async ({
  page,
}) => {
  await page.goto('/cn')
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^登录/)
  await page.getByLabel('邮箱').fill('user@corridor.example')
  await page.getByLabel('密码', { exact: true }).fill('corridor')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.goto('/dashboard/nothing/of/the/kind')
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/cn$/)
  await page.goto('/dashboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.getByRole('link', { name: 'Corridor', exact: true }).click()
  await expect(page).toHaveURL(/\/cn$/)
})

test('a language chosen on the site applies to the app and to error pages, and a language chosen in the app to error pages', async ({
  page,
}) => {
  await page.goto('/pricing')
  await page.getByRole('link', { name: '中文' }).click()
  await expect(page).toHaveURL(/\/cn\/pricing$/)
  expect(await stored(page, 'i18nextLng')).toMatchObject({ value: 'cn', path: '/', sameSite: 'Lax' })
  await page.goto('/there/is/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('抱歉，找不到页面！')
  await page.goto('/auth/login')
  await page.getByRole('button', { name: '语言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Log in/)
  await expect.poll(() => stored(page, 'i18nextLng')).toMatchObject({ value: 'en' })
  await page.goto('/there/is/nothing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/')
  await expect(page, 'the address is the language').toHaveURL(/\/$/)
})

/** Simulates a browser without the pseudo-element `::details-content`. */
async function forgetDetailsContent(page: Page): Promise<void> {
  await page.route(/\/(cn)?$|\/assets\/site.*\.js/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('::details-content', '::not-known')
    // Drops the headers with the hash of the styles and the length, which have changed.
    const { 'content-type': type = '' } = answer.headers()
    await route.fulfill({ status: answer.status(), headers: { 'content-type': type }, body })
  })
}

test('a browser without ::details-content shows the whole menu on a wide page and a menu button on a phone', async ({
  page,
}) => {
  await forgetDetailsContent(page)
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main menu' })
  await expect(nav.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(page.locator('.site-menu-button')).toBeHidden()
  await nav.getByText('Company', { exact: true }).click()
  const pricing = nav.getByRole('link', { name: 'Pricing' })
  await expect(pricing).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(pricing).toBeHidden()
  await expect(nav.getByRole('link', { name: 'Home' })).toBeVisible()

  await page.setViewportSize(phone)
  await expect(nav.getByRole('link', { name: 'Home' })).toBeHidden()
  await page.locator('.site-menu-button').click()
  await expect(nav.getByRole('link', { name: 'Home' })).toBeVisible()
})

test('a browser without ::details-content and JavaScript opens the menu with a button', async ({
  pageWithoutScript: page,
}) => {
  await forgetDetailsContent(page)
  await page.goto('/cn')
  const home = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' })
  await expect(home).toBeHidden()
  await page.locator('.site-menu-button').click()
  await expect(home).toBeVisible()
})
