import type { Page } from '@playwright/test'
import { countShifts, shiftsOn } from '../examine/shifts'
import { expect, test } from '../fixtures'
import { invoices, listPage, listRequests } from './list-page'

/** The button with the views; its label is the name of the open one. */
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })
const view = (page: Page, name: string | RegExp) => page.getByRole('menuitemradio', { name })
const paid = encodeURIComponent('{"and":[{"field":"status","op":"eq","value":"paid"}]}')
const shown = '?filter=' + paid + '&sort=-total&columns=number,total,status'

async function saveAs(page: Page, name: string, isShared = false): Promise<void> {
  await button(page, 'Views').click()
  await item(page, 'Save as new view…').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  if (isShared) await dialog.getByLabel('Shared').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(button(page, name)).toBeVisible()
}

test('a view is saved with its filter, order and columns, shared, changed by its owner, and deleted with Undo', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const list = listPage(page)
  await list.openGrid(invoices + shown)
  await saveAs(page, 'Paid, largest first', true)
  await expect(page).toHaveURL(/saved=/)
  const saved = page.url()
  const rows = await list.range.textContent()

  // It is opened by its URL and by the menu, with what it stores; the user's own columns are what they were.
  await page.reload()
  await expect(button(page, 'Paid, largest first')).toBeVisible()
  await expect(list.range).toHaveText(rows ?? '')
  await expect(list.head('Customer')).toHaveCount(0)
  await button(page, 'Paid, largest first').click()
  await view(page, 'All records').click()
  await expect(list.head('Customer')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(saved)
  await expect(list.head('Customer')).toHaveCount(0)

  // Another user opens it, and cannot change it.
  const other = await signedInPage('user')
  await other.goto(invoices)
  await button(other, 'Views').click()
  await view(other, /Paid, largest first/).click()
  await expect(other).toHaveURL(/sort=-total/)
  await expect(button(other, 'Paid, largest first')).toBeVisible()
  await other.getByRole('button', { name: 'Clear all' }).click()
  await button(other, /Paid, largest first/).click()
  await expect(item(other, 'Save as new view…')).toBeVisible()
  await expect(item(other, /Save changes|Rename|Delete/)).toHaveCount(0)

  // Its form has no fields in JSON, but leads to the list, where they are changed.
  await page.goto(`/dashboard/saved-views/${new URL(saved).searchParams.get('saved')}/edit`)
  const form = page.getByRole('main')
  await expect(form.getByLabel('Search', { exact: true })).toBeVisible()
  for (const name of ['Filter', 'Order', 'Columns', 'Widths', 'Pinned', 'List'])
    await expect(form.getByLabel(name, { exact: true })).toHaveCount(0)
  await form.getByRole('link', { name: 'Open “Paid, largest first” in its list' }).click()
  await expect(page).toHaveURL(saved)
  await expect(button(page, 'Paid, largest first')).toBeVisible()

  // The owner changes what it shows.
  await page.getByRole('button', { name: 'Clear all' }).click()
  await button(page, 'Paid, largest first changed').click()
  await item(page, /Save changes/).click()
  await expect(button(page, 'Paid, largest first changed')).toHaveCount(0)
  await expect(page).not.toHaveURL(/filter=/)
  await button(page, 'Paid, largest first').click()
  await item(page, 'Delete view').click()
  await expect(button(page, 'Views')).toBeVisible()
  const deleted = page.locator('.toast').filter({ hasText: 'was deleted' })
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Paid, largest first' })).toBeVisible()
})

test('a view that is invalid is not saved, and the fault is at its field', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto(invoices)
  await button(page, 'Views').click()
  await item(page, 'Save as new view…').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Fill this in.')).toBeVisible()
  await dialog.getByLabel('Name').fill('For managers')
  await dialog.getByRole('checkbox', { name: 'Manager' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Only a shared view can be the default of a role.')).toBeVisible()
})

test('the default of a role is what its list opens with, in one request and without a jump', async ({
  signedInPage,
  request,
}) => {
  const login = await request.post('/api/account/login', {
    data: { email: 'admin@corridor.example', password: 'corridor' },
  })
  const { accessToken }: { accessToken: string } = await login.json()
  const made = await request.post('/api/savedViews', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {
      name: 'Only sent',
      list: 'invoices',
      shared: true,
      defaultFor: ['manager'],
      filter: { and: [{ field: 'status', op: 'eq', value: 'sent' }] },
      columns: ['number', 'status'],
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  const page = await signedInPage('manager')
  await countShifts(page)
  await page.goto('/dashboard/app')
  await page.waitForFunction(() => localStorage.getItem('list-starts')?.includes('saved='))
  const sent = listRequests(page, 'invoices')
  await page.goto(invoices)
  await expect(page).toHaveURL(/saved=/)
  await expect(button(page, 'Only sent')).toBeVisible()
  await expect(listPage(page).grid).toBeVisible()
  expect(sent.length).toBe(1)
  expect(await shiftsOn(page)).toBeLessThanOrEqual(0.02)
  await button(page, 'Only sent').click()
  await view(page, 'All records').click()
  await expect(button(page, 'Views')).toBeVisible()
  await expect(listPage(page).head('Customer')).toBeVisible()
  await page.reload()
  await expect(button(page, 'Views')).toBeVisible()
  // By the menu and the palette.
  await page.getByRole('link', { name: 'Invoices', exact: true }).first().click()
  await expect(button(page, 'Only sent')).toBeVisible()
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search pages, records and actions' }).fill('only sent')
  await page
    .getByRole('option', { name: /Only sent/ })
    .first()
    .click()
  await expect(page).toHaveURL(/invoice\/list\?saved=/)
  // A default of another role is no default.
  const other = await signedInPage('user')
  await other.goto(invoices)
  await expect(other.getByRole('link', { name: 'Only sent' })).toBeVisible()
  await expect(button(other, 'Views')).toBeVisible()
})

test('fields of a view that the reader may not see are left out with a notice', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/customers?columns=name,creditNote,email')
  await expect(page.getByText(/of this view is left out/)).toBeVisible()
  await expect(listPage(page).titles.first()).toBeVisible()
})
