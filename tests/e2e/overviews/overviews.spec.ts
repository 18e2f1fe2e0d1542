import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { largestAccount } from '../examine/call'
import { expect, test } from '../fixtures'
import { chooseOption } from '../choose-option'

const main = 'main'

test('the date range of an overview is in the URL, and Back restores the previous range', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/banking')
  await expect(page.getByRole('heading', { level: 1, name: 'Banking' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Income and expenses' })).toBeVisible()
  const range = page.locator(main).getByRole('button', { name: /^Range/ })
  const month = await range.innerText()
  await range.click()
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '90 days' }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  await expect(range).not.toHaveText(month)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/banking$/)
  await expect(range).toHaveText(month)
})

test('a URL with range and comparison shows both, also after a reload', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/booking?from=2026-01-01&to=2026-01-31&compare=year')
  for (const _ of ['at first', 'after a reload']) {
    await expect(page.locator(main).getByRole('button', { name: 'Range Jan 1 – 31, 2026' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Compare with' })).toHaveAccessibleDescription(
      'Compared with Jan 1, 2025 to Jan 31, 2025',
    )
    await expect(page.getByText('Jan 1 – 31, 2025', { exact: true })).toBeVisible()
    await page.reload()
  }
})

test('choosing a currency on an overview sets it in the URL and for the amounts of the tiles', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/banking')
  const currency = page.locator(main).getByRole('combobox', { name: 'Currency' })
  await expect(currency).toHaveValue('Euro (EUR)')
  await chooseOption(currency, 'British Pound (GBP)')
  await expect(page).toHaveURL(/currency=GBP/)
  const income = page.getByRole('figure', { name: 'Income', exact: true })
  await expect(income).toContainText('£')
  await expect(income).not.toContainText('€')
})

test('with the keyboard a figure in the table of a chart leads to a list with exactly that number of records', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/booking')
  const chart = page.getByRole('figure', { name: 'Arrivals and cancellations' })
  await expect(chart.getByRole('img', { name: /^Arrivals/ })).toBeVisible()
  await chart.getByRole('button', { name: 'Options: Arrivals and cancellations' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Show as table' })).toBeFocused()
  await page.keyboard.press('Enter')
  const bucket = chart
    .getByRole('link')
    .filter({ hasText: /^[1-9]\d*$/ })
    .first()
  const count = Number(await bucket.innerText())
  await bucket.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/bookings\?filter=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
  await expect(page.getByText(new RegExp(`of ${count}$`)).first()).toBeVisible()
})

test('a click on a bar opens the list filtered by its dates', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/booking')
  const chart = page.getByRole('figure', { name: 'Arrivals and cancellations' })
  // The bar of a day without arrivals has no height.
  const bar = chart.locator('.MuiBarElement-root').filter({ visible: true }).first()
  await expect(bar).toBeVisible()
  await bar.click()
  await expect(page).toHaveURL(/\/dashboard\/bookings\?filter=.*arrivesOn/)
})

test('a transfer from the overview refetches the balances', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/banking')
  const accounts = page.getByRole('list', { name: 'Bank accounts' })
  const payroll = accounts.getByRole('listitem').filter({ hasText: 'Payroll' })
  await expect(payroll).toContainText('€')
  const before = await payroll.innerText()
  await page.getByRole('button', { name: 'Transfer between accounts' }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, name] of [
    ['From account', 'Operating account'],
    ['To account', 'Payroll'],
  ] as const) {
    await dialog.getByLabel(label).fill(name)
    await page.getByRole('option', { name, exact: true }).click()
  }
  await dialog.getByLabel('Amount').fill('12.34')
  await dialog.getByRole('button', { name: 'Transfer between accounts' }).click()
  await expect(dialog).toBeHidden()
  await expect(payroll).not.toHaveText(before)
})

test('if the figures cannot be loaded, the overview shows Retry, which loads them', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.route('**/api/overview/analytics**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/dashboard/analytics')
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  const retry = page.locator(main).getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/overview/analytics**')
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Visits', exact: true })).toBeVisible()
})

test('a user who may not read ledger entries is refused the overview Banking, and has no menu item for it', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  await page.goto('/dashboard/banking')
  await expect(page.getByRole('heading', { level: 1, name: 'Restricted access' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  await expect(menu.getByRole('link', { name: 'Booking', exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Banking', exact: true })).toHaveCount(0)
})

test('the figures of a tile are saved as CSV with plain numbers, and the tile as a picture', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/ecommerce')
  const chart = page.getByRole('figure', { name: 'Revenue and profit' })
  await expect(chart.locator('.MuiLineElement-root').first()).toBeVisible()
  const saved = async (item: string) => {
    await chart.getByRole('button', { name: 'Options: Revenue and profit' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ])
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
  }
  const sheet = await saved('Download as CSV')
  expect(sheet.name).toBe('revenue-and-profit.csv')
  const [head, ...rows] = sheet.bytes.toString('utf8').trim().split('\r\n')
  expect(head).toContain('Category,Revenue,Profit,Revenue before')
  expect(rows).toHaveLength(30)
  expect(rows.every((row) => /,\d+\.\d\d,-?\d+\.\d\d,\d+\.\d\d$/.test(row))).toBe(true)
  const picture = await saved('Download as picture')
  expect(picture.name).toBe('revenue-and-profit.png')
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
  // Twice the pixels of the tile.
  expect(picture.bytes.readUInt32BE(16)).toBeGreaterThan(1000)
})

test('the start page links to the lists of what needs the user, with the same numbers', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/app')
  const steps = page.getByRole('figure', { name: 'What needs you' })
  const orders = steps.getByRole('link', { name: /orders are to be packed/ })
  const count = /\d+/.exec(await orders.innerText())?.[0]
  await orders.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page.getByText(new RegExp(`of ${count}$`)).first()).toBeVisible()
})

test('a buyer reads what they spent, and no revenue', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  await page.goto('/dashboard/ecommerce')
  await expect(page.getByRole('heading', { name: 'You spent' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your orders', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Revenue', exact: true })).toHaveCount(0)
})

/** How far the ends of the rows of tiles are apart, in pixels. */
const holeOf = (page: Page) =>
  page.locator('[data-width]').evaluateAll((tiles) => {
    const rows = new Map<number, number>()
    for (const tile of tiles) {
      const { top, right } = tile.getBoundingClientRect()
      rows.set(Math.round(top), Math.max(right, rows.get(Math.round(top)) ?? 0))
    }
    const ends = [...rows.values()]
    return Math.max(...ends) - Math.min(...ends)
  })

const dashboards = {
  admin: ['app', 'ecommerce', 'analytics', 'banking', 'booking', 'file'],
  user: ['app', 'ecommerce', 'booking', 'file'],
} as const

test('no row of tiles has a hole, on any dashboard, for any role and width', async ({ signedInPage }) => {
  for (const role of ['admin', 'user'] as const) {
    const page = await signedInPage(role)
    for (const name of dashboards[role]) {
      await page.goto(`/dashboard/${name}`)
      await expect(page.locator('[data-width]').first()).toBeVisible()
      for (const width of [768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => holeOf(page), `${name} of ${role} at ${width}`).toBeLessThan(2)
      }
    }
  }
})

test('the sum of a list that a chart leads to equals the value of the chart, also if its column is hidden', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/ledger-entries')
  await page.evaluate(() =>
    localStorage.setItem('list-ledgerEntries', JSON.stringify({ columns: ['counterparty', 'bookedOn'] })),
  )
  await page.goto('/dashboard/banking')
  const chart = page.getByRole('figure', { name: 'Expenses by category' })
  await chart.getByRole('button', { name: 'Options: Expenses by category' }).click()
  await page.getByRole('menuitem', { name: 'Show as table' }).click()
  const value = chart.getByRole('row', { name: /Rent/ }).getByRole('link')
  const text = await value.innerText()
  await value.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ledger' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Sum of/ })).toContainText(text)
})

test('a tile explains its figure, and rankings, records and figures are saved as files and pictures', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/ecommerce')
  const revenue = page.getByRole('figure', { name: 'Revenue', exact: true })
  await revenue.getByRole('button', { name: /^What “Revenue” means/ }).hover()
  await expect(revenue.getByRole('tooltip')).toContainText('neither cancelled nor refunded')
  for (const title of ['Revenue', 'Best sellers', 'Latest products']) {
    const tile = page.getByRole('figure', { name: title, exact: true })
    for (const item of ['Download as CSV', 'Download as picture']) {
      await tile.getByRole('button', { name: `Options: ${title}` }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ])
      const bytes = readFileSync(await download.path())
      const isSheet = item === 'Download as CSV'
      if (isSheet) expect(bytes.toString('utf8').trim().split('\r\n').length).toBeGreaterThan(4)
      else expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    }
  }
})

test('a contact is paid by an entry that waits to be booked', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/banking')
  const contact = page.getByRole('list', { name: 'Pay a contact' }).getByRole('button').first()
  const name = await contact.innerText()
  await contact.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Counterparty')).toHaveValue(name.split('\n').at(-1) ?? '')
  await expect(dialog.getByRole('combobox', { name: /^Account/ })).toHaveValue(await largestAccount(page))
})

test('the pictures of a carousel are reached by its buttons', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/app')
  const slides = page.getByRole('list', { name: 'Featured products' }).getByRole('listitem')
  await slides.nth(0).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Next: Featured products' }).click()
  await expect(slides.nth(1).getByRole('link')).toBeInViewport({ ratio: 0.9 })
})

test('a transfer to a chosen account begins with both accounts and the currency', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/banking')
  await page
    .getByRole('list', { name: 'Transfer to' })
    .getByRole('button', { name: /Payroll/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('To account')).toHaveValue('Payroll')
  await expect(dialog.getByLabel('From account')).toHaveValue(await largestAccount(page))
})
