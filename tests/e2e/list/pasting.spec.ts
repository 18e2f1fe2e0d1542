import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { listPage, products } from './list-page'

let opened = 0

/** Three new products in the grid, in the order of their codes. */
async function openThree(page: Page) {
  const list = listPage(page)
  const name = `Paste${Date.now()}${++opened}`
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  for (const code of ['A', 'B', 'C'])
    await page.request.post('/api/products', {
      data: { name: `${name} ${code}`, code: `${name}-${code}`, price: 10_00, stock: 5 },
      headers: { authorization: `Bearer ${token}` },
    })
  await list.openGrid(`${products}?q=${name}&sort=name&columns=name,price,stock,status`)
  await expect(page.locator('.MuiDataGrid-row')).toHaveCount(3)
  return (row: number, field: string) =>
    page.locator(`.MuiDataGrid-row >> nth=${row} >> [data-field="${field}"]`)
}

/** Pastes as the user does: the browser sends the event to the focused element. */
async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+v')
}

test('a block from a spreadsheet is pasted after a dry run, and undone', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const cell = await openThree(page)
  await cell(0, 'price').click()
  await paste(page, '12.5\t7\n1,300.00\t8\n')
  const dialog = page.getByRole('alertdialog', { name: 'Paste into products' })
  await expect(dialog).toContainText('2 records would change.')
  await expect(dialog.getByRole('row').nth(1)).toContainText('was €10.00')
  await dialog.getByRole('button', { name: 'Change 2 records' }).click()
  await expect(cell(0, 'price')).toHaveText('€12.50')
  await expect(cell(1, 'price')).toHaveText('€1,300.00')
  await expect(cell(1, 'stock')).toContainText('8')
  await expect(cell(2, 'price')).toHaveText('€10.00')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(cell(0, 'price')).toHaveText('€10.00')
  await expect(cell(1, 'stock')).toContainText('5')
})

test('invalid values are shown at their cells and left out, and nothing is written before', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const cell = await openThree(page)
  await cell(1, 'stock').click()
  await paste(page, '9\tDraft\n-3\tNonsense\n4\tDraft\n')
  const dialog = page.getByRole('alertdialog', { name: 'Paste into products' })
  await expect(dialog).toContainText('1 record has invalid values and would be left out.')
  await expect(dialog).toContainText('1 row does not fit on this page.')
  await expect(dialog.getByRole('row').nth(2)).toContainText('Enter 0 or more.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(cell(1, 'stock')).toContainText('5')
})

test('the text of one cell is pasted into the cell', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const cell = await openThree(page)
  await cell(0, 'stock').click()
  await paste(page, '42')
  await page.keyboard.press('Enter')
  await expect(cell(0, 'stock')).toContainText('42')
})
