import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'

test('the export of a long list is a job whose file its user downloads again', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/audit')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const first = readFileSync(await (await saved).path(), 'utf8')
  expect(first.split('\r\n').length).toBeGreaterThan(5000)
  await page.goto('/dashboard/jobs')
  const row = page.getByRole('row').filter({ hasText: 'Export' }).first()
  await expect(row).toContainText('Finished')
  await row.getByRole('link').first().click()
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download file' }).click()
  expect(readFileSync(await (await again).path(), 'utf8')).toBe(first)
})
