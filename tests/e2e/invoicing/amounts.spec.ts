import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asAdmin } from '../auth-codes'
import { expect, test } from '../fixtures'

/** Creates a sent and paid invoice in yuan with long amounts. */
async function invoiceOf(page: Page, name: string): Promise<string> {
  const headers = await asAdmin(page.request)
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { readonly id: string }
  }
  const buyer = { name, email: `${randomUUID()}@company.example`, country: 'CN', currency: 'CNY' }
  const { id: customer } = await post('/api/customers', buyer)
  const line = { description: `Work of ${name}`, unit: 'package', discount: 12.5, taxRate: 19 }
  const lines = [{ ...line, quantity: 99_999.999, unitPrice: 99_999_999, discountAmount: 12_345_678 }]
  const values = { customer, currency: 'CNY', dueOn: '2099-01-01', lines }
  const { id } = await post('/api/invoices', values)
  await post(`/api/invoices/${id}/send`, {})
  await post(`/api/invoices/${id}/pay`, {})
  return id
}

/** The texts of elements that are cut. */
const cut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    )

test('no amount of a list is cut, in the quick table, in the data grid and beside a record', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 1280, height: 900 })
  const name = `Longest ${randomUUID().slice(0, 8)}`
  const id = await invoiceOf(page, name)
  const amount = 'CN¥104,124,851,003.93'
  const row = page.getByRole('row').filter({ hasText: name })
  await page.goto('/dashboard/invoice/list?sort=-total')
  await expect(row).toContainText(amount)
  await expect.poll(() => cut(page, 'td[data-end], [role=gridcell].MuiDataGrid-cell--textRight')).toEqual([])
  await expect(page.getByRole('grid')).toBeVisible()
  await expect.poll(() => cut(page, '[role=gridcell].MuiDataGrid-cell--textRight')).toEqual([])

  await page.goto(`/dashboard/invoice/${id}`)
  await expect(page.getByRole('region', { name: 'Payments' }).getByRole('row')).toHaveCount(2)
  expect(await cut(page, 'td[data-end]')).toEqual([])
})

for (const width of [1280, 390])
  test(`the net amount of a line is visible on the page of an invoice at ${width} px`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage('admin')
    await page.setViewportSize({ width, height: 900 })
    const id = await invoiceOf(page, `Longest ${randomUUID().slice(0, 8)}`)
    await page.goto(`/dashboard/invoice/${id}`)
    const lines = page.getByRole('region', { name: 'Lines' })
    const net = lines.getByRole('cell').last()
    await expect(net).toContainText('CN¥')
    const [outer, inner] = [await lines.boundingBox(), await net.boundingBox()]
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual(
      (outer?.x ?? 0) + (outer?.width ?? 0) + 1,
    )
    expect(inner?.x ?? 0).toBeGreaterThanOrEqual(outer?.x ?? 0)
  })

test('each value of a line is visible as a whole on the page of an invoice at 390 px', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 390, height: 900 })
  const id = await invoiceOf(page, `Longest ${randomUUID().slice(0, 8)}`)
  await page.goto(`/dashboard/invoice/${id}`)
  const lines = page.getByRole('region', { name: 'Lines' })
  const outer = await lines.boundingBox()
  for (const text of ['99,999.999', 'CN¥999,999.99', 'Package', 'CN¥123,456.78', '12.5', '19']) {
    const cell = lines.getByRole('cell').filter({ hasText: text }).first()
    const inner = await cell.boundingBox()
    expect(inner?.x ?? 0, text).toBeGreaterThanOrEqual(outer?.x ?? 0)
    expect((inner?.x ?? 0) + (inner?.width ?? 0), text).toBeLessThanOrEqual(
      (outer?.x ?? 0) + (outer?.width ?? 0) + 1,
    )
    expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth), text).toBe(0)
    // No other value and no button covers it.
    await cell.scrollIntoViewIfNeeded()
    const isOnTop = await cell.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isOnTop, text).toBe(true)
  }
})

test('amounts and units of lines are visible as a whole in the form of an invoice at 1280 px', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 1280, height: 900 })
  const headers = await asAdmin(page.request)
  const buyer = { name: 'Buyer', email: `${randomUUID()}@company.example`, country: 'US', currency: 'USD' }
  const made = await page.request.post('/api/customers', { data: buyer, headers })
  const { id: customer } = (await made.json()) as { readonly id: string }
  const lines = [{ description: 'Work', unit: 'piece', quantity: 1000, unitPrice: 198_000, taxRate: 19.5 }]
  const values = { customer, currency: 'USD', dueOn: '2099-01-01', lines }
  const answer = await page.request.post('/api/invoices', { data: values, headers })
  const { id } = (await answer.json()) as { readonly id: string }
  await page.goto(`/dashboard/invoice/${id}/edit`)
  const row = page.getByRole('group', { name: 'Row 1' })
  await expect(row.getByLabel('Unit price')).toHaveValue('1,980.00')
  await expect(row.getByLabel('Unit', { exact: true })).toHaveValue('Piece')
  const inputs = row.locator('input')
  const tooNarrow = await inputs.evaluateAll((elements: HTMLInputElement[]) =>
    elements.filter((input) => input.scrollWidth > input.clientWidth).map((input) => input.value),
  )
  expect(tooNarrow).toEqual([])
})

test('the heads of the lines of an invoice are in one row, and each input has its name', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const row = page.getByRole('group', { name: 'Row 1' })
  const description = row.getByLabel('Description')
  for (const [width, isLabelled] of [
    [1280, false],
    [390, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard/invoice/new')
    await expect(description).toHaveAttribute('placeholder', 'Description')
    await expect(row.getByLabel('Unit price')).toBeVisible()
    const heads = page.locator('[class*="_head_"]:has(+ [role="group"]) > span:not([class*="corner"])')
    const tops = await heads.evaluateAll((all) =>
      all.filter((head) => head.getClientRects().length > 0).map((head) => head.getBoundingClientRect().top),
    )
    expect(new Set(tops).size, String(width)).toBe(isLabelled ? 0 : 1)
    const opacity = await description.evaluate((input) => getComputedStyle(input, '::placeholder').opacity)
    expect(Number(opacity) > 0, String(width)).toBe(!isLabelled)
  }
})
