import { call } from '../examine/call'
import { expect, test } from '../fixtures'
import { invoices, listPage } from './list-page'

const filtered = (field: string, value: string) =>
  `filter=${encodeURIComponent(JSON.stringify({ and: [{ field, op: 'eq', value }] }))}`

test('the sums below a table are those of everything that matches, and follow filters and changes', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  const sums = page.getByRole('row', { name: /^Sum of/ })
  const customer = `Summed ${Date.now()}`
  const { id } = await call(page, 'POST', '/api/customers', {
    name: customer,
    email: 'sums@customers.example',
    country: 'DE',
  })
  const bill = (currency: string, unitPrice: number) =>
    call(page, 'POST', '/api/invoices', {
      customer: id,
      dueOn: '2030-01-01',
      currency,
      lines: [{ description: 'Work', quantity: 1, unitPrice }],
    })
  for (let count = 0; count < 11; count++) await bill('EUR', 1_00)
  await bill('USD', 1_234_50)
  await list.openGrid(`${invoices}?size=10&${filtered('customer', id)}`)
  await expect(list.range).toHaveText('1 to 10 of 12')
  await expect(sums).toContainText('Sum of 12')
  await expect(sums).toContainText('€11.00')
  await expect(sums).toContainText('$1,234.50')
  await bill('EUR', 4_00)
  await expect(sums).toContainText('€15.00')
  await expect(sums).toContainText('Sum of 13')
  await page.getByRole('button', { name: 'Board' }).click()
  await expect(page.getByText('Sum of 13')).toBeVisible()
  await expect(page.getByText('€15.00')).toBeVisible()
})

test('sums that cannot be read are offered again', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  // A change that another test makes reads the sums again: they stay broken until the user asks for them.
  const isRequested = () => page.evaluate(() => 'requested' in document.documentElement.dataset)
  await page.route('**/api/invoices/sums*', async (route) =>
    (await isRequested()) ? route.continue() : route.fulfill({ status: 500, json: { title: 'internal' } }),
  )
  await list.openGrid(invoices)
  await expect(page.getByRole('alert')).toContainText('The sum could not be read.', { timeout: 15_000 })
  // The button itself may be replaced when the sums are read again.
  await page.evaluate(() =>
    document.addEventListener('click', () => (document.documentElement.dataset['requested'] = ''), {
      capture: true,
    }),
  )
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('row', { name: /^Sum of/ })).toContainText('€')
})
