import type { Page } from '@playwright/test'
import { firstRecord } from '../examine/call'
import { openAtRest } from '../examine/rest'
import { expect, test } from '../fixtures'

/** Opens the printable page of the first record that a list request returns. */
async function openDocument(page: Page, path: string, list: string) {
  const { id } = await firstRecord(page, list)
  await openAtRest(page, `${path}/${id}`)
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page).toHaveURL(/\/print$/)
  return page.getByRole('main').getByRole('article')
}

test('an invoice is printed alone on a page of A4, in dark mode too', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.emulateMedia({ colorScheme: 'dark' })
  const sheet = await openDocument(page, '/dashboard/invoice', '/api/invoices?status=paid&_end=1')
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-/ })).toBeVisible()
  await expect(sheet.getByText('Corridor Payments Ltd.')).toBeVisible()
  await expect(sheet.getByRole('columnheader', { name: 'Net' }).first()).toBeVisible()
  await expect(sheet.getByText('Total', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.shell-header')).toBeHidden()
  await expect(page.locator('.shell-side')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const [left, ink] = await sheet.evaluate((element) => [
    element.getBoundingClientRect().left,
    getComputedStyle(element).color,
  ])
  expect(left).toBe(0)
  expect(ink).toBe('rgb(28, 37, 46)')
})

test('a buyer prints the receipt of an order, and a dashboard is printed without its menu', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  const sheet = await openDocument(page, '/dashboard/orders', '/api/orders?_end=1')
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt ORD-/ })).toBeVisible()
  await expect(sheet.getByText('Subtotal', { exact: true })).toBeVisible()
  await openAtRest(page, '/dashboard/app')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  await expect(page.locator('.shell-header')).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
})
