import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { listPage, products } from './list-page'

/** Calls the API as the user of a page. */
async function call(page: Page, method: 'POST' | 'PATCH', path: string, values: object) {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { authorization: `Bearer ${token}` }
  const response = await page.request.fetch(path, { method, data: values, headers })
  return (await response.json()) as { id: string }
}

let made = 0

/** Two new products in the grid; a search leaves only these. */
async function openTwo(page: Page) {
  const list = listPage(page)
  const name = `Inline${Date.now()}${++made}`
  const create = (code: string) =>
    call(page, 'POST', '/api/products', {
      name: `${name} ${code}`,
      code: `${name}-${code}`,
      price: 10_00,
      stock: 5,
    })
  await create('B')
  const { id } = await create('A')
  await list.openGrid(`${products}?q=${name}&sort=name`)
  await expect(page.locator('.MuiDataGrid-row')).toHaveCount(2)
  const cell = (row: number, field: string) =>
    page.locator(`.MuiDataGrid-row >> nth=${row} >> [data-field="${field}"]`)
  return { id, name, cell }
}

test('a cell is edited by keyboard and mouse, checked, saved, and undone', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const { cell } = await openTwo(page)
  const price = cell(0, 'price')
  await price.dblclick()
  await expect(page.getByRole('textbox', { name: 'Price' })).toBeFocused()
  await page.keyboard.press('Escape')
  await price.click()
  await expect(page).toHaveURL(/\/list\?/)
  await page.keyboard.type('25.5')
  await page.keyboard.press('Enter')
  await expect(price).toHaveText('€25.50')
  await expect(cell(1, 'price')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(price).toHaveText('€10.00')

  await cell(0, 'stock').dblclick()
  await page.keyboard.type('-3')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alert')).toHaveText('Enter 0 or more.')
  await expect(page.getByRole('textbox', { name: 'Stock' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Stock' }).fill('7')
  await page.keyboard.press('Tab')
  await expect(cell(0, 'stock')).toContainText('7')
  await expect(cell(0, 'status')).toBeFocused()

  await price.dblclick()
  await page.keyboard.type('99')
  await page.keyboard.press('Escape')
  await expect(price).toHaveText('€10.00')
})

test('a refused cell is opened again with what was typed, and a change of another user is not overwritten', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const { id, name, cell } = await openTwo(page)
  await cell(0, 'code').dblclick()
  await expect(page.getByRole('textbox', { name: 'Product code' })).toBeFocused()
  await page.keyboard.type(`${name}-B`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('already')
  await expect(page.getByRole('textbox', { name: 'Product code' })).toHaveValue(`${name}-B`)
  await page.keyboard.press('Escape')
  await expect(cell(0, 'code')).toHaveText(`${name}-A`)

  await page.route('**/api/stream*', (route) => route.abort())
  await cell(0, 'price').dblclick()
  await page.keyboard.type('30')
  await call(page, 'PATCH', `/api/products/${id}`, { price: 20_00, stock: 8 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('€20.00')
  await page.keyboard.press('Enter')
  await expect(cell(0, 'price')).toHaveText('€30.00')
  await expect(cell(0, 'stock')).toContainText('8')
})

test('cells are edited only by users who may update the record', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  await listPage(page).openGrid('/dashboard/rooms')
  await expect(page.locator('.MuiDataGrid-row').first()).toBeVisible()
  await expect(page.locator('.MuiDataGrid-cell--editable')).toHaveCount(0)
})
