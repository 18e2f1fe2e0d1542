import { randomUUID } from 'node:crypto'
import { chooseOption } from '../choose-option'
import { findingsOn } from '../examine/axe'
import { call } from '../examine/call'
import { expect, test } from '../fixtures'

test('a user enters the last day of a month, sees the next dates, and the invoice appears on its day', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const company = `Rented ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@company.example`
  await call(page, 'POST', '/api/customers', { name: company, email, country: 'DE' })
  const name = `Rent of ${company}`

  await page.goto('/dashboard/recurring-invoices/new')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('combobox', { name: 'Customer' }).fill(company)
  await page.getByRole('option', { name: company }).click()
  await page.getByRole('textbox', { name: 'Starts on' }).fill('2043-01-31')
  await page.getByRole('textbox', { name: /description/i }).fill('Rent, {period}')
  await page.getByRole('textbox', { name: /unit price/i }).pressSequentially('150')
  const preview = page.getByRole('region', { name: 'Next invoices' })
  await expect(preview).toContainText('Every month on day 31, or on the last day of shorter months')
  await expect(preview.getByRole('listitem')).toHaveText([
    'Jan 31, 2043€150.00',
    'Feb 28, 2043€150.00',
    'Mar 31, 2043€150.00',
    'Apr 30, 2043€150.00',
    'May 31, 2043€150.00',
    'Jun 30, 2043€150.00',
  ])
  await chooseOption(page.getByRole('combobox', { name: /^Unit/ }).first(), 'Year')
  await expect(preview.getByRole('listitem').nth(1)).toHaveText('Jan 31, 2044€150.00')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveURL(/\/dashboard\/recurring-invoices\/[0-9a-f-]{36}$/)
  const dates = page.getByRole('region', { name: 'Next invoices' })
  await expect(dates).toContainText('Every year on January 31')
  await expect(dates.getByRole('listitem')).toHaveCount(6)
  expect(await findingsOn(page)).toEqual([])

  const id = page.url().split('/').at(-1)
  const today = new Date().toISOString().slice(0, 10)
  await call(page, 'PATCH', `/api/recurringInvoices/${id}`, { startsOn: today })
  const invoices = page.getByRole('table', { name: 'Invoices' })
  await expect(invoices.getByRole('row').filter({ hasText: `Draft for ${company}` })).toHaveCount(1)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(dates).toContainText('Paused: no invoices are created.')
})

test('an invoice is made recurring in a form', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const company = `Repeated ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@company.example`
  const customer = await call(page, 'POST', '/api/customers', { name: company, email, country: 'DE' })
  const invoice = await call(page, 'POST', '/api/invoices', {
    customer: customer.id,
    dueOn: '2099-01-01',
    lines: [{ description: 'Support', quantity: 1, unitPrice: 5000 }],
  })
  await page.goto(`/dashboard/invoice/${invoice.id}`)
  await page.getByRole('button', { name: 'Make recurring' }).click()
  await expect(page).toHaveURL(/\/dashboard\/recurring-invoices\/[0-9a-f-]{36}\/edit$/)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(company)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('region', { name: 'Next invoices' })).not.toContainText('Paused')
})
