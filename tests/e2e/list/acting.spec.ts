import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'
import { listPage, products } from './list-page'

test('the menu of a row runs a move, moves the record to the trash and restores it', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(`${products}?q=Harbour Classic`)
  const state = page.locator('.MuiDataGrid-cell[data-field="status"]').first()
  const menu = page.getByRole('button', { name: 'Actions for Harbour Classic' })
  await expect(state).toHaveText('Published')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await expect(state).toHaveText('Draft')
  await menu.click()
  const remove = page.getByRole('menuitem', { name: 'Delete' })
  await expect(remove).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toHaveCount(0)
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Trash' }).click()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(menu).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave the trash' }).click()
  await expect(menu).toBeVisible()
})

test('a click on the menu or the checkbox of a row does not open the record', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(products)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.mouse.click(5, 400)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.locator('.MuiDataGrid-row').first().getByRole('checkbox').click()
  await expect(page.getByText('1 selected').last()).toBeVisible()
  await expect(page).toHaveURL(/list$/)
})

test('a user with read access only has no checkboxes, row menus or New link', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  const list = listPage(page)
  await list.openGrid('/dashboard/categories')
  await expect(list.titles.first()).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^New/ })).toHaveCount(0)
})

test('an export contains all pages of the list, with its search and order', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(`${products}?sort=-code&size=10&q=card`)
  const total = Number((await list.range.textContent())?.split(' of ')[1])
  const exportAs = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ])
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
  }
  const csv = await exportAs('CSV file')
  expect(csv.name).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
  const lines = csv.bytes.toString('utf8').trim().split(/\r?\n/)
  expect(lines).toHaveLength(total + 1)
  const first = await list.titles.first().textContent()
  expect(lines[1]).toContain(first)
  const sheet = await exportAs('Excel file (XLSX)')
  expect(sheet.name).toMatch(/\.xlsx$/)
  expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK')
})

test('a bulk action shows the number of records counted by the server, and changes exactly those', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  const orange = encodeURIComponent('{"and":[{"field":"colors","op":"in","value":["orange"]}]}')
  await list.openGrid(`${products}?filter=${orange}&size=10`)
  const total = (await list.range.textContent())?.split(' of ')[1] ?? ''
  await page.getByRole('checkbox', { name: 'Select this page' }).click()
  await page.getByRole('button', { name: `Select all ${total} that match` }).click()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText(`Delete ${total} records?`)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(list.range).toContainText(`of ${total}`)

  await page.getByRole('button', { name: 'Unselect' }).click()
  await page.locator('.MuiDataGrid-row').nth(0).getByRole('checkbox').click()
  await page.locator('.MuiDataGrid-row').nth(1).getByRole('checkbox').click()
  const chosen = await list.titles.nth(1).textContent()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('heading')).toHaveText('Delete 2 records?')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(list.range).toContainText(`of ${Number(total) - 2}`)
  await expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Trash' }).click()
  await expect(page.getByRole('link', { name: chosen ?? '', exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select this page' }).click()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Restore' }).click()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('button', { name: 'Leave the trash' }).click()
  await expect(list.range).toContainText(`of ${total}`)
})

test('a bulk action stopped before it began changes nothing', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(`${products}?q=card&size=10`)
  const rows = page.locator('.MuiDataGrid-row')
  await rows.nth(0).getByRole('checkbox').click()
  await rows.nth(1).getByRole('checkbox').click()
  const range = (await list.range.textContent()) ?? ''
  // The request that runs the plan never reaches the server, so that it can be stopped.
  await page.route('**/api/products/bulk', (route) =>
    route.request().postDataJSON()['dryRun'] === true ? route.continue() : undefined,
  )
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const panel = page.getByRole('region', { name: 'Work in progress' })
  await expect(panel.getByRole('progressbar')).toBeVisible()
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(panel).toContainText('Stopped before anything was done.')
  await expect(panel.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await page.reload()
  await expect(list.range).toHaveText(range)
})

test('a bulk action shows which record was refused and why', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(`${products}?q=Signet Payment Ring`)
  await page.locator('.MuiDataGrid-row').first().getByRole('checkbox').click()
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  const panel = page.getByRole('region', { name: 'Work in progress' })
  await expect(panel).toContainText('1 record was refused.')
  await expect(panel.getByRole('listitem').last()).toContainText('Signet Payment Ring: ')
})

test('a bulk edit sets a value in many records, and Undo restores all of them', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(`${products}?q=Harbour&size=10`)
  const stock = page.locator('.MuiDataGrid-cell[data-field="stock"]')
  const total = Number((await list.range.textContent())?.split(' of ')[1])
  await expect(stock).toHaveCount(Math.min(total, 10))
  const before = await stock.allTextContents()
  await page.getByRole('checkbox', { name: 'Select this page' }).click()
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Edit', exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('Choose what is to change.')
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Stock' }).click()
  await dialog.getByLabel(/^Stock/).fill('4321')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('heading')).toHaveText(`Edit ${before.length} records`)
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(stock.first()).toHaveText('4,321')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(stock).toHaveText(before)
})
