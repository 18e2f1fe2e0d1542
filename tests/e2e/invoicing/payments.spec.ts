import type { Page } from '@playwright/test'
import { call } from '../examine/call'
import { expect, test } from '../fixtures'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const state = (page: Page, text: string) => page.locator('.page-head').getByText(text, { exact: true })

async function recordPayment(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Record payment' }).click()
  const dialog = page.getByRole('dialog', { name: /^Record payment/ })
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(dialog).toHaveCount(0)
}

test('an accountant sends an invoice, records two payments and credits the rest, and the books agree', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const customer = await call(page, 'POST', '/api/customers', {
    name: 'Month End Ltd.',
    email: 'month@end.example',
    country: 'DE',
  })
  const invoice = await call(page, 'POST', '/api/invoices', {
    customer: customer.id,
    dueOn: '2099-01-01',
    lines: [
      { description: 'Terminals', quantity: 2, unitPrice: 5000, taxRate: 19 },
      { description: 'Paper', quantity: 1, unitPrice: 1000, taxRate: 19 },
    ],
  })
  await page.goto(`/dashboard/invoice/${invoice.id}`)
  await expect(heading(page)).toHaveText('Draft for Month End Ltd.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()
  await expect(heading(page)).toHaveText(/^INV-/)

  await recordPayment(page, '100')
  await expect(state(page, 'Partly paid')).toBeVisible()
  await recordPayment(page, '19')
  const payments = page.getByRole('table', { name: 'Payments' })
  await expect(payments.getByRole('row').filter({ hasText: 'PAY-' })).toHaveCount(2)

  await page.getByRole('button', { name: 'Create credit note' }).click()
  await expect(page).toHaveURL(/\/dashboard\/credit-notes\/[0-9a-f-]{36}\/edit$/)
  await page.getByRole('button', { name: 'Remove row 1' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(heading(page)).toHaveText('Draft for Month End Ltd.')
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue' }).click()
  await expect(heading(page)).toHaveText(/^CN-/)

  await page.goto(`/dashboard/invoice/${invoice.id}`)
  await expect(state(page, 'Paid')).toBeVisible()
  const books = await call(page, 'GET', `/api/invoices/${invoice.id}`)
  expect(books).toMatchObject({ total: 13_090, paid: 11_900, credited: 1190, balance: 0, status: 'paid' })
})

test('the receivables by age lead to the invoices that they add up', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/receivables')
  const euros = page.getByRole('region', { name: 'EUR' })
  const total = euros
    .getByRole('row', { name: /^All customers/ })
    .getByRole('link')
    .last()
  const amount = await total.textContent()
  await total.click()
  await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible()
  await expect(page.getByText(amount ?? '', { exact: true }).first()).toBeVisible()
  await page.goto('/dashboard/invoice/list')
  const tab = page.getByRole('group', { name: 'Status' }).getByRole('button', { name: /^Overdue/ })
  await expect(tab).toContainText('€')
})
