import { expect, test } from './fixtures'

const main = 'main'

test('the date range of an overview is in the URL, and Back restores the previous range', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/banking')
  await expect(page.getByRole('heading', { level: 1, name: 'Banking' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Income and expenses' })).toBeVisible()
  const month = page.getByRole('button', { name: '30 days' })
  await expect(month).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '90 days' }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  await expect(month).toHaveAttribute('aria-pressed', 'false')
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/banking$/)
  await expect(month).toHaveAttribute('aria-pressed', 'true')
})

test('a URL with range and comparison shows both, also after a reload', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/booking?from=2026-01-01&to=2026-01-31&compare=year')
  for (const _ of ['at first', 'after a reload']) {
    await expect(page.locator(main).getByLabel('From')).toHaveValue('2026-01-01')
    await expect(page.locator(main).getByLabel('To', { exact: true })).toHaveValue('2026-01-31')
    await expect(page.getByText('Compared with Jan 1, 2025 to Jan 31, 2025')).toBeVisible()
    await page.reload()
  }
})

test('choosing a currency on an overview sets it in the URL and for the amounts of the tiles', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/banking')
  const currency = page.locator(main).getByLabel('Currency')
  await expect(currency).toHaveValue('EUR')
  await currency.selectOption('GBP')
  await expect(page).toHaveURL(/currency=GBP/)
  const income = page.locator('h2', { hasText: /^Income$/ }).locator('..')
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
  await chart.getByRole('button', { name: 'Show as table' }).focus()
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
  const accounts = page.getByRole('list', { name: 'Accounts' })
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
