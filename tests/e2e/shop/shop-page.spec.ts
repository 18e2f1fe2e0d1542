import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { chooseOption } from '../choose-option'
import { expect, test } from '../fixtures'

const main = (page: Page) => page.getByRole('main')
const shopFor = (name: string) => `/dashboard/e-commerce/shop?q=${encodeURIComponent(name)}`
const cards = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })
const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`

/** Calls the API as the user of the page. */
async function call(page: Page, method: string, path: string, data?: object): Promise<{ id: string }> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { Authorization: `Bearer ${token}` }
  const response = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
  return (await response.json()) as { id: string }
}

/** Creates a product, and publishes it unless it is a draft. */
async function sell(
  admin: Page,
  name: string,
  values: object = {},
  isDraft = false,
): Promise<{ id: string }> {
  const product = await call(admin, 'POST', '/api/products', {
    name,
    code: randomUUID(),
    price: 4000,
    stock: 5,
    ...values,
  })
  if (!isDraft) await call(admin, 'POST', `/api/products/${product.id}/publish`)
  return product
}

test('a buyer has the shop and no table of products', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  await page.goto('/dashboard/e-commerce/list')
  await expect(page).toHaveURL(/\/e-commerce\/shop/)
  await expect(main(page).getByLabel('Order by')).toBeVisible()
  const menu = page.getByRole('navigation').first()
  await expect(menu.getByRole('link', { name: 'Products', exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Low stock' })).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: /Columns|Trash|Export/ })).toHaveCount(0)
  await expect(main(page).getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Import' })).toHaveCount(0)
})

test('a manager who may not delete products has no trash', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/e-commerce/list')
  await expect(main(page).getByRole('button', { name: 'Columns' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Trash' })).toHaveCount(0)
})

test('the shop of an administrator shows what buyers see', async ({ signedInPage }) => {
  const admin = await signedInPage('admin')
  const name = unique('Quay hook')
  await sell(admin, `${name} sold`)
  await sell(admin, `${name} draft`, {}, true)
  await admin.goto(shopFor(name))
  await expect(cards(admin, name)).toHaveCount(1)
  await expect(cards(admin, name)).toContainText('sold')
})

test('prices are ordered in one currency, and related products have the same one', async ({
  signedInPage,
}) => {
  const [admin, page] = [await signedInPage('admin'), await signedInPage('user')]
  const name = unique('Harbour lens')
  const category = await call(admin, 'POST', '/api/categories', { name })
  await sell(admin, `${name} large`, { price: 8500, category: category.id })
  await sell(admin, `${name} small`, { price: 4900, category: category.id })
  await sell(admin, `${name} yuan`, { price: 6000, currency: 'CNY', category: category.id })
  await page.goto(shopFor(name))
  await expect(cards(page, name)).toHaveCount(3)
  await chooseOption(page.getByLabel('Order by'), 'Price, low to high')
  await expect(main(page).getByText(/^Only prices in Euro \(EUR\) are shown/)).toBeVisible()
  await expect(cards(page, name)).toHaveCount(2)
  await expect(cards(page, name).first()).toContainText('small')
  await page.getByRole('link', { name: `${name} small` }).click()
  const related = main(page).getByRole('region', { name: 'You may also like' })
  await expect(related.getByRole('link')).toHaveText([`${name} large`])
})

test('a search is in the URL while it is typed', async ({ signedInPage }) => {
  const [admin, page] = [await signedInPage('admin'), await signedInPage('user')]
  const name = unique('Bollard cap')
  await sell(admin, name)
  await page.goto('/dashboard/e-commerce/shop')
  await main(page).getByRole('searchbox').pressSequentially(name)
  await expect(page).toHaveURL(/q=Bollard/)
  await expect(cards(page, name)).toHaveCount(1)
})

/** PNG files of eight by eight pixels, in base64. */
const pictures = {
  green:
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEElEQVR42mNgaGDAjoaWBACBfCABP+ifpgAAAABJRU5ErkJggg==',
  red: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mP4z8CAFTEMLQkAKP8/wc53yE8AAAAASUVORK5CYII=',
  blue: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEElEQVR42mNgYPiPAw0pCQCpcD/B/MtF/AAAAABJRU5ErkJggg==',
} as const

/** Uploads a picture. Returns its URL. */
async function uploaded(page: Page, color: keyof typeof pictures): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const buffer = Buffer.from(pictures[color], 'base64')
  const response = await page.request.post('/api/contents', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { file: { name: 'picture.png', mimeType: 'image/png', buffer } },
  })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { content: string }).content
}

test('the page of a product has the pictures of its variants, enlarges them, and shows deliveries with prices', async ({
  signedInPage,
}) => {
  const [admin, page] = [await signedInPage('admin'), await signedInPage('user')]
  const name = unique('Deck lamp')
  const { id: product } = await sell(admin, name, { cover: await uploaded(admin, 'green') })
  for (const color of ['red', 'blue'] as const)
    await call(admin, 'POST', '/api/variants', {
      product,
      code: randomUUID(),
      color,
      stock: 3,
      picture: await uploaded(admin, color),
    })
  await page.goto(shopFor(name))
  await page.getByRole('link', { name, exact: true }).click()
  const thumbnails = main(page).getByRole('group', { name: 'Pictures' }).getByRole('button')
  await expect(thumbnails).toHaveCount(3)
  const shown = () =>
    main(page).getByRole('button', { name: 'Enlarge the picture' }).locator('img').getAttribute('src')
  await main(page).getByRole('radio', { name: 'Blue' }).check()
  const blue = await shown()
  await main(page).getByRole('radio', { name: 'Red' }).check()
  await expect.poll(shown).not.toBe(blue)
  await main(page).getByRole('button', { name: 'Enlarge the picture' }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const deliveries = main(page).locator('dl').filter({ hasText: 'Express' })
  await expect(deliveries.locator('dd').first()).toHaveText(/days?, /)
})

test('the checkout shows the price of each delivery before one is chosen', async ({ signedInPage }) => {
  const [admin, page] = [await signedInPage('admin'), await signedInPage('user')]
  const name = unique('Pier mat')
  await sell(admin, name)
  await page.goto(shopFor(name))
  await main(page)
    .getByRole('button', { name: `Add to cart: ${name}` })
    .click()
  await main(page)
    .getByRole('link', { name: /^Cart, / })
    .click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(main(page).getByRole('heading', { name: 'Delivery address' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const express = main(page).locator('label').filter({ hasText: 'Express' })
  await expect(express.getByRole('radio')).not.toBeChecked()
  await expect(express).toContainText(/€\d/)
  await expect(main(page).locator('label').filter({ hasText: 'Standard' })).toContainText(/€\d|Free/)
})
