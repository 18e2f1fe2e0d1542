import type { Page } from '@playwright/test'
import { bringAxe, findingsOn, overflowOf } from '../examine/axe'
import { openAtRest } from '../examine/rest'
import { expect, test } from '../fixtures'

const main = (page: Page) => page.getByRole('main')

/** Calls the API as the user of the page. */
async function call<Answer>(page: Page, method: string, path: string, data?: object): Promise<Answer> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { Authorization: `Bearer ${token}` }
  const response = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true)
  return (await response.json()) as Answer
}

/** An order of the user, paid by card: three pieces of a product. Returns its id. */
async function ordered(admin: Page, page: Page, name: string): Promise<string> {
  const given = { name, code: name.toUpperCase().replaceAll(' ', '-'), price: 4000, stock: 20 }
  const product = await call<{ id: string }>(admin, 'POST', '/api/products', given)
  await call(admin, 'POST', `/api/products/${product.id}/publish`)
  const { order } = await call<{ order: { id: string } }>(page, 'POST', '/api/checkout/place', {
    cart: [{ id: product.id, colors: [], quantity: 3, price: 4000 }],
    personName: 'Grace Whitfield',
    phoneNumber: '+442071234567',
    email: 'grace@buyers.example',
    address: '12 Mill Lane',
    zipCode: 'EC1A 1BB',
    city: 'London',
    country: 'GB',
    paymentMethod: 'card',
    cardNumber: '4242 4242 4242 4242',
    cardExpiry: '09/99',
    cardCode: '123',
  })
  return order.id
}

const timeline = (page: Page) => main(page).getByRole('region', { name: 'Timeline' })

test('an order is shipped in two parts, and its buyer follows the parcels', async ({ signedInPage }) => {
  const [admin, page] = [await signedInPage('admin'), await signedInPage('user')]
  const id = await ordered(admin, page, 'Dock lantern')
  await openAtRest(admin, `/dashboard/orders/${id}`)
  await main(admin).getByRole('button', { name: 'Ship', exact: true }).click()
  const dialog = admin.getByRole('dialog')
  const quantity = dialog.getByRole('textbox', { name: /^Quantity/ })
  await expect(quantity).toHaveValue('3')
  await quantity.fill('4')
  await dialog.getByLabel('Tracking number').fill('00340434161094')
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(dialog.getByText('At most 3 of it.')).toBeVisible()
  await quantity.fill('2')
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(main(admin).getByText('Partly shipped').first()).toBeVisible()
  await expect(timeline(admin)).toContainText('2 pieces shipped')

  await openAtRest(page, `/dashboard/orders/${id}`)
  await expect(timeline(page)).toContainText('00340434161094')
  await call(admin, 'POST', `/api/orders/${id}/ship`, {})
  await expect(timeline(page)).toContainText('1 piece shipped')
  await expect(main(page).getByText('Shipped', { exact: true }).first()).toBeVisible()
})

test('a part of an order is returned and refunded, and its invoice is created', async ({ signedInPage }) => {
  const [admin, page] = [await signedInPage('admin'), await signedInPage('user')]
  await bringAxe(admin)
  const id = await ordered(admin, page, 'Dock bench')
  await openAtRest(admin, `/dashboard/orders/${id}`)
  const action = async (name: string) => {
    await main(admin).getByRole('button', { name: 'More actions' }).first().click()
    await admin.getByRole('menuitem', { name }).click()
  }
  await action('Return or refund in part')
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Quantity/ }).fill('1')
  await dialog.getByLabel('The goods come back into stock').check()
  await dialog.getByLabel(/^Reason/).fill('One of them was scratched.')
  expect([...(await findingsOn(admin)), ...(await overflowOf(admin))]).toEqual([])
  await dialog.getByRole('button', { name: 'Return or refund in part' }).click()
  await expect(timeline(admin)).toContainText('Refunded €40.00')
  await expect(timeline(admin)).toContainText('One of them was scratched.')

  await action('Create invoice')
  await expect(admin).toHaveURL(/\/dashboard\/invoice\/[\w-]+\/edit/)
  await expect(main(admin).getByText('€120.00').first()).toBeVisible()
  // The response is not the order, so there is no message about it, and nothing of it to undo.
  await expect(admin.getByText(/^Create invoice:/)).toHaveCount(0)

  const invoice = /invoice\/([\w-]+)\/edit/.exec(admin.url())?.[1] ?? ''
  await call(admin, 'POST', `/api/invoices/${invoice}/send`)
  await openAtRest(admin, `/dashboard/orders/${id}`)
  await action('Create invoice')
  await expect(admin).toHaveURL(new RegExp(`/dashboard/invoice/${invoice}$`))
  await expect(main(admin).getByText('Paid', { exact: true }).first()).toBeVisible()
})

test('the page of an order has its items with amounts, and what follows beside the aside', async ({
  signedInPage,
}) => {
  const [admin, page] = [await signedInPage('admin'), await signedInPage('user')]
  const id = await ordered(admin, page, 'Dock ladder')
  await call(admin, 'POST', `/api/orders/${id}/ship`, {})
  await admin.setViewportSize({ width: 1280, height: 900 })
  await openAtRest(admin, `/dashboard/orders/${id}`)
  const items = main(admin).getByRole('region', { name: 'Lines' }).getByRole('table')
  await expect(items.getByRole('columnheader')).toHaveText([
    'Product',
    'Quantity',
    'Price',
    'Shipped',
    'Amount',
  ])
  await expect(items.getByRole('row', { name: /Dock ladder/ })).toContainText('€120.00')
  await expect(main(admin).getByRole('region', { name: 'Refunds' })).toHaveCount(0)
  await expect(timeline(admin)).toContainText('By ')
  const [aside, below] = await Promise.all([
    main(admin).getByRole('region', { name: 'Ordered by' }).boundingBox(),
    timeline(admin).boundingBox(),
  ])
  expect(below && aside && below.x + below.width <= aside.x).toBe(true)
  const steps = main(admin).getByRole('list', { name: 'Progress of the order' })
  await expect(steps.getByRole('listitem').filter({ hasText: 'Packed' })).not.toHaveAttribute('data-reached')

  await openAtRest(page, `/dashboard/orders/${id}`)
  await expect(timeline(page)).toContainText('3 pieces shipped')
  await expect(timeline(page)).not.toContainText('By ')
  await expect(main(page).getByRole('button', { name: /^Why can/ })).toHaveCount(0)
  for (const text of ['Not refunded', 'Total less refunds', 'Stock', 'There are none yet.'])
    await expect(main(page).getByText(text, { exact: true })).toHaveCount(0)
})
