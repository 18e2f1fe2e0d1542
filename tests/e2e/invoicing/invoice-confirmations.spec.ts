import { call } from '../examine/call'
import { expect, test } from '../fixtures'

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
    'Its status changes from “Draft” to “Sent”. It gets its number and is mailed to Plain Words Ltd., with its PDF attached. This cannot be undone.',
  )
  await question.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^INV-/)
  // All of a long label is visible.
  const label = page.getByText('Reverse charge: the customer pays the tax', { exact: true }).first()
  expect(await label.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})

test('the confirmation of an invoice that was due before it is sent names the date', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const email = `due${Date.now()}@words.example`
  const customer = await call(page, 'POST', '/api/customers', {
    name: 'Early Eels Ltd.',
    email,
    country: 'DE',
  })
  const lines = [{ description: 'Paper', quantity: 1, unitPrice: 1000 }]
  const invoice = { customer: customer.id, dueOn: '2020-01-01', lines }
  const { id } = await call(page, 'POST', '/api/invoices', invoice)
  await page.goto(`/dashboard/invoice/${id}`)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(question.getByRole('alert')).toHaveText(/^Due on: This cannot be before \d{4}-\d\d-\d\d\.$/)
})

test('the confirmation of a reminder names which one is sent, and to whom', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const name = 'Late Lanterns Ltd.'
  const email = `late${Date.now()}@words.example`
  const customer = await call(page, 'POST', '/api/customers', { name, email, country: 'DE' })
  const lines = [{ description: 'Paper', quantity: 1, unitPrice: 1000 }]
  const { id } = await call(page, 'POST', '/api/invoices', { customer: customer.id, lines })
  await call(page, 'POST', `/api/invoices/${id}/send`, {})
  let reminders = 0
  // An invoice that is due today is overdue tomorrow.
  await page.route(`**/api/invoices/${id}`, async (route) => {
    const response = await route.fetch()
    const record = (await response.json()) as { _can: string[] }
    const overdue = { status: 'overdue', reminders, _can: [...record._can, 'remind'] }
    await route.fulfill({ response, json: { ...record, ...overdue } })
  })
  const question = page.getByRole('alertdialog')
  const expectQuestion = async (sent: number, text: string) => {
    reminders = sent
    await page.goto(`/dashboard/invoice/${id}`)
    await page.getByRole('button', { name: 'Send reminder', exact: true }).click()
    await expect(question).toContainText(text)
    await expect(question).toContainText('The PDF of the invoice is attached, and no fee is added.')
  }
  await expectQuestion(0, `The first reminder is mailed to ${name}: it says that the due date has passed.`)
  await expectQuestion(1, `The second reminder is mailed to ${name}: it asks for payment within seven days.`)
  await expectQuestion(
    3,
    `The final reminder is mailed to ${name}: it asks for payment at once. Reminders sent`,
  )
})

test('a customer pays their invoice by card on its page', async ({ signedInPage }) => {
  const [admin, user] = [await signedInPage('admin'), await signedInPage('user')]
  const me = await call(user, 'GET', '/api/account/my-account')
  const { id: account } = (me as unknown as { user: { id: string } }).user
  const email = `payer${Date.now()}@words.example`
  const buyer = { name: 'Paying Pandas Ltd.', email, country: 'DE', account }
  const customer = await call(admin, 'POST', '/api/customers', buyer)
  const lines = [{ description: 'Paper', quantity: 1, unitPrice: 1000, taxRate: 0 }]
  const { id } = await call(admin, 'POST', '/api/invoices', { customer: customer.id, lines })
  await call(admin, 'POST', `/api/invoices/${id}/send`, {})
  await user.goto(`/dashboard/invoice/${id}`)
  const payButton = user.getByRole('button', { name: 'Pay by card', exact: true })
  await payButton.click()
  const dialog = user.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Pay by card', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(payButton).toHaveCount(0)
  expect(await call(admin, 'GET', `/api/invoices/${id}`)).toMatchObject({ status: 'paid', balance: 0 })
})
