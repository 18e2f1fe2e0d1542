import AxeBuilder from 'axe-core'
import { newPerson } from '../auth-codes'
import { firstRecord } from '../examine/call'
import { quiet } from '../examine/quiet'
import { atRest } from '../examine/rest'
import { viewAs } from '../examine/view-as'
import { expect, test } from '../fixtures'
import type { Page } from '@playwright/test'

const refusal =
  "No permission - the page you're trying access has restricted access. Please refer to your system administrator"

/** The serious findings of axe on a page, once nothing on it moves. */
async function findings(page: Page): Promise<string[]> {
  await atRest(page)
  await page.evaluate(AxeBuilder.source)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof AxeBuilder }
    const { violations } = await axe.run('main')
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}
const idOf = async (page: Page, resource: string, filter: string): Promise<string> =>
  (await firstRecord(page, `/api/${resource}?${filter}`)).id

test('only administrators have the menu item Audit log; its page refuses managers and users', async ({
  signedInPage,
}) => {
  const admin = await signedInPage('admin')
  await admin.goto('/dashboard')
  await expect(admin.getByRole('link', { name: 'Audit log' }).first()).toBeVisible()
  for (const role of ['manager', 'user'] as const) {
    const page = await signedInPage(role)
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: 'Customers', exact: true }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
    await page.goto('/dashboard/audit')
    await expect(page.getByText(refusal)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
  }
})

test('the audit log is filtered by resource, shows the changed fields of an entry, and is verified', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const ofInvoices = JSON.stringify({ field: 'resource', op: 'eq', value: 'invoices' })
  await page.goto(`/dashboard/audit?filter=${encodeURIComponent(ofInvoices)}`)
  const records = page.getByRole('gridcell').filter({ has: page.getByRole('link', { name: /^INV-/ }) })
  await expect(records).toHaveCount(25)
  await page.goto(`/dashboard/audit/${await idOf(page, 'audit', 'resource=invoices&operation=send&_end=1')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /changed “Status” of invoice INV-[\d-]+ from Draft to Sent/,
  )
  const change = page.getByRole('region', { name: 'What was changed' })
  await expect(change.getByRole('row', { name: /Status/ })).toContainText('Draft')
  await expect(change.getByRole('row', { name: /Status/ })).toContainText('Sent')
  expect(await findings(page)).toEqual([])
  await page.goto('/dashboard/audit')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/All [\d,]+ entries are as they were written/).first()).toBeVisible()
})

test('a card number is revealed to its holder only, the number of a company card to an administrator', async ({
  signedInPage,
}) => {
  const admin = await signedInPage('admin')
  const user = await signedInPage('user')
  const own = await idOf(user, 'paymentCards', '_end=1')
  const company = await idOf(admin, 'paymentCards', 'kind=company&_end=1')
  await user.goto(`/dashboard/payment-cards/${own}`)
  await user.getByRole('button', { name: 'Show: Card number' }).click()
  await expect(user.getByText(/^4\d{15}$/)).toBeVisible()
  expect(await findings(user)).toEqual([])
  await admin.goto(`/dashboard/payment-cards/${own}`)
  await expect(admin.getByText('•••• ').first()).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Show: Card number' })).toHaveCount(0)
  await admin.goto(`/dashboard/payment-cards/${company}`)
  await admin.getByRole('button', { name: 'Show: Card number' }).click()
  await expect(admin.getByText(/^\d{15,16}$/)).toBeVisible()
  await admin.getByRole('button', { name: 'Show the history' }).click()
  await expect(admin.getByText('Shown on request').first()).toBeVisible()
})

test('the dialog "Why can’t I?" explains which access rules and states refuse an action', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto(`/dashboard/invoice/${await idOf(page, 'invoices', 'status=paid&_end=1')}`)
  await page.getByRole('button', { name: 'Why can’t I?' }).click()
  const dialog = page.getByRole('dialog', { name: 'What you can’t do here' })
  await expect(dialog).toContainText('Your role, Manager, may do this where: Status is “Draft”.')
  await expect(dialog).toContainText('Your role, Manager, may never do this.')
  await expect(dialog).toContainText('Status is “Paid”. It starts from: “Sent”, “Partly paid”, or “Overdue”.')
  // Only the system makes this move.
  await expect(dialog).not.toContainText('Mark as overdue')
  expect(await findings(page)).toEqual([])
})

test('the page permission-denied shows the refusal, and what each role may do', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  await page.goto('/dashboard/permission-denied')
  await expect(page.getByText(refusal)).toBeVisible()
  const invoices = page.getByRole('table', { name: 'Invoices', exact: true })
  await expect(invoices.getByRole('row', { name: /^Edit/ })).toContainText('Status is “Draft”')
  await expect(invoices.getByRole('columnheader', { name: 'User (yours)' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('an administrator views the application as another user, with their permissions, and stops', async ({
  signedInPage,
}) => {
  test.slow()
  const page = await signedInPage('admin')
  const id = await idOf(
    page,
    'users',
    'filter={"field":"role","op":"eq","value":"user"}&_end=1&status=active',
  )
  await viewAs(page, id)
  const banner = page.getByText(/^Viewing as .+ – read only$/)
  await expect(banner).toBeVisible()
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  await page.goto('/dashboard/audit')
  await expect(page.getByText(refusal)).toBeVisible()
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('link', { name: 'Audit log' }).first()).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('viewing as another user ends when it expires, and the administrator continues in their own session', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.clock.install()
  const { id } = await newPerson(page.request)
  await viewAs(page, id)
  const banner = page.getByText('Viewing as Ada Byron – read only')
  await expect(banner).toBeVisible()
  await quiet(page)
  await page.clock.fastForward('00:31:00')
  await expect(page.getByRole('link', { name: 'Audit log' }).first()).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard\/app$/)
})
