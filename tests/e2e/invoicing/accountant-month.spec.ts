import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { csvRecords } from '../../support/csv'
import { call, type Called } from '../examine/call'
import { emptyWorkspace } from '../../support/prepared-data'
import { startServer } from '../../support/server'
import { expect, testWithServer } from '../fixtures'

/** A server without records: the first invoice may have been issued weeks ago. */
const test = testWithServer(async () =>
  startServer({ copyOf: await emptyWorkspace(), env: { DEMO: 'empty' } }),
)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const state = (page: Page, text: string) => page.locator('.page-head').getByText(text, { exact: true })
const name = 'Month of an Accountant Ltd.'
const email = 'month@accountant.example'
const bank = 'Account of the month'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Chooses the record of a reference, which is found by its name. */
async function choose(page: Page, box: ReturnType<Page['getByRole']>, title: string): Promise<void> {
  await box.fill(title)
  await page.getByRole('option', { name: title }).click()
}

interface Line {
  readonly description: string
  readonly quantity: string
  readonly unitPrice: string
  readonly taxRate: string
}

/** A mail of the outbox. */
interface Queued {
  readonly to: string
  readonly kind: string
}

/** Fills in a row of the lines of the form. */
async function fillLine(page: Page, at: number, line: Line): Promise<void> {
  const box = (label: RegExp) => page.getByRole('textbox', { name: label }).nth(at)
  await box(/^Description/).fill(line.description)
  await box(/^Quantity/).fill(line.quantity)
  await box(/^Unit price/).fill(line.unitPrice)
  await box(/^Tax %/).fill(line.taxRate)
}

/** Writes the draft of an invoice of thirty days ago, which was due sixteen days ago, and returns its id. */
async function writeDraft(page: Page, lines: readonly Line[]): Promise<string> {
  await page.goto('/dashboard/invoice/new')
  const form = page.getByRole('form')
  await choose(page, form.getByRole('combobox', { name: 'Customer' }), name)
  await form.getByRole('textbox', { name: 'Issued on' }).fill(daysAgo(30))
  await form.getByRole('textbox', { name: 'Due on' }).fill(daysAgo(16))
  for (const [at, line] of lines.entries()) {
    if (at > 0) await form.getByRole('button', { name: 'Add a row' }).click()
    await fillLine(page, at, line)
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(heading(page)).toHaveText(`Draft for ${name}`)
  return page.url().split('/').at(-1) ?? ''
}

/** Runs a move that asks for confirmation. */
async function confirmed(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: label, exact: true }).click()
  await expect(question).toHaveCount(0)
}

async function recordPayment(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Record payment' }).click()
  const dialog = page.getByRole('dialog', { name: /^Record payment/ })
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await choose(page, dialog.getByRole('combobox', { name: 'Bank account' }), bank)
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(dialog).toHaveCount(0)
}

/** The records that a list exports which shows only those with a value in a field. */
async function exported(page: Page, list: string, field: string, { id }: Pick<Called, 'id'>) {
  const filter = JSON.stringify({ and: [{ field, op: 'in', value: [id] }] })
  await page.goto(`${list}?filter=${encodeURIComponent(filter)}`)
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV file' }).click(),
  ])
  return csvRecords(readFileSync(await file.path(), 'utf8'))
}

/** The amounts of a column added up in cents. */
const sumOf = (records: readonly Record<string, string>[], column: string): number =>
  records.reduce((sum, { [column]: amount = 'missing' }) => sum + Math.round(Number(amount) * 100), 0)

test('the month of an accountant, from the draft to the export, agrees to the cent', async ({
  signedInPage,
}) => {
  test.slow()
  const page = await signedInPage('admin')
  const customer = await call(page, 'POST', '/api/customers', {
    name,
    email,
    country: 'DE',
  })
  const account = await call(page, 'POST', '/api/bankAccounts', { name: bank, currency: 'EUR' })

  // 3 × 33.33 at 19 %, and 7 × 0.05 at 7 %: 99.99 + 0.35, and 19.00 + 0.02 of tax.
  const id = await writeDraft(page, [
    { description: 'Terminals', quantity: '3', unitPrice: '33.33', taxRate: '19' },
    { description: 'Paper', quantity: '7', unitPrice: '0.05', taxRate: '7' },
  ])
  await confirmed(page, 'Send')
  await expect(heading(page)).toHaveText(/^INV-/)
  const number = (await heading(page).textContent()) ?? ''

  await expect(state(page, 'Overdue')).toBeVisible({ timeout: 40_000 })
  await confirmed(page, 'Send reminder')
  const mails = (await call(page, 'GET', '/api/outbox?_start=0&_end=50')) as unknown as Queued[]
  const sent = mails.filter(({ to }) => to === email).map(({ kind }) => kind)
  expect(sent.toSorted()).toEqual(['document', 'reminder'])

  await recordPayment(page, '60.01')
  await recordPayment(page, '58.35')
  const payments = page.getByRole('table', { name: 'Payments' })
  await expect(payments.getByRole('row').filter({ hasText: 'PAY-' })).toHaveCount(2)

  // The credit note is for one cent per paper, of which the tax is rounded to nothing, and for 0.78 of a terminal.
  await page.getByRole('button', { name: 'Create credit note' }).click()
  await expect(page).toHaveURL(/\/dashboard\/credit-notes\/[0-9a-f-]{36}\/edit$/)
  await fillLine(page, 0, { description: 'Less', quantity: '1', unitPrice: '0.78', taxRate: '19' })
  await fillLine(page, 1, { description: 'Paper', quantity: '7', unitPrice: '0.01', taxRate: '7' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(heading(page)).toHaveText(`Draft for ${name}`)
  await confirmed(page, 'Issue')
  await expect(heading(page)).toHaveText(/^CN-/)
  await page.goto(`/dashboard/invoice/${id}`)
  await expect(state(page, 'Paid')).toBeVisible()

  // The exported files agree with each other and with the records.
  const [invoice, ...others] = await exported(page, '/dashboard/invoice/list', 'customer', customer)
  const received = await exported(page, '/dashboard/payments', 'customer', customer)
  const notes = await exported(page, '/dashboard/credit-notes', 'invoice', { id })
  const booked = await exported(page, '/dashboard/ledger-entries', 'account', account)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({
    Number: number,
    Status: 'Paid',
    'Reminders sent': '1',
    ...{
      Net: '100.34',
      'Tax amount': '19.02',
      Total: '119.36',
      Paid: '118.36',
      Credited: '1.00',
      Balance: '0.00',
    },
  })
  expect([received, notes, booked].map((records) => records.length)).toEqual([2, 1, 2])
  expect(sumOf(received, 'Received')).toBe(11_836)
  expect(sumOf(notes, 'Total')).toBe(100)
  expect(sumOf(booked, 'Amount')).toBe(11_836)
  expect(await call(page, 'GET', `/api/bankAccounts/${account.id}`)).toMatchObject({ balance: 11_836 })
  expect(await call(page, 'GET', `/api/invoices/${id}`)).toMatchObject({
    status: 'paid',
    total: 11_936,
    paid: 11_836,
    credited: 100,
    balance: 0,
    reminders: 1,
  })
})
