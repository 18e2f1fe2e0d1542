import type { Locator, Page } from '@playwright/test'
import { newPerson } from '../auth-codes'
import { viewAs } from '../examine/view-as'
import { expect, test as base } from '../fixtures'
import { test } from './with-settings-drawer'

const list = '/dashboard/invoice/list'
const names = [
  'themeMode',
  'themeDirection',
  'themeContrast',
  'themeLayout',
  'themeStretch',
  'themeColorPresets',
]
const settingsButton = (page: Page) => page.getByRole('button', { name: 'Settings' })
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' })
const attributes = (page: Page) =>
  page.evaluate(() => {
    const { theme, contrast, layout, stretch, preset } = document.documentElement.dataset
    return { theme, contrast, layout, stretch, preset, dir: document.documentElement.dir }
  })
const stored = async (page: Page) => {
  const cookies = await page.context().cookies()
  return Object.fromEntries(
    cookies.filter(({ name }) => names.includes(name)).map(({ name, value }) => [name, value]),
  )
}

const isAbove = async (item: Locator, other: Locator) => {
  const [above, below] = [await item.boundingBox(), await other.boundingBox()]
  return above && below && above.y + above.height <= below.y
}

const labelsOf = (radios: Locator) =>
  radios.evaluateAll((all) => all.map((item) => item.closest('label')?.textContent))

/** Opens a list and the settings drawer. */
async function openDrawer(page: Page) {
  await page.goto(list)
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible()
  await settingsButton(page).click()
  const drawer = drawerOf(page)
  await expect(drawer).toBeVisible()
  return drawer
}

test("the drawer titled 'Settings' has every section, a reset button, a close button and the fullscreen toggle", async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const drawer = await openDrawer(page)
  await expect(drawer.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(260)
  for (const [section, values] of [
    ['Mode', ['Light', 'Dark']],
    ['Contrast', ['Default', 'Bold']],
    ['Direction', ['Left to right', 'Right to left']],
    ['Layout', ['Vertical', 'Horizontal', 'Mini']],
    ['Presets', ['Default', 'Cyan', 'Purple', 'Blue', 'Orange', 'Red']],
  ] as const) {
    const radios = drawer.getByRole('group', { name: section }).getByRole('radio')
    await expect.poll(() => labelsOf(radios), section).toEqual(values)
  }
  await drawer.getByRole('switch', { name: 'Stretch' }).hover()
  await expect(
    drawer.getByRole('tooltip', { name: 'Only available at large resolutions > 1600px (xl)' }),
  ).toBeVisible()
  await drawer.getByRole('button', { name: 'Reset' }).hover()
  await expect(drawer.getByRole('tooltip', { name: 'Reset' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Fullscreen' }).click()
  await expect(drawer.getByRole('button', { name: 'Exit Fullscreen' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Exit Fullscreen' }).click()
  await expect(drawer.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
  await expect(settingsButton(page)).toBeFocused()
})

test('the floating settings button is fixed at the bottom right', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto(list)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const target = async () => {
    const box = await settingsButton(page).boundingBox()
    return box && { right: size.width - box.x - box.width, bottom: size.height - box.y - box.height }
  }
  await expect.poll(target).toEqual({ right: 24, bottom: 24 })
})

const readFromRight = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'themeDirection', value: 'rtl', url: baseURL ?? '' }])

test('with direction rtl the settings button is at the bottom left, and the drawer opens there', async ({
  signedInPage,
  baseURL,
}) => {
  const page = await signedInPage('admin')
  await readFromRight(page, baseURL)
  const drawer = await openDrawer(page)
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect.poll(async () => (await settingsButton(page).boundingBox())?.x).toBe(24)
})

for (const direction of ['ltr', 'rtl'])
  test(`neither the offline notice nor the panel of long work covers the settings button, ${direction}`, async ({
    signedInPage,
    baseURL,
  }) => {
    const page = await signedInPage('admin')
    if (direction === 'rtl') await readFromRight(page, baseURL)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(list)
    await expect(page.locator('a[data-record]').first()).toBeVisible()
    // The export never ends.
    await page.route('**/api/invoices/export?*', () => undefined)
    await page.getByRole('button', { name: 'List menu' }).click()
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'CSV file' }).click()
    const panel = page.getByRole('region', { name: 'Work in progress' })
    await expect(panel).toBeVisible()
    await page.context().setOffline(true)
    const notice = page.getByText('You are offline')
    await expect(notice).toBeVisible()
    await expect.poll(() => isAbove(panel, settingsButton(page))).toBe(true)
    await expect.poll(() => isAbove(settingsButton(page), notice)).toBe(true)
  })

test('the banner of viewing as another user covers neither the settings button nor the end of the content', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const { id } = await newPerson(page.request)
  await viewAs(page, id)
  const line = page.getByRole('status').filter({ hasText: 'Viewing as Ada Byron' })
  await expect(line).toBeVisible()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => isAbove(settingsButton(page), line)).toBe(true)
    // The page becomes longer while its tiles are loading.
    const isAboveAtTheEnd = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return isAbove(page.getByRole('main').locator(':scope > *').last(), line)
    }
    await expect.poll(isAboveAtTheEnd).toBe(true)
  }
})

test('the defaults are dark, ltr, default contrast, vertical, stretch off and purple', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const drawer = await openDrawer(page)
  await expect
    .poll(() => labelsOf(drawer.getByRole('radio', { checked: true })))
    .toEqual(['Dark', 'Default', 'Left to right', 'Vertical', 'Purple'])
  await expect(drawer.getByRole('switch', { name: 'Stretch' })).not.toBeChecked()
  expect(await stored(page)).toEqual({})
})

test('a red dot shows on both buttons when any setting differs; Reset returns all of them and removes what was saved', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const drawer = await openDrawer(page)
  const dots = page.getByRole('img', { name: 'Changed from the defaults', includeHidden: true })
  await expect(dots).toHaveCount(0)
  for (const value of ['Light', 'Bold', 'Right to left', 'Mini', 'Orange'])
    await drawer.getByRole('radio', { name: value }).check()
  await drawer.getByRole('switch', { name: 'Stretch' }).click()
  await expect(dots).toHaveCount(2)
  await expect
    .poll(() => attributes(page))
    .toEqual({
      theme: 'light',
      contrast: 'bold',
      layout: 'mini',
      stretch: 'true',
      preset: 'orange',
      dir: 'rtl',
    })
  await expect.poll(async () => Object.keys(await stored(page)).toSorted()).toEqual(names.toSorted())
  await drawer.getByRole('button', { name: 'Reset' }).click()
  await expect(dots).toHaveCount(0)
  await expect.poll(() => stored(page)).toEqual({})
  expect(await attributes(page)).toEqual({
    ...{
      theme: 'dark',
      contrast: 'default',
      layout: 'vertical',
      stretch: 'false',
      preset: 'purple',
      dir: 'ltr',
    },
  })
})

test('settings are saved in cookies with path / that expire after 3 days', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const drawer = await openDrawer(page)
  await drawer.getByRole('radio', { name: 'Cyan' }).check()
  const ours = async () => (await page.context().cookies()).filter(({ name }) => names.includes(name))
  await expect.poll(ours).toHaveLength(6)
  const cookies = await ours()
  for (const { path, expires } of cookies) {
    expect(path).toBe('/')
    expect(Math.abs(expires - Date.now() / 1000 - 3 * 24 * 60 * 60)).toBeLessThan(60)
  }
})

test('every setting is applied before the application has loaded', async ({ signedInPage, baseURL }) => {
  const page = await signedInPage('admin')
  const chosen = {
    themeMode: 'light',
    themeDirection: 'rtl',
    themeContrast: 'bold',
    themeLayout: 'horizontal',
    themeStretch: 'true',
    themeColorPresets: 'red',
  }
  await page
    .context()
    .addCookies(Object.entries(chosen).map(([name, value]) => ({ name, value, url: baseURL ?? '' })))
  await page.route('**/assets/boot-*.js', (route) => route.abort())
  await page.goto(list, { waitUntil: 'domcontentloaded' })
  expect(await attributes(page)).toEqual({
    theme: 'light',
    contrast: 'bold',
    layout: 'horizontal',
    stretch: 'true',
    preset: 'red',
    dir: 'rtl',
  })
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(244, 246, 248)',
  )
  await page.context().addCookies([{ name: 'themeLayout', value: 'nonsense', url: baseURL ?? '' }])
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect((await attributes(page)).layout).toBeUndefined()
})

test('two tabs show the same settings', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const other = await page.context().newPage()
  await other.goto(list)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  const drawer = await openDrawer(page)
  await drawer.getByRole('radio', { name: 'Light' }).check()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
})

base('the drawer is hidden by default, so that users cannot open it', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto(list)
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible()
  await expect(settingsButton(page)).toHaveCount(0)
})
