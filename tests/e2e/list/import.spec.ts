import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { refusedHeading } from '../examine/headings'
import { expect, test } from '../fixtures'
import { chooseOption } from '../choose-option'

const path = '/dashboard/e-commerce/import'
const csv = (lines: readonly string[]) => ({
  name: 'readers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Bezeichnung,Product code,Category,Price', ...lines, ''].join('\n')),
})
const many = (count: number, code: string) =>
  Array.from({ length: count }, (_, row) => `${code} ${row},${code}-${row},Cards,${row}.50`)
const choose = async (page: Page, file: ReturnType<typeof csv>) => {
  await page.goto(path)
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeFocused()
}
const total = async (page: Page, query: string) => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const answer = await page.request.get(`/api/products?_start=0&_end=1&q=${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { total: number }).total
}

test('rows of a file are matched to fields, checked, imported, and their invalid rows downloaded', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/e-commerce/list')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page).toHaveURL(path)
  const file = csv(['Reader one,E2E-1,Card readers,"1,200.50"', ',E2E-2,Sofas,much', ...many(20, 'Zzimport')])
  await choose(page, file)
  await chooseOption(page.getByLabel('Field for Bezeichnung'), 'Name')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('heading', { name: 'What the import would do' })).toBeFocused()
  await expect(page.getByText('21 new records')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'E2E-2' })
  await expect(row.getByRole('cell').nth(0)).toContainText('Fill this in.')
  await expect(row.getByRole('cell').nth(3)).toContainText('muchEnter a number.')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download these rows' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toContain(
    ',E2E-2,Sofas,much,Bezeichnung: Fill this in. Category: There is no such record.',
  )
  expect(await total(page, 'Zzimport')).toBe(0)
  await page.getByRole('button', { name: 'Import 21 rows' }).click()
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible()
  expect(await total(page, 'Zzimport')).toBe(20)

  await choose(page, file)
  await expect(page.getByLabel('Field for Bezeichnung')).toHaveValue('Name')
})

test('a file whose import was undone can be imported again', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const file = csv(many(3, 'Twiceonly'))
  await choose(page, file)
  await chooseOption(page.getByLabel('Field for Bezeichnung'), 'Name')
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible()
  await page.locator('section.card').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => total(page, 'Twiceonly')).toBe(0)
  await choose(page, file)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('3 new records')).toBeVisible()
})

test('a long import shows its progress on every page, and can be stopped and undone', async ({
  signedInPage,
}) => {
  test.setTimeout(120_000)
  const page = await signedInPage('admin')
  await choose(page, csv(many(10_000, 'Longone')))
  await chooseOption(page.getByLabel('Field for Bezeichnung'), 'Name')
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Import 10,000 rows' }).click({ timeout: 50_000 })
  const panel = page.getByRole('region', { name: 'Work in progress' })
  await expect(panel.getByRole('progressbar')).toBeVisible()
  await page.getByRole('link', { name: 'Customers', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(panel).toContainText(/rows not yet done/)
  const done = Number(/^.*?([\d,]+) created/s.exec((await panel.textContent()) ?? '')?.[1]?.replace(',', ''))
  expect(done).toBeGreaterThan(0)
  expect(await total(page, 'Longone')).toBe(done)
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => total(page, 'Longone'), { timeout: 40_000 }).toBe(0)
})

test('a finished long import creates a notification that links to its job', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await choose(page, csv(many(500, 'Toldone')))
  await chooseOption(page.getByLabel('Field for Bezeichnung'), 'Name')
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Import 500 rows' }).click({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Customers', exact: true }).first().click()
  await expect.poll(() => total(page, 'Toldone'), { timeout: 30_000 }).toBe(500)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const message = page.getByRole('link', { name: /The import of readers\.csv is finished.*500 records/ })
  await message.click({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('readers.csv')
  await expect(page).toHaveURL(/\/dashboard\/jobs\//)
})

test('a file of more rows than are checked at once is sent in parts and leads to its job, which is stopped', async ({
  signedInPage,
}) => {
  test.setTimeout(120_000)
  const page = await signedInPage('admin')
  const lines = [',NONE,Cards,much', ...many(20_000, 'Largefile')]
  await choose(page, csv(lines))
  await expect(page.getByText(/readers\.csv, .* kB/i)).toBeVisible()
  await chooseOption(page.getByLabel('Field for Bezeichnung'), 'Name')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Only the first 1,000 rows were checked.')).toBeVisible()
  await expect(page.getByText('999 new records')).toBeVisible()
  await page.getByRole('button', { name: 'Import the whole file' }).click()
  await expect(page).toHaveURL(/\/dashboard\/jobs\//)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('readers.csv')
  await expect(main.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /of 20,001$/)
  await main.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(main.getByText('Stopped', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('Enter a number.')).toBeVisible()
  const done = await total(page, 'Largefile')
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThan(20_000)
})

test('a file without rows, of another type or a workbook larger than 10 MB is rejected with a message', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto(path)
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Price\n') })
  await expect(page.getByRole('alert')).toContainText('There is no row in this file.')
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 0, 1, 2]) })
  await expect(page.getByRole('alert')).toContainText('Send a CSV or XLSX file.')
  const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'PK')
  await input.setInputFiles({ name: 'b.xlsx', mimeType: 'application/octet-stream', buffer: large })
  await expect(page.getByRole('alert')).toContainText('A workbook has at most 10 MB.')
})

test('a user who may not create products has no access to the import', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  await page.goto('/dashboard/categories')
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Import' })).toHaveCount(0)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(refusedHeading)
  await expect(page.getByRole('button', { name: 'Choose a file…' })).toHaveCount(0)
})
