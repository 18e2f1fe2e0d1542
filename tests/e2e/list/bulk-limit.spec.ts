import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openDisplayed, type Language } from '../examine/display'
import { expect, test } from '../fixtures'
import { listPage } from './list-page'

const customers = '/dashboard/customers'

const messages: Record<Language, { readonly next: string; readonly verb: string; readonly refusal: string }> =
  {
    en: {
      next: 'Select this page',
      verb: 'Delete',
      refusal: 'This can be done to at most 10,000 records at once. Narrow the list first.',
    },
    cn: {
      next: '选择本页',
      verb: '删除',
      refusal: '一次最多处理 10,000 条记录，请先缩小列表范围。',
    },
  }

/** Selecting so many rows takes a hundred pages, so the request names other records than the selected ones. */
async function selectMoreThanAllowed(page: Page): Promise<void> {
  const ids = Array.from({ length: 10_001 }, () => randomUUID())
  await page.route('**/api/customers/bulk', (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), ids } }),
  )
}

for (const language of ['en', 'cn'] as const)
  test(`more than 10,000 records that are named one by one are refused, with the limit: ${language}`, async ({
    signedInPage,
  }) => {
    const { next, verb, refusal } = messages[language]
    const page = await signedInPage('admin')
    await openDisplayed(page, customers, { language, themeMode: 'light', themeDirection: 'ltr', width: 1280 })
    await expect(listPage(page).grid).toBeVisible()
    await selectMoreThanAllowed(page)
    await page.getByRole('checkbox', { name: next }).click()
    await page.getByRole('region').getByRole('button', { name: verb, exact: true }).click()
    await expect(page.getByRole('dialog').getByText(refusal)).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(1)
  })
