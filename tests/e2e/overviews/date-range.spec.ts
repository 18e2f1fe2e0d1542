import type { Page } from '@playwright/test'
import { chooseOption } from '../choose-option'
import { findingsOn } from '../examine/axe'
import { openDisplayed, type Display } from '../examine/display'
import { expect, test } from '../fixtures'

const january = '/dashboard/banking?from=2026-01-05&to=2026-01-31'

/** The field of the range, whose name contains the range. */
const field = (page: Page, name: RegExp | string = /^Range/) =>
  page.getByRole('main').getByRole('button', { name })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Choose a range of dates: Range' })

test('with the mouse a range is chosen by its first and its last day, which are highlighted', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto(january)
  await field(page, 'Range Jan 5 – 31, 2026').click()
  const dialog = dialogOf(page)
  const day = (name: string) => dialog.getByRole('gridcell', { name, exact: true })
  await expect(day('Jan 5, 2026, first day of the range')).toHaveAttribute('aria-selected', 'true')
  await expect(day('Jan 20, 2026')).toHaveAttribute('aria-selected', 'true')
  await expect(day('Jan 4, 2026')).toHaveAttribute('aria-selected', 'false')
  await day('Jan 10, 2026').click()
  await expect(dialog.getByRole('status')).toHaveText('Choose the last day.')
  await expect(dialog.getByLabel('From', { exact: true })).toHaveValue('Jan 10, 2026')
  await expect(dialog.getByLabel('To', { exact: true })).toHaveValue('')
  await day('Jan 14, 2026').hover()
  await expect(day('Jan 12, 2026')).toHaveAttribute('aria-selected', 'true')
  await expect(day('Jan 15, 2026')).toHaveAttribute('aria-selected', 'false')
  await day('Jan 14, 2026, last day of the range').click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/from=2026-01-10&to=2026-01-14/)
  await expect(field(page)).toHaveText('Jan 10 – 14, 2026')
  await expect(field(page)).toBeFocused()
})

const displays: readonly (Pick<Display, 'language' | 'themeDirection'> & {
  readonly label: string
  readonly shown: string
  readonly first: string
  readonly forward: string
})[] = [
  {
    language: 'en',
    themeDirection: 'ltr',
    label: 'Range',
    shown: 'Jan 5 – 31, 2026',
    first: 'Feb 1, 2026',
    forward: 'ArrowRight',
  },
  {
    language: 'cn',
    themeDirection: 'ltr',
    label: '时间范围',
    shown: '2026/1/5 – 2026/1/31',
    first: '2026年2月1日',
    forward: 'ArrowRight',
  },
  {
    language: 'en',
    themeDirection: 'rtl',
    label: 'Range',
    shown: 'Jan 5 – 31, 2026',
    first: 'Feb 1, 2026',
    forward: 'ArrowLeft',
  },
]
for (const { language, themeDirection, label, shown, first, forward } of displays)
  test(`with the keyboard a range is chosen by arrows and Enter, and Escape changes nothing: ${language} ${themeDirection}`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage('admin')
    await openDisplayed(page, january, { language, themeDirection, themeMode: 'light', width: 1280 })
    const range = field(page, `${label} ${shown}`)
    await range.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const focused = dialog.locator('[role=gridcell]:focus')
    await expect(focused).toHaveText('31')
    await page.keyboard.press(forward)
    await expect(focused).toHaveText('1')
    await expect(focused).toHaveAccessibleName(first)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(range).toBeFocused()
    await expect(page).toHaveURL(/from=2026-01-05&to=2026-01-31/)

    await page.keyboard.press('Enter')
    await expect(focused).toHaveText('31')
    await page.keyboard.press('ArrowUp')
    await expect(focused).toHaveText('24')
    await page.keyboard.press('Enter')
    await page.keyboard.press(forward)
    await expect(focused).toHaveText('25')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/from=2026-01-24&to=2026-01-25/)
    await expect(field(page, new RegExp(`^${label}`))).toBeFocused()
  })

test('typed dates are applied by Enter, and a fault is at the date that causes it', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto(january)
  await field(page).click()
  const dialog = dialogOf(page)
  const from = dialog.getByLabel('From', { exact: true })
  const to = dialog.getByLabel('To', { exact: true })
  await from.fill('2/5/2026')
  // The calendar shows the month of a typed date.
  await expect(dialog.getByRole('gridcell', { name: 'Feb 5, 2026' })).toBeVisible()
  await from.press('Enter')
  await expect(to).toHaveAttribute('aria-invalid', 'true')
  await expect(to).toHaveAccessibleDescription('This cannot be before Feb 5, 2026.')
  await expect(from).not.toHaveAttribute('aria-invalid')
  await from.fill('soon')
  await expect(from).toHaveAccessibleDescription('Enter a date.')
  await expect(to).not.toHaveAttribute('aria-invalid')
  await from.fill('2026-01-07')
  await from.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/from=2026-01-07&to=2026-01-31/)
})

test('a fault in a range is described in Chinese on a Chinese page', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await openDisplayed(page, january, {
    language: 'cn',
    themeDirection: 'ltr',
    themeMode: 'light',
    width: 1280,
  })
  await field(page, /^时间范围/).click()
  const dialog = page.getByRole('dialog', { name: '选择日期范围：时间范围' })
  const to = dialog.getByLabel('至', { exact: true })
  await to.fill('2026年1月1日')
  await to.press('Enter')
  await expect(to).toHaveAccessibleDescription('不能早于 2026年1月5日。')
})

for (const [themeMode, width] of [
  ['light', 1280],
  ['dark', 360],
] as const)
  test(`the opened range has no axe finding and fits the page: ${themeMode}, ${width} px`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage('admin')
    await openDisplayed(page, january, { language: 'en', themeDirection: 'ltr', themeMode, width })
    await field(page).click()
    const dialog = dialogOf(page)
    await expect(dialog.locator('[role=gridcell]:focus')).toBeVisible()
    const apply = dialog.getByRole('button', { name: 'Apply' })
    await expect(apply).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: '30 days' })).toBeInViewport({ ratio: 1 })
    // A dialog that is still fading in has too little contrast.
    await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0)
    expect(await findingsOn(page)).toEqual([])
  })

test('the controls of an overview are in one row on a laptop, and in two on a phone', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(january)
  const bar = page.getByRole('region', { name: 'Range' })
  const currency = bar.getByRole('combobox', { name: 'Currency' })
  const comparison = bar.getByRole('combobox', { name: 'Compare with' })
  const arrange = bar.getByRole('button', { name: 'Arrange the dashboard' })
  await expect(currency).toBeVisible()
  await expect(arrange).toBeVisible()
  await expect(comparison).toHaveAccessibleDescription('Compared with Dec 9, 2025 to Jan 4, 2026')
  const rowsOf = async () => {
    const controls = [field(page), comparison, currency, arrange]
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
    const middles = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2).toSorted((a, b) => a - b)
    return middles.filter((middle, index) => middle - (middles[index - 1] ?? 0) > 20).length
  }
  const height = async () => (await bar.boundingBox())?.height
  expect(await rowsOf()).toBe(1)
  expect(await height()).toBeLessThan(80)
  await page.setViewportSize({ width: 360, height: 800 })
  await expect.poll(rowsOf).toBe(2)
  expect(await height()).toBeLessThan(150)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a filter between two dates has one input for both', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/ledger-entries')
  await page.getByRole('button', { name: 'Filter' }).click()
  await chooseOption(page.getByLabel('Field', { exact: true }), 'Date')
  await chooseOption(page.getByLabel('Comparison', { exact: true }), 'is between')
  const value = page.getByRole('button', { name: 'Value Choose dates' })
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(value).toHaveAccessibleDescription('Fill this in.')
  await value.click()
  const dialog = page.getByRole('dialog', { name: 'Choose a range of dates: Value' })
  await dialog.getByLabel('From', { exact: true }).fill('2026-01-05')
  await dialog.getByLabel('To', { exact: true }).fill('2026-01-31')
  await dialog.getByLabel('To', { exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Value Jan 5 – 31, 2026' })).toBeFocused()
  await page.getByRole('button', { name: 'Apply' }).click()
  const filter = (): unknown => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? 'null')
  await expect
    .poll(filter)
    .toEqual({ and: [{ field: 'bookedOn', op: 'between', value: ['2026-01-05', '2026-01-31'] }] })
})
