import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { listPage, products } from './list-page'

const cellOf = (page: Page, name: string) => page.locator(`[role="gridcell"][data-field="${name}"]`).first()
/** The field of the cell that has the focus, itself or a link in it. */
const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role="gridcell"]')?.getAttribute('data-field'))
const startOf = async (page: Page, name: string, isRtl: boolean) => {
  const box = await cellOf(page, name).boundingBox()
  return Math.round(isRtl ? (box?.x ?? 0) + (box?.width ?? 0) : (box?.x ?? 0))
}

for (const direction of ['ltr', 'rtl'] as const)
  test(`pinned columns stay in place while the others are scrolled, and are stored in a view, ${direction}`, async ({
    signedInPage,
    baseURL,
  }) => {
    const isRtl = direction === 'rtl'
    const page = await signedInPage('admin')
    await page.context().addCookies([{ name: 'themeDirection', value: direction, url: baseURL ?? '' }])
    await page.setViewportSize({ width: 1000, height: 800 })
    const columns = 'name,code,category,price,stock,status,createdAt,sold,weight'
    await listPage(page).openGrid(`${products}?columns=${columns}`)
    await page.getByRole('button', { name: 'Columns' }).click()
    const pin = page.getByRole('button', { name: 'Pin price' })
    await pin.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Pin name' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: 'Pin price' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page).toHaveURL(/pinned=name%2Cprice|pinned=name,price/)
    const before = [await startOf(page, 'name', isRtl), await startOf(page, 'price', isRtl)]
    await page
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((element, sign) => void (element.scrollLeft = sign * 400), isRtl ? -1 : 1)
    await expect.poll(() => startOf(page, 'name', isRtl)).toBe(before[0])
    await expect.poll(() => startOf(page, 'price', isRtl)).toBe(before[1])
    await expect(cellOf(page, 'weight')).toBeInViewport()

    // A cell that is focused by the keyboard is not below the pinned ones.
    await cellOf(page, 'weight').focus()
    for (const name of ['sold', 'createdAt', 'status', 'stock', 'category', 'code']) {
      await page.keyboard.press(isRtl ? 'ArrowRight' : 'ArrowLeft')
      await expect.poll(() => focusedField(page)).toBe(name)
    }
    await expect
      .poll(async () => {
        const [code, price] = [
          await cellOf(page, 'code').boundingBox(),
          await cellOf(page, 'price').boundingBox(),
        ]
        if (!code || !price) return false
        return isRtl ? code.x + code.width <= price.x + 1 : code.x >= price.x + price.width - 1
      })
      .toBe(true)
  })
