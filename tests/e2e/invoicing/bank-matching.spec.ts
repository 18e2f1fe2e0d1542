import type { Page } from '@playwright/test'
import { call } from '../examine/call'
import { findingsOn } from '../examine/axe'
import { expect, test } from '../fixtures'

interface SentInvoice {
  readonly id: string
  readonly number: string
  readonly balance: number
}

const address = '/dashboard/bank-matching'

/** A customer with sent invoices of some amounts, and a function that adds incoming entries to a new account. */
async function prepared(page: Page, name: string, amounts: readonly number[]) {
  const account = await call(page, 'POST', '/api/bankAccounts', { name: `Bank of ${name}`, currency: 'EUR' })
  const email = `pay@${Date.now()}.example`
  const customer = await call(page, 'POST', '/api/customers', { name, email, country: 'DE' })
  const invoices: SentInvoice[] = []
  for (const unitPrice of amounts) {
    const lines = [{ description: 'Work', quantity: 1, unitPrice, taxRate: 0 }]
    const values = { customer: customer.id, dueOn: '2099-01-01', lines }
    const { id } = await call(page, 'POST', '/api/invoices', values)
    invoices.push((await call(page, 'POST', `/api/invoices/${id}/send`, {})) as unknown as SentInvoice)
  }
  const arrived = (amount: number, reference: string) =>
    call(page, 'POST', '/api/ledgerEntries', {
      account: account.id,
      direction: 'in',
      amount,
      currency: 'EUR',
      category: 'sales',
      counterparty: name,
      reference,
    })
  return { invoices, arrived }
}
const entryOf = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Incoming entries' }).getByRole('listitem').filter({ hasText: text })

test('incoming entries of the bank are matched with invoices, and an invoice is chosen where none is offered', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const name = `Quay ${Date.now()}`
  const { invoices, arrived } = await prepared(page, name, [30_003, 30_003, 50_005])
  const [first, second, third] = invoices.map(({ number }) => number)
  await arrived(30_003, 'one of two')
  await arrived(20_002, `part ${third}`)
  const late = await arrived(7_007, 'unknown')
  await page.goto(address)

  const unclear = entryOf(page, 'one of two')
  await expect(unclear.getByRole('radio')).toHaveCount(3)
  await unclear.getByRole('radio', { name: second }).check()
  await unclear.getByRole('button', { name: `Match with ${second}` }).click()
  await expect(page.getByText(`€300.03 from ${name} was recorded on ${second}.`)).toBeVisible()
  await expect(unclear).toHaveCount(0)

  const part = entryOf(page, 'part INV')
  await expect(part.getByText(/^Part of €500\.05/)).toBeVisible()
  await part.getByRole('button', { name: `Match with ${third}` }).click()
  await expect(part).toHaveCount(0)

  await entryOf(page, 'unknown').getByRole('button', { name: 'Choose an invoice…' }).click()
  const dialog = page.getByRole('dialog', { name: 'New payment' })
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('70.07')
  await expect(dialog.getByText('The entry of the bank that this payment is, or is a part of.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Invoice' }).fill(first ?? '')
  await page.getByRole('option', { name: new RegExp(`^${first}`) }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(entryOf(page, 'unknown')).toHaveCount(0)
  expect(await call(page, 'GET', `/api/ledgerEntries/${late.id}`)).toMatchObject({ origin: 'payment' })

  const states = invoices.map(({ id }) => call(page, 'GET', `/api/invoices/${id}`))
  expect(await Promise.all(states)).toMatchObject([
    { status: 'partlyPaid', paid: 7_007 },
    { status: 'paid', paid: 30_003 },
    { status: 'partlyPaid', paid: 20_002 },
  ])
})

test('all certain entries are matched at once', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const name = `Pier ${Date.now()}`
  const { invoices, arrived } = await prepared(page, name, [11_011, 12_012])
  for (const { number, balance } of invoices) await arrived(balance, number)
  await page.goto(address)
  await expect(entryOf(page, name)).toHaveCount(2)
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: /^Match \d+ certain entr/ }).click()
  await expect(page.getByText(/^\d+ entries were matched\.$/)).toBeVisible()
  await expect(entryOf(page, name)).toHaveCount(0)
})

test('an incoming entry that pays several invoices is divided among them', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const name = `Wharf ${Date.now()}`
  const { invoices, arrived } = await prepared(page, name, [10_001, 20_002, 30_003])
  const [first, second, third] = invoices.map(({ number }) => number)
  await arrived(45_005, 'all together')
  await page.goto(address)
  await entryOf(page, 'all together').getByRole('button', { name: 'Divide among invoices…' }).click()
  const dialog = page.getByRole('dialog', { name: `Divide €450.05 from ${name}` })
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(dialog.getByRole('textbox', { name: `Amount for ${third}` })).toHaveValue('150.02')
  await expect(dialog.getByRole('status')).toHaveText('€450.05 is divided, €0.00 stays open.')
  await dialog.getByRole('checkbox', { name: `${first} · ${name}` }).uncheck()
  const amount = dialog.getByRole('textbox', { name: `Amount for ${second}` })
  await amount.fill('200.03')
  await expect(amount).toHaveAccessibleDescription('Enter an amount up to €200.02.')
  await expect(dialog.getByRole('button', { name: 'Record payments' })).toBeDisabled()
  await amount.fill('200')
  await expect(dialog.getByRole('status')).toHaveText('€350.02 is divided, €100.03 stays open.')
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Record payments' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('€350.02 was recorded on 2 invoices.')).toBeVisible()
  await expect(entryOf(page, 'all together').getByText('The rest of €450.05')).toBeVisible()
  const states = invoices.map(({ id }) => call(page, 'GET', `/api/invoices/${id}`))
  expect(await Promise.all(states)).toMatchObject([{ paid: 0 }, { paid: 20_000 }, { paid: 15_002 }])
})
