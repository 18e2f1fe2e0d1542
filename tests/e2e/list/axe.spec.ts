import type { Page } from '@playwright/test'
import { findingsOn } from '../examine/axe'
import { atRest } from '../examine/rest'
import { expect, test } from '../fixtures'
import { listPage, products } from './list-page'

const selections = { en: 'Selection', cn: '所选记录' } as const

/** Waits until all fades have ended, because they lower the contrast. */
async function expectNoFindings(page: Page): Promise<void> {
  await atRest(page)
  expect(await findingsOn(page)).toEqual([])
}

for (const mode of ['dark', 'light'])
  for (const language of ['en', 'cn'] as const)
    test(`axe finds nothing on a list, its selection, its dialogs and its cards, ${mode}, ${language}`, async ({
      signedInPage,
    }) => {
      const page = await signedInPage('admin')
      const list = listPage(page)
      await page.addInitScript((theme) => {
        addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('data-theme', theme))
      }, mode)
      await page.evaluate((code) => localStorage.setItem('i18nextLng', code), language)
      const filter = encodeURIComponent(
        '{"and":[{"field":"status","op":"in","value":["draft","published"]}]}',
      )
      await list.openGrid(`${products}?filter=${filter}`)
      await page.locator('.MuiDataGrid-row').first().getByRole('checkbox').click()
      await expect(page.getByRole('region', { name: selections[language] })).toBeVisible()
      await expectNoFindings(page)
      for (const index of [0, 1, 2]) {
        await page.locator('[aria-haspopup="dialog"]').nth(index).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoFindings(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.setViewportSize({ width: 390, height: 800 })
      await expect(list.grid).toHaveCount(0)
      await expect(list.titles.first()).toBeVisible()
      await expectNoFindings(page)
    })
