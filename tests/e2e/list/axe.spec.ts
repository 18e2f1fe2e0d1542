import { findingsOn } from '../examine/axe'
import { expect, test } from '../fixtures'
import { listPage, products } from './list-page'

for (const mode of ['dark', 'light'])
  for (const language of ['en', 'cn'])
    test(`no findings, ${mode}, ${language}`, async ({ signedInPage }) => {
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
      expect(await findingsOn(page)).toEqual([])
      for (const index of [0, 1, 2]) {
        await page.locator('[aria-haspopup="dialog"]').nth(index).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.waitForTimeout(400)
        expect(await findingsOn(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.setViewportSize({ width: 390, height: 800 })
      await expect(page.getByRole('listitem').first()).toBeVisible()
      expect(await findingsOn(page)).toEqual([])
    })
