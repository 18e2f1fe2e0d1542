import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { chooseOption } from '../choose-option'

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })
const cartLink = (page: Page) => main(page).getByRole('link', { name: /^Cart, / })
const total = (page: Page) => page.getByRole('complementary', { name: 'Summary' })

/** Calls the API as the user of the page. */
async function call(page: Page, method: string, path: string, data?: object): Promise<{ id: string }> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { Authorization: `Bearer ${token}` }
  const response = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
  return (await response.json()) as { id: string }
}

/** Creates and publishes a product for this test. Returns its id. */
async function sell(admin: Page, name: string, values: object = {}): Promise<string> {
  const code = name.replaceAll(' ', '-').toUpperCase()
  const given = { name, code, price: 4000, stock: 5, colors: ['red', 'blue'], ...values }
  const { id } = await call(admin, 'POST', '/api/products', given)
  await call(admin, 'POST', `/api/products/${id}/publish`)
  return id
}

/** Expects that the cart does not overflow its card at any width. */
async function keepsToItsCard(page: Page): Promise<void> {
  for (const width of [360, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const step = main(page).locator('section', { has: page.getByRole('heading', { name: 'Cart', level: 2 }) })
    const isWithin = () => step.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
    await expect.poll(isWithin, { message: `at ${width} px` }).toBe(true)
  }
}

const shopFor = (name: string) => `/dashboard/e-commerce/shop?q=${encodeURIComponent(name)}`

test('a user adds a product to the cart, checks out, and an administrator sees the order', async ({
  signedInPage,
}) => {
  const [admin, page] = [await signedInPage('admin'), await signedInPage('user')]
  await sell(admin, 'Wharf counter')
  await page.goto(shopFor('Wharf counter'))
  await card(page, 'Wharf counter').getByRole('button', { name: 'Add to cart: Wharf counter' }).click()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 piece')
  await main(page).getByRole('link', { name: 'Wharf counter' }).click()
  await main(page).getByRole('radio', { name: 'Blue' }).check()
  await main(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 pieces')

  await cartLink(page).click()
  await expect(page.getByRole('row', { name: /Wharf counter/ })).toContainText('Red, Blue')
  await keepsToItsCard(page)
  await expect(total(page)).toContainText('€80.00')
  await page.getByRole('button', { name: 'One more Wharf counter' }).click()
  await expect(total(page)).toContainText('€120.00')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Express').check()
  await expect(total(page)).toContainText('€135.00')
  await page.getByLabel('Card number').fill('4111 1111 1111 1111')
  await page.getByLabel('Card expiry').fill('09/99')
  await page.getByLabel('Card code').fill('123')
  await page.getByRole('button', { name: 'Pay €135.00' }).click()
  await expect(main(page).getByText('Only test cards are taken')).toBeVisible()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay €135.00' }).click()

  await expect(main(page).getByText('Thank you for your order')).toBeVisible()
  const output = await main(page)
    .getByText(/ORD-\d{4}-\d{5}/)
    .textContent()
  const number = /ORD-\d{4}-\d{5}/.exec(output ?? '')?.[0] ?? ''
  await admin.goto(`/dashboard/orders?q=${number}`)
  await expect(main(admin).getByRole('row').filter({ hasText: number })).toContainText('€135.00')
  await page.goto('/dashboard/e-commerce/checkout')
  await expect(main(page).getByText('The cart is empty')).toBeVisible()
})

test('the cart is kept after a reload and shared with other tabs', async ({ signedInPage }) => {
  const [admin, page] = [await signedInPage('admin'), await signedInPage('user')]
  await sell(admin, 'Mooring ring')
  await page.goto(shopFor('Mooring ring'))
  await card(page, 'Mooring ring')
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await page.reload()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 piece')
  const other = await page.context().newPage()
  await other.goto('/dashboard/e-commerce/checkout')
  await other.getByRole('button', { name: 'One more Mooring ring' }).click()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 pieces')
  await other.getByRole('button', { name: 'Remove Mooring ring from the cart' }).click()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 0 pieces')
})

test('after a reload a changed price and missing stock are shown and must be accepted', async ({
  signedInPage,
}) => {
  const [admin, page] = [await signedInPage('admin'), await signedInPage('manager')]
  const id = await sell(admin, 'Ballast stone')
  await page.goto(shopFor('Ballast stone'))
  const add = card(page, 'Ballast stone').getByRole('button', { name: /^Add to cart/ })
  await add.click()
  await add.click()
  await add.click()
  await call(admin, 'PATCH', `/api/products/${id}`, { price: 4500, stock: 2 })
  await page.goto('/dashboard/e-commerce/checkout')
  const news = main(page).getByRole('alert')
  await expect(news).toContainText('Ballast stone now costs €45.00 instead of €40.00.')
  await expect(news).toContainText('Only 2 of Ballast stone are available, not 3.')
  await news.getByRole('button', { name: 'Accept' }).click()
  await expect(news).toHaveCount(0)
  await expect(total(page)).toContainText('€90.00')
})

test('a buyer chooses a variant on the page of a product and orders it', async ({ signedInPage }) => {
  const [admin, page] = [await signedInPage('admin'), await signedInPage('user')]
  const product = await sell(admin, 'Deck jacket')
  for (const [size, price] of [
    ['small', null],
    ['large', 4600],
  ] as const)
    await call(admin, 'POST', '/api/variants', { product, code: `DECK-${size}`, size, price, stock: 3 })
  await page.goto(shopFor('Deck jacket'))
  await main(page).getByRole('link', { name: 'Choose a variant of Deck jacket' }).click()
  await main(page).getByRole('radio', { name: 'Large' }).check()
  await expect(main(page).getByText('€46.00')).toBeVisible()
  await main(page).getByRole('button', { name: 'Add to cart' }).click()
  await cartLink(page).click()
  await expect(page.getByRole('row', { name: /Deck jacket/ })).toContainText('Large')
  await expect(total(page)).toContainText('€46.00')
})

test('filters and order of the shop are in the URL, and the order is remembered', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  await page.goto('/dashboard/e-commerce')
  await expect(page).toHaveURL(/\/e-commerce\/shop/)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('radio', { name: /^Terminals/ }).click()
  await expect(page).toHaveURL(/category/)
  await filters.getByRole('checkbox', { name: /^Black/ }).click()
  await expect(page).toHaveURL(/colors/)
  await chooseOption(page.getByLabel('Order by'), 'Price, high to low')
  await expect(page).toHaveURL(/sort=-lowestPrice/)
  await expect(page).toHaveURL(/colors/)
  // The URL changes before the page has rendered, and with it the order is stored.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('redux-product')))
    .toContain('-lowestPrice')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Add to cart' }).first()).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=-lowestPrice/)
  await page.goto('/dashboard/e-commerce/shop')
  await expect(page).toHaveURL(/sort=-lowestPrice/)
})

test('a review waits for approval, and then appears on the product with its stars', async ({
  signedInPage,
}) => {
  const [admin, page] = [await signedInPage('admin'), await signedInPage('user')]
  const id = await sell(admin, 'Signal lamp')
  await page.goto('/dashboard/e-commerce/shop')
  const cart = [{ id, colors: [], quantity: 1, price: 4000 }]
  const buyer = {
    personName: 'Grace',
    phoneNumber: '+442071234567',
    email: 'g@buyers.example',
    address: 'Lane',
    city: 'London',
    country: 'GB',
  }
  const order = {
    cart,
    ...buyer,
    paymentMethod: 'card',
    cardNumber: '4242 4242 4242 4242',
    cardExpiry: '09/99',
  }
  await call(page, 'POST', '/api/checkout/place', { ...order, cardCode: '123' })
  await page.goto('/dashboard/e-commerce/product/signal-lamp')
  await page.getByRole('button', { name: 'Write a review' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('radio', { name: '4 Stars' }).dispatchEvent('click')
  await form.getByLabel(/^Title/).fill('Bright enough')
  await form.getByLabel(/^Review/).fill('Seen from the other side of the harbour.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByText('Your review')).toBeVisible()
  await admin.goto('/dashboard/reviews?q=Bright')
  await main(admin).getByRole('link', { name: 'Bright enough' }).click()
  await admin.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(main(admin).getByText('Approved', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('Seen from the other side of the harbour.')).toBeVisible()
  await expect(main(page).getByText('Verified buyer')).toBeVisible()
  await expect(main(page).getByRole('img', { name: '4 of 5 stars' }).first()).toBeVisible()
  // The head of the page shows them.
  await expect(
    main(page)
      .locator('dt')
      .filter({ hasText: /^(Price|Stock|Rating)/ }),
  ).toHaveCount(0)
})
