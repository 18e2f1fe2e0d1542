import { call } from './examine/call'
import { expect, test } from './fixtures'

test('a new invoice begins with its customer, whose currency it gets until the user chooses one', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const country = 'US'
  for (const [name, currency] of [
    ['Dollar Diner', 'USD'],
    ['Franc Fondue', 'CHF'],
  ])
    await call(page, 'POST', '/api/customers', { name, email: `${currency}@own.example`, country, currency })
  await page.goto('/dashboard/invoice/new')
  const form = page.getByRole('form')
  const customer = form.getByRole('combobox', { name: 'Customer' })
  const currency = form.getByRole('combobox', { name: 'Currency' })
  await expect(form.getByRole('combobox').first()).toHaveAccessibleName('Customer')
  const choose = async (name: string) => {
    await customer.fill(name)
    await page.getByRole('option', { name, exact: true }).click()
  }
  await expect(currency).toHaveValue(/EUR|Euro/)
  await choose('Dollar Diner')
  await expect(currency).toHaveValue(/USD|Dollar/)
  await choose('Franc Fondue')
  await expect(currency).toHaveValue(/CHF|Franc/)
  await currency.fill('Yen')
  await page.getByRole('option', { name: /Yen/ }).first().click()
  await choose('Dollar Diner')
  await expect(currency).toHaveValue(/JPY|Yen/)
})

test('the confirmations of an invoice say to whom it is mailed, and that this is final', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const customer = await call(page, 'POST', '/api/customers', {
    name: 'Plain Words Ltd.',
    email: 'plain@words.example',
    country: 'DE',
  })
  const invoice = await call(page, 'POST', '/api/invoices', {
    customer: customer.id,
    taxTreatment: 'reverseCharge',
    lines: [{ description: 'Paper', quantity: 1, unitPrice: 1000 }],
  })
  await page.goto(`/dashboard/invoice/${invoice.id}`)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'It goes from “Draft” to “Sent”. It gets its number and is mailed to Plain Words Ltd., with its PDF attached. This cannot be undone.',
  )
  await question.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^INV-/)
  // All of a long label is visible.
  const label = page.getByText('Reverse charge: the customer pays the tax', { exact: true }).first()
  expect(await label.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})
