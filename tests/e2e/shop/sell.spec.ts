import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a product is created, edited, and found by a Chinese word after a reload', async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('link', { name: 'New product' }).click()
  await page
    .getByRole('main')
    .getByRole('textbox', { name: 'Name', exact: true })
    .fill('Lighthouse reader 灯塔读卡器')
  await page.getByRole('main').getByLabel('Product code').fill('SELL-1')
  await page
    .getByRole('main')
    .getByLabel(/^Category/)
    .fill('Pocket')
  await page.getByRole('option', { name: 'Pocket readers' }).click()
  await page
    .getByRole('main')
    .getByLabel(/^Price/)
    .fill('1234.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(heading(page)).toHaveText('Lighthouse reader 灯塔读卡器')

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('main').getByRole('textbox', { name: 'Stock' }).fill('17')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(heading(page)).toHaveText('Lighthouse reader 灯塔读卡器')
  await expect(page.getByText('€1,234.50').first()).toBeVisible()

  await page.goto('/dashboard/e-commerce/list')
  await page.reload()
  await page.getByRole('searchbox').fill('读卡器')
  const rows = page.getByRole('row').filter({ hasText: 'SELL-1' })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('17')
})

test('the amounts of an invoice with three lines are updated while typing, and the invoice is sent and paid', async ({
  page,
}) => {
  await signIn(page, 'manager')
  await page.goto('/dashboard/invoice/new')
  await page.getByRole('main').getByLabel('Customer').fill('Harbour')
  await page.getByRole('option', { name: 'Harbour & Vine' }).click()
  await page.getByRole('textbox', { name: 'Due on' }).fill('2099-12-31')

  const amount = (name: string) =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
  const lines: [description: string, quantity: string, price: string, total: string][] = [
    ['Terminals', '3', '199.99', '€599.97'],
    ['Installation', '1', '80', '€679.97'],
    ['Paper rolls', '10', '0.10', '€680.97'],
  ]
  for (const [index, [description, quantity, price, total]] of lines.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add a row' }).click()
    await page
      .getByRole('textbox', { name: /description/i })
      .nth(index)
      .fill(description)
    await page
      .getByRole('textbox', { name: /quantity/i })
      .nth(index)
      .fill(quantity)
    await page
      .getByRole('textbox', { name: /unit price/i })
      .nth(index)
      .pressSequentially(price)
    await expect(amount('Total')).toHaveText(total)
  }
  await page.getByRole('textbox', { name: /tax %/i }).first().fill('19')
  await expect(amount('Net')).toHaveText('€680.97')
  await expect(amount('Tax amount')).toHaveText('€113.99')
  await expect(amount('Total')).toHaveText('€794.96')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/dashboard\/invoice\/[0-9a-f-]{36}$/)
  await expect(page.getByText('€794.96').first()).toBeVisible()

  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()
  await expect(heading(page)).toHaveText(/^INV-\d{4}-\d{5}$/)
  await page.getByRole('button', { name: 'Record payment' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Record payment' })).toHaveCount(0)

  await page.reload()
  await expect(heading(page)).toHaveText(/^INV-\d{4}-\d{5}$/)
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
})
