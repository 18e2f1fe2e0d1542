import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { listPage } from './list-page'

/** Creates customers with this word in their names. */
async function createCustomers(page: Page, word: string, count: number): Promise<void> {
  const headers = {
    authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}`,
  }
  for (let index = 10; index < 10 + count; index++) {
    const data = { name: `${word} ${index}`, email: `${word}${index}@except.example`, country: 'DE' }
    const answer = await page.request.post('/api/customers', { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

test('one record is cleared of all that match, and a bulk action changes all others', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await createCustomers(page, 'Quorumly', 14)
  const list = listPage(page)
  await list.openGrid('/dashboard/customers?q=Quorumly&size=10&sort=name')
  const rows = page.locator('.MuiDataGrid-row')
  const bar = page.getByRole('region', { name: 'Selection', exact: true })
  await page.getByRole('checkbox', { name: 'Select this page' }).click()
  await bar.getByRole('button', { name: 'Select all 14 that match' }).click()
  await expect(bar).toContainText('All 14 that match are selected')

  await rows.nth(1).getByRole('checkbox').click()
  await expect(bar).toContainText('13 selected: all 14 that match except 1')
  await expect(rows.nth(0).getByRole('checkbox')).toBeChecked()
  await expect(rows.nth(1).getByRole('checkbox')).not.toBeChecked()
  // The space bar does the same, on another page too, and the first page keeps its exception.
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(4)
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await rows.nth(2).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(bar).toContainText('12 selected: all 14 that match except 2')
  await page.keyboard.press('Space')
  await expect(bar).toContainText('13 selected: all 14 that match except 1')

  await bar.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText('Delete 13 records?')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await list.openGrid('/dashboard/customers?q=Quorumly')
  await expect(list.titles).toHaveText(['Quorumly 11'])
})

test('cards and the plain table of a phone clear one record of all that match', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await createCustomers(page, 'Vestibular', 12)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/customers?q=Vestibular&size=10')
  const bar = page.getByRole('region', { name: 'Selection', exact: true })
  const boxes = page.getByRole('checkbox', { name: /^Select Vestibular/ })
  await expect(boxes).toHaveCount(10)
  for (const box of await boxes.all()) await box.check()
  await bar.getByRole('button', { name: 'Select all 12 that match' }).click()
  await boxes.first().uncheck()
  await expect(bar).toContainText('11 selected: all 12 that match except 1')
  await expect(boxes.nth(1)).toBeChecked()
  await bar.getByRole('button', { name: 'Select all 12 that match' }).click()
  await expect(bar).toContainText('All 12 that match are selected')
})
