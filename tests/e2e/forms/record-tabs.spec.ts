import { call, newCustomer } from '../examine/call'
import { findingsOn } from '../examine/axe'
import { countShifts, restlessness } from '../examine/shifts'
import { expect, test } from '../fixtures'

test('the tabs of a record show its parts, work by keyboard, and are part of the address', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const { id } = await newCustomer(page)
  await call(page, 'PATCH', `/api/customers/${id}`, { city: 'Bonn', taxNumber: 'DE 123' })
  const lines = [{ description: 'Work', quantity: 1, unitPrice: 4200, taxRate: 0 }]
  await call(page, 'POST', '/api/invoices', { customer: id, dueOn: '2099-01-01', lines })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await countShifts(page)
  await page.goto(`/dashboard/customers/${id}`)
  const main = page.getByRole('main')
  const tab = (name: string) => main.getByRole('tab', { name, exact: true })
  await expect(tab('Details')).toHaveAttribute('aria-selected', 'true')
  await expect(main.getByText('Bonn')).toBeVisible()
  await expect(main.getByText('DE 123')).toHaveCount(0)
  expect(requests).not.toContain('/api/invoices')
  expect(await restlessness(page)).toEqual([])
  expect(await findingsOn(page)).toEqual([])

  await tab('Details').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Billing')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main.getByText('DE 123')).toBeVisible()
  await expect(main.getByText('Bonn')).toHaveCount(0)
  await expect(page).toHaveURL(/\?tab=billing$/)

  await tab('Invoices').click()
  await expect(main.getByRole('tabpanel', { name: 'Invoices' }).getByText('€42.00').first()).toBeVisible()
  await page.reload()
  await expect(main.getByText('€42.00').first()).toBeVisible()
  await tab('History').click()
  await expect(main.getByRole('tabpanel').getByText('Bonn').first()).toBeVisible()
  await tab('Details').click()
  await expect(page).toHaveURL(new RegExp(`/${id}$`))
})
