import { call, newCustomer } from '../examine/call'
import { findingsOn } from '../examine/axe'
import { expect, test } from '../fixtures'
import { chooseOption } from '../choose-option'

test('a field shows who set its values, an earlier value is restored by keyboard, and Undo takes it back', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const { id } = await newCustomer(page)
  const path = `/api/customers/${id}`
  await call(page, 'PATCH', path, { city: 'Bonn' })
  await call(page, 'PATCH', path, { name: 'Renamed meanwhile' })
  const other = await signedInPage('manager')
  await call(other, 'PATCH', path, { city: 'Ulm' })
  await page.goto(`/dashboard/customers/${id}`)
  const button = page.getByRole('button', { name: 'History of city' })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'History of city' })
  const entries = panel.getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0)).toContainText('Ulm')
  await expect(entries.nth(0)).toContainText('Present value')
  await expect(entries.nth(0).getByRole('button')).toHaveCount(0)
  await expect(entries.nth(1)).toContainText('Bonn')
  expect(await findingsOn(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await entries.nth(1).getByRole('button', { name: 'Restore this value' }).click()
  const request = await sent
  expect(request.postDataJSON()).toEqual({ city: 'Bonn' })
  expect(request.headers()['if-match']).toBe('"4"')
  await expect(panel).toBeHidden()
  const city = page.getByRole('definition').filter({ hasText: /^(Bonn|Ulm)$/ })
  await expect(city).toHaveText('Bonn')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(city).toHaveText('Ulm')
})

test('a user who may not update sees the history of a field without Restore, also on a phone', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard/user/list')
  await page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).first().waitFor()
  const { id } = await call(page, 'GET', '/api/account/my-account').then(
    (answer) => (answer as unknown as { user: { id: string } }).user,
  )
  await page.goto(`/dashboard/user/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('button', { name: /^History of/ })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: /^History of/ })
  await expect(panel.getByRole('status')).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Restore this value' })).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport()
})

test('two versions are compared, long texts by lines', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const { id } = await newCustomer(page)
  const path = `/api/customers/${id}`
  const lines = [
    'Harbour Street 12',
    'Third floor, entrance at the back of the yard',
    'Please ring twice, then wait',
  ]
  await call(page, 'PATCH', path, { address: lines.join('\n') })
  await call(page, 'PATCH', path, { city: 'Bonn' })
  await call(page, 'PATCH', path, { address: lines.toSpliced(1, 1, 'Ground floor').join('\n'), city: 'Ulm' })
  await page.goto(`/dashboard/customers/${id}?tab=history`)
  await page.getByRole('button', { name: 'Compare versions' }).click()
  const compared = page.getByRole('region', { name: 'Compare versions' })
  await expect(compared.getByRole('row', { name: /City/ })).toContainText('BonnUlm')
  await chooseOption(compared.getByRole('combobox', { name: 'Version', exact: true }), /^Version 2 /)
  const address = compared.getByRole('row', { name: /Address/ })
  await expect(address.getByRole('deletion')).toHaveText(`Removed: ${lines[1]}\n`)
  await expect(address.getByRole('insertion')).toHaveText('Added: Ground floor\n')
  await expect(compared.getByRole('row', { name: /City/ })).toContainText('Ulm')
  expect(await findingsOn(page)).toEqual([])
  await chooseOption(compared.getByRole('combobox', { name: 'Compared with' }), /^Version 2 /)
  await expect(compared.getByRole('status')).toHaveText('These versions have the same values.')
})
