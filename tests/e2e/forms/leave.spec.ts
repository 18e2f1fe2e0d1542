import { expect, test } from '../fixtures'

test('Back and links ask before unsaved input is lost, and go on after the user confirms', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/customers')
  await page.getByRole('link', { name: /^New / }).click()
  await expect(page).toHaveURL(/\/customers\/new$/)
  await page.getByRole('textbox', { name: 'Name' }).fill('Not saved')
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  await page.evaluate(() => history.back())
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/customers\/new$/)
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Not saved')

  await page.getByRole('navigation').getByRole('link', { name: 'Invoices', exact: true }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay' }).click()

  await page.evaluate(() => history.back())
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/customers$/)
  await expect(dialog).toBeHidden()
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL(/\/customers\/new$/)
})
