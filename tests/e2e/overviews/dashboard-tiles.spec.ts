import type { Page } from '@playwright/test'
import { openDisplayed } from '../examine/display'
import { rawTextsOn } from '../examine/raw-texts'
import { expect, test } from '../fixtures'

const all = ['app', 'ecommerce', 'analytics', 'banking', 'booking', 'file'] as const

async function open(page: Page, name: string, query = ''): Promise<void> {
  await page.goto(`/dashboard/${name}${query}`)
  await expect(page.locator('[data-width]').first()).toBeVisible()
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

/** What only those who sell read. */
const selling =
  /^(Invoiced|New customers|Sold most|Authors|Orders|Revenue|Best sellers|Pieces sold|Bookings|Arrivals|Departures|Rooms tonight|Invoices by status|New invoices|Stored|New files|Storage by owner)$/m

test('a buyer reads no wording of those who sell, and each tile has data or a sentence', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  for (const name of ['app', 'ecommerce', 'booking', 'file']) {
    await open(page, name)
    const tiles = page.locator('[data-width]')
    for (const text of await tiles.allInnerTexts()) {
      expect(text, name).not.toMatch(selling)
      expect(text, name).not.toMatch(/to be packed|to be approved|guests? arrives?|^Unknown$/m)
      // A title alone is no tile.
      expect(text.trim().split('\n').length, `${name}: ${text}`).toBeGreaterThan(1)
    }
    expect(await rawTextsOn(page), name).toEqual([])
  }
})

test('each tile with a list has a visible link to it, which is reached by keyboard, and one in its menu', async ({
  signedInPage,
}) => {
  test.slow()
  const page = await signedInPage('admin')
  const without: string[] = []
  for (const name of all) {
    await open(page, name)
    const figures = page.locator('[data-width] figure')
    await expect(figures.first()).toBeVisible()
    without.push(
      ...(await figures.evaluateAll((elements) =>
        elements
          .filter(
            (figure) =>
              ![...figure.querySelectorAll('h2 a, li a, a[aria-label]')].some((link) =>
                link.checkVisibility(),
              ),
          )
          .map((figure) => figure.querySelector('h2')?.textContent ?? ''),
      )),
    )
  }
  expect(without).toEqual(['Where data is stored'])
  await open(page, 'ecommerce')
  const chart = page.getByRole('figure', { name: 'Revenue and profit' })
  await expect(chart.getByRole('link', { name: 'Profit', exact: true })).toHaveAttribute('href', /orders/)
  await page.getByRole('button', { name: 'Options: Orders by status' }).click()
  await page.getByRole('menuitem', { name: 'Open list', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/e-commerce\/.*filter=|\/dashboard\/orders\?filter=/)
})

test('the calendar of page views has a cell for each day of the range, at every width', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const cells = page.getByRole('figure', { name: 'Page views by day' }).locator('[data-day]')
  for (const count of [7, 90, 365]) {
    await open(page, 'analytics', `?from=${day(count - 1)}&to=${day(0)}`)
    await expect(cells).toHaveCount(count)
    await expect(cells.first()).toHaveAttribute('data-day', day(count - 1))
  }
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(cells).toHaveCount(365)
  await expect
    .poll(() => cells.evaluateAll((items) => Math.min(...items.map((item) => item.clientWidth))))
    .toBeGreaterThan(8)
})

test('an average without data has no value in the table, and is compared with nothing', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await open(page, 'analytics', `?from=${day(420)}&to=${day(0)}`)
  const chart = page.getByRole('figure', { name: /^How soon pages are there/ })
  await expect(chart).toContainText('nothing to compare with in the one before')
  await expect(chart).not.toContainText(/\b0 ms/)
  await chart.getByRole('button', { name: /^Options/ }).click()
  await page.getByRole('menuitem', { name: 'Show as table' }).click()
  await expect(chart.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('–')
})

/** The controls of the range: their height, and whether one cuts its text off. */
const controls = (page: Page) =>
  page
    .locator('main section')
    .first()
    .evaluate((bar) =>
      [...bar.querySelectorAll<HTMLElement>('button[aria-haspopup="dialog"], input')].map((control) => {
        const box = control.closest('.MuiInputBase-root') ?? control
        return {
          height: Math.round(box.getBoundingClientRect().height),
          isCut: control.scrollWidth > control.clientWidth,
        }
      }),
    )

for (const language of ['en', 'cn'] as const)
  for (const themeDirection of ['ltr', 'rtl'] as const)
    test(`the controls of the range have one height and show their whole text, in ${language} and ${themeDirection}`, async ({
      signedInPage,
    }) => {
      const page = await signedInPage('admin')
      for (const width of [1280, 1920]) {
        const shown = { language, themeMode: 'light', themeDirection, width } as const
        await openDisplayed(page, '/dashboard/banking', shown)
        await expect(page.locator('[data-width]').first()).toBeVisible()
        const found = await controls(page)
        expect(found.length).toBe(3)
        for (const control of found) expect(control, `at ${width}`).toEqual({ height: 44, isCut: false })
      }
    })

test('the buttons of a chart are at the end of its head, in both directions', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  for (const themeDirection of ['ltr', 'rtl'] as const) {
    const shown = { language: 'en', themeMode: 'light', themeDirection, width: 768 } as const
    await openDisplayed(page, '/dashboard/banking', shown)
    const figure = page.locator('main figure').first()
    const button = figure.getByRole('button', { name: /^Options/ }).first()
    await expect(button).toBeVisible()
    const [box, around] = [await button.boundingBox(), await figure.boundingBox()]
    if (!box || !around) throw new Error('There is no chart')
    const space = themeDirection === 'rtl' ? box.x - around.x : around.x + around.width - box.x - box.width
    expect(space, themeDirection).toBeLessThan(8)
    // The button that arranges the tiles is beside the controls of the range.
    const arrange = await page.getByRole('button', { name: /^Arrange/ }).boundingBox()
    const range = await page.locator('main button[aria-haspopup=dialog]').first().boundingBox()
    expect(Math.abs((arrange?.y ?? 0) - (range?.y ?? 0)), themeDirection).toBeLessThan(8)
  }
})

test('a printed dashboard has a sentence with range and currency in place of the controls', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await open(page, 'banking', '?from=2026-01-01&to=2026-01-31')
  const sentence = page.getByText('Jan 1, 2026 to Jan 31, 2026, amounts in Euro (EUR)')
  await expect(sentence).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(sentence).toBeVisible()
  const bar = page.getByRole('region', { name: 'Range', exact: true })
  await expect(bar.locator('button, input').filter({ visible: true })).toHaveCount(0)
})

test('the map names countries, and a code in a drawing would be found', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await open(page, 'analytics')
  const map = page.getByRole('figure', { name: 'Where visitors are' })
  await expect(map.getByRole('list').getByText('Germany')).toBeVisible()
  await expect(map.locator('title', { hasText: /^Greenland/ })).toHaveCount(1)
  // Other tiles show records of other tests, whose names may look like ids.
  const codes = async () =>
    (await rawTextsOn(page)).filter((found) => found.startsWith('shows a country code'))
  expect(await codes()).toEqual([])
  await map.locator('svg[role="img"]').evaluate((drawing) => {
    const text = document.createElementNS('http://www.w3.org/2000/svg', 'text')
    text.textContent = 'GL'
    text.setAttribute('y', '20')
    drawing.append(text)
  })
  expect(await codes()).toEqual([expect.stringMatching(/: GL in /)])
})

for (const [language, label] of [
  ['en', 'Stock: '],
  ['cn', '库存：'],
] as const)
  test(`the stock below the title of a product says what it is, ${language}`, async ({ signedInPage }) => {
    const page = await signedInPage('admin')
    await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language)
    await page.goto('/dashboard/ecommerce')
    const products = page.locator('main li', { has: page.locator('a[href*="/e-commerce/product/"]') })
    await expect(products.filter({ hasText: new RegExp(`${label}[\\d,]+`) }).first()).toBeVisible()
  })

test('each line of a chart has its label, the highest one too', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await open(page, 'file')
  const chart = page.locator('[data-width] figure', { has: page.locator('.MuiChartsGrid-horizontalLine') })
  await expect(chart.first()).toBeVisible()
  const counts = await chart.evaluateAll((figures) =>
    figures.map((figure) => [
      figure.querySelectorAll('.MuiChartsGrid-horizontalLine').length,
      [...figure.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')].filter(
        (label) => label.textContent !== '',
      ).length,
    ]),
  )
  expect(counts.map(([, labels]) => labels)).toEqual(counts.map(([lines]) => lines))
})

for (const width of [900, 1280, 1920])
  test(`what needs a user fills each of its rows at ${width} px`, async ({ signedInPage }) => {
    const page = await signedInPage('admin')
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'app')
    const steps = page.getByRole('figure', { name: 'What needs you' }).getByRole('list')
    await expect(steps.getByRole('listitem').first()).toBeVisible()
    const ends = await steps.evaluate((list) => {
      const rows = new Map<number, number>()
      for (const item of list.children) {
        const { top, right } = item.getBoundingClientRect()
        rows.set(Math.round(top), right)
      }
      return [...rows.values()].map((right) => Math.round(list.getBoundingClientRect().right - right))
    })
    expect(ends.every((space) => Math.abs(space) <= 1)).toBe(true)
  })

test('files are uploaded in the tile of the overview', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await open(page, 'file')
  const name = `report-${Date.now()}.txt`
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from('of the month') }
  await page.getByLabel('Upload files', { exact: true }).setInputFiles(file)
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByRole('listitem').filter({ hasText: name }).getByRole('status')).toBeVisible()
  await page.goto(`/dashboard/files-manager?q=${name}`)
  await expect(page.getByRole('main').getByText(name)).toBeVisible()
})
