import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { listPage, products } from './list-page'

const lines = (count: number, code: string) =>
  Array.from({ length: count }, (_, row) => `${code} ${row},${code}-${row},Cards,${row}.50`)
const csv = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['Name,Product code,Category,Price', ...rows, ''].join('\n')),
})
/** Begins the import of a file of products; resolves when its first rows are stored. */
async function begin(page: Page, file: ReturnType<typeof csv>): Promise<void> {
  await page.goto('/dashboard/e-commerce/import')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: /^Import [\d,]+ rows$/ }).click()
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0)
}
const count = async (page: Page, code: string) => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const answer = await page.request.get(`/api/products?_start=0&_end=1&q=${code}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { total: number }).total
}
const openJob = async (page: Page, name: string) => {
  await page.goto('/dashboard/jobs')
  await page.getByRole('row', { name }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

test('an import continues when its tab is closed; its job shows the progress and the skipped rows, and undoes it', async ({
  signedInPage,
}) => {
  test.setTimeout(120_000)
  const first = await signedInPage('admin')
  await begin(first, csv('closed.csv', [...lines(1500, 'Closedtab'), 'No price,CLOSED-X,Cards,much']))
  const page = await first.context().newPage()
  const questions: string[] = []
  first.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await first.close({ runBeforeUnload: true })
  await openJob(page, 'closed.csv')
  await expect(page.getByRole('main').getByText('Finished', { exact: true }).first()).toBeVisible({
    timeout: 60_000,
  })
  expect(questions).toEqual([])
  expect(await count(page, 'Closedtab')).toBe(1500)
  await expect(page.getByRole('main').getByText('Enter a number.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download these rows' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toContain('No price,CLOSED-X,Cards,much,')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => count(page, 'Closedtab'), { timeout: 60_000 }).toBe(0)
})

test('the history of a record leads to the bulk change that changed it', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(`${products}?sort=code&size=10&status=published`)
  const title = (await list.titles.first().textContent()) ?? ''
  for (const index of [0, 1]) await page.locator('.MuiDataGrid-row').nth(index).getByRole('checkbox').click()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0)
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('button', { name: 'Show the history' }).click()
  await page.getByRole('link', { name: 'by bulk change “Unpublish” of 2 records' }).click()
  await expect(page).toHaveURL(/\/dashboard\/jobs\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unpublish: Products, 2 records')
  await expect(page.getByRole('main')).toContainText('2 of 2')
  await expect(page.getByRole('main').getByText('100%')).toHaveCount(1)
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 records are as they were.').first()).toBeVisible()
})

test('a running job is stopped on its page; what it has done stays done', async ({ signedInPage }) => {
  test.setTimeout(120_000)
  const first = await signedInPage('admin')
  await begin(first, csv('stopped.csv', lines(9900, 'Stoppedjob')))
  const page = await first.context().newPage()
  await openJob(page, 'stopped.csv')
  await page.getByRole('main').getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('main').getByText('Stopped', { exact: true }).first()).toBeVisible()
  const done = await count(page, 'Stoppedjob')
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThan(9900)
})
