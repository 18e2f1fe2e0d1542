import { expect, test } from '../fixtures'

const products = '/dashboard/e-commerce/list'

test('a user watches a view and is notified of a record that enters it', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const price = encodeURIComponent('{"and":[{"field":"price","op":"gte","value":7654300}]}')
  await page.goto(`${products}?filter=${price}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Dear products')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await main.getByRole('button', { name: 'Dear products' }).click()
  await page.getByRole('menuitem', { name: 'Notify me of new records' }).click()
  await expect(page.getByText(/Notify me of new records/).first()).toBeVisible()

  const admin = await signedInPage('admin')
  await admin.goto(products)
  await admin.getByRole('link', { name: 'New product' }).click()
  const form = admin.getByRole('main')
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Golden terminal')
  await form.getByLabel('Product code').fill('GOLD-1')
  await form.getByLabel(/^Category/).fill('Pocket')
  await admin.getByRole('option', { name: 'Pocket readers' }).click()
  await form.getByLabel(/^Price/).fill('76543')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Golden terminal')

  await page.goto('/dashboard/notifications')
  await page
    .getByRole('button', { name: /Notifications/ })
    .first()
    .click()
  const inbox = page.getByRole('dialog', { name: 'Notifications' })
  await expect(inbox).toBeVisible()
  await inbox.getByRole('link', { name: /New in “Dear products”/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golden terminal')

  await page.goto(`${products}?filter=${price}`)
  await main.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitemradio', { name: 'Dear products' }).click()
  await main.getByRole('button', { name: 'Dear products' }).click()
  await page.getByRole('menuitem', { name: 'Stop notifying me' }).click()
  await main.getByRole('button', { name: 'Dear products' }).click()
  await expect(page.getByRole('menuitem', { name: 'Notify me of new records' })).toBeVisible()
})
