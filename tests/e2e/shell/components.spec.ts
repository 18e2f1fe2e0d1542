import type { Page } from '@playwright/test'
import { findingsOn } from '../examine/axe'
import { displayTheme } from '../examine/display'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'
import { chooseOption } from '../choose-option'

/** Opens the page with these settings. Returns the errors that it logs. */
async function open(page: Page, settings: Readonly<Record<string, string>>): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/favicon.svg')
  await page.evaluate((chosen) => {
    for (const [name, value] of Object.entries(chosen)) {
      if (name === 'i18nextLng') localStorage.setItem(name, value)
      else document.cookie = `${name}=${value}; path=/`
    }
  }, settings)
  await page.goto('/components')
  await complete(page)
  return complaints
}

/** Waits until the page has all of its parts, and nothing moves. */
async function complete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 40_000 })
  // Lazy-loaded parts: the grid, the editors and the charts.
  await expect(page.locator('.MuiDataGrid-root').first()).toBeVisible()
  await expect(page.locator('.ProseMirror')).toHaveCount(4)
  await expect(page.locator('.MuiChartsSurface-root')).toHaveCount(5)
  const views = page.locator('section:has(> #views)')
  await expect(views.locator('[data-frame]')).toBeVisible()
  await expect(views.locator('[data-occurrence]')).toHaveCount(5)
  await still(page)
}

const themes = [
  { themeMode: 'light', themeDirection: 'ltr' },
  { themeMode: 'dark', themeDirection: 'ltr' },
  { themeMode: 'dark', themeDirection: 'rtl' },
  { themeMode: 'light', themeDirection: 'rtl' },
] as const

// The page is loaded in one of the displays, a different one for each language, and changed to the others.
for (const [i18nextLng, order] of [
  ['en', themes],
  ['cn', themes.toReversed()],
] as const)
  test(`axe finds nothing on any component, light and dark, ltr and rtl, ${i18nextLng}`, async ({ page }) => {
    // Colours must not be examined while they change.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const complaints = await open(page, { ...order[0], i18nextLng })
    for (const shown of order) {
      await displayTheme(page, shown)
      // Another direction renders the whole page again.
      await complete(page)
      expect(await findingsOn(page), Object.values(shown).join(' ')).toEqual([])
    }
    expect(complaints).toEqual([])
  })

test('axe finds nothing on any component in bold contrast on a phone, and the page does not overflow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const complaints = await open(page, {
    themeMode: 'light',
    themeContrast: 'bold',
    themeColorPresets: 'default',
  })
  expect(await findingsOn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(complaints).toEqual([])
})

test('the component gallery renders the views of a list, and a card of the board can be moved', async ({
  page,
}) => {
  await open(page, {})
  const views = page.locator('section:has(> #views)')
  await expect(views.getByRole('list', { name: 'A gallery' }).getByRole('listitem')).toHaveCount(5)
  const transfers = views.getByRole('region', { name: 'Transfer' })
  await expect(transfers.getByRole('link', { name: 'Harbour Classic' })).toHaveCount(0)
  await views
    .getByRole('region', { name: 'Card', exact: true })
    .getByRole('button', { name: 'Actions for Harbour Classic' })
    .click()
  await page.getByRole('menuitem', { name: 'Move to Transfer' }).click()
  await expect(transfers.getByRole('link', { name: 'Harbour Classic' })).toBeVisible()
})

test('the component gallery offers every display setting, and the listed sizes follow the layout', async ({
  page,
}) => {
  await open(page, {})
  const bar = page.getByRole('group', { name: 'Settings of this page' })
  await expect(bar.getByRole('combobox')).toHaveCount(7)
  await chooseOption(bar.getByLabel('Layout'), 'Mini')
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'mini')
  await chooseOption(bar.getByLabel('Stretch'), 'On')
  await expect(page.locator('html')).toHaveAttribute('data-stretch', 'true')
  const measures = page.locator('section:has(> #measures)')
  await expect(measures.getByText('Narrow navigation').locator('xpath=following-sibling::dd')).toHaveText(
    '88',
  )
})

test('a chart can be shown as a table with the keyboard', async ({ page }) => {
  await open(page, {})
  const chart = page.getByRole('figure', { name: 'Balances by currency' })
  await expect(chart.getByRole('img').first()).toHaveAccessibleName(/held in euros/)
  await chart.getByRole('button', { name: 'Options: Balances by currency' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Show as table' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chart.getByRole('row', { name: 'EUR €400,000.00' })).toBeVisible()
  await expect(chart.getByRole('img')).toHaveCount(0)
})
