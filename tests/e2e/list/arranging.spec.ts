import { atRest } from '../examine/rest'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'
import { invoices, listPage, products } from './list-page'

test('columns can be hidden, shown, moved and resized, the layout is kept after a reload and can be reset', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(products)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Stock', exact: true }).uncheck()
  await page.getByRole('checkbox', { name: 'Featured' }).check()
  await page.getByRole('button', { name: 'Move featured up' }).click()
  await page.getByRole('button', { name: 'Compact' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  const heads = async () => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim())
  const expected = [
    '',
    'Name',
    'Product code',
    'Category',
    'Price',
    'Status',
    'Featured',
    'Created at',
    'Actions',
  ]
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(heads).toEqual(expected)
  const height = async () => (await page.locator('.MuiDataGrid-row').first().boundingBox())?.height
  await expect.poll(height).toBe(44)
  await atRest(page)

  const separator = list.head('Product code').locator('.MuiDataGrid-columnSeparator')
  const box = await separator.boundingBox()
  if (!box) throw new Error('There is nothing to resize by')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 80, box.y, { steps: 4 })
  await page.mouse.up()
  const width = async () => Math.round((await list.head('Product code').boundingBox())?.width ?? 0)
  await expect.poll(width).toBeGreaterThan(150)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('list-products')))
    .toMatch(/"widths":\{"code":/)
  const resized = await width()
  await page.reload()
  await expect(list.grid).toBeVisible()
  await expect.poll(heads).toEqual(expected)
  await expect.poll(async () => Math.abs((await width()) - resized)).toBeLessThanOrEqual(1)

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'As at first' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(list.head('Stock')).toBeVisible()
  await expect(list.head('Featured')).toHaveCount(0)
})

test('the column settings do not offer columns that the role may not read', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/customers')
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect(page.getByLabel('Website', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Credit note', { exact: true })).toHaveCount(0)
})

test('on a phone a list shows cards, does not overflow and does not load the grid', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.clock.install()
  await list.open(invoices)
  await expect(list.titles).toHaveCount(25)
  await page.clock.runFor(2500)
  await quiet(page)
  expect(scripts.filter((script) => script.includes('grid-table'))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'List menu' }).click()
  await page.getByRole('button', { name: 'Sort' }).click()
  await page.getByRole('button', { name: 'Add a column' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/sort=/)
  await page.getByRole('listitem').filter({ hasText: 'INV-' }).first().locator('time').click()
  await expect(page).toHaveURL(/\/dashboard\/invoice\/[0-9a-f-]{36}$/)
})
