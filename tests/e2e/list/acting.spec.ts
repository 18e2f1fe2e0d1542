import { expect, test } from '../fixtures'
import { listPage, products } from './list-page'

test('a row is moved, put into the trash and brought back, by what its menu offers', async ({
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
  await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Trash' }).click()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(menu).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave the trash' }).click()
  await expect(menu).toBeVisible()
})

test('a click on a menu or a box is no click on its row', async ({ signedInPage }) => {
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

test('whoever may only read is offered nothing else', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  const list = listPage(page)
  await list.openGrid(products)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^New/ })).toHaveCount(0)
})
