import type { Page } from '@playwright/test'
import { chooseOption } from '../choose-option'
import { call } from '../examine/call'
import {
  displays,
  expect,
  expectUnchanged,
  heldTest as test,
  requestedUntilStream,
  setCookies,
} from '../examine/held'
import { hold } from '../examine/hold'
import { still, withFonts } from '../examine/rest'

// The page of a catalogue renders its facets and its first cards before the application has loaded, which is held back
// until `load`.

const shopFor = (name: string) => `/dashboard/e-commerce/shop?q=${encodeURIComponent(name)}`

let made = 0
/** Creates and publishes products; one is cheaper than before, and one sold out. Returns a word that only they have. */
async function sell(page: Page, start: string): Promise<string> {
  const word = `${start}${++made}${Date.now()}`
  const { id: category } = await call(page, 'POST', '/api/categories', { name: `${word} things` })
  for (const [index, values] of [
    { price: 4000, stock: 5, colors: ['red', 'blue'], category },
    { price: 3000, priceBefore: 4000, stock: 9, colors: [] },
    { price: 19_000, stock: 0, colors: ['green'], category },
  ].entries()) {
    const name = `${word} number ${index}`
    const code = name.replaceAll(' ', '-').toUpperCase()
    const { id } = await call(page, 'POST', '/api/products', { name, code, ...values })
    await call(page, 'POST', `/api/products/${id}/publish`)
  }
  return word
}

/** The names, positions and looks of everything below the header. */
const partsOf = (page: Page) =>
  page
    .getByRole('main')
    // MUI has a legend without a text in each input.
    .locator(
      'h1, a, button, input, label, legend:not([aria-hidden] *), li, img, p, strong, s, select, [role="img"], [role="status"]',
    )
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const { color, fontSize, fontWeight } = getComputedStyle(part)
        const name =
          part.getAttribute('aria-label') ?? (part as HTMLElement).innerText.replaceAll(/\s+/g, ' ')
        const state = part instanceof HTMLInputElement ? part.value : (part.getAttribute('href') ?? '')
        const box = [x, y, width, height].map((side) => Math.round(side))
        return [part.tagName, name, state, ...box, color, fontSize, fontWeight].join(' ')
      }),
    )

const productCards = (page: Page, word: string) =>
  page
    .getByRole('list', { name: 'Products' })
    .or(page.getByRole('list', { name: '产品' }))
    .getByRole('listitem')
    .filter({ hasText: word })
/** The cards that are shown before the application has loaded. */
const firstCards = (page: Page, word: string) => page.locator('#first-rows').locator(productCards(page, word))

for (const [name, width, cookies] of [
  ...displays,
  ['on a phone from right to left', 360, { themeDirection: 'rtl', themeMode: 'light' }],
] as const)
  test(`the cards of a catalogue are shown before the application has loaded, and stay as they are, ${name}`, async ({
    openHeld,
  }) => {
    const held = await openHeld('/favicon.svg')
    const { page } = held
    const word = await sell(page, 'Gangway')
    await setCookies(page, cookies)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(shopFor(word))
    await expect(firstCards(page, word)).toHaveCount(3)
    await expect(page.locator('#first-rows [data-bones]')).toHaveCount(0)
    if (width > 900) await expect(page.locator('#first-rows legend').first()).toBeVisible()
    await withFonts(page.getByRole('heading', { level: 1 }), productCards(page, word))
    await still(page)
    const sent = await expectUnchanged(held, () => partsOf(page))
    expect(sent).not.toContain('/api/products')
    expect(sent).not.toContain('/api/products/facets')
  })

test('the texts of a catalogue in Chinese stay the same when the application takes over', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg')
  const word = await sell(page, 'Windlass')
  await setCookies(page, { i18nextLng: 'cn' })
  await page.goto(shopFor(word))
  await expect(firstCards(page, word)).toHaveCount(3)
  await expect(page.locator('#first-rows legend').first()).toBeVisible()
  const texts = () =>
    page
      .getByRole('main')
      .locator('h1, a, button, legend:not([aria-hidden] *), label, li, p, [role="img"], [role="status"]')
      .evaluateAll((parts) =>
        parts.map((part) => [part.getAttribute('aria-label'), (part as HTMLElement).innerText]),
      )
  const before = await texts()
  expect(before.flat()).toEqual(expect.arrayContaining(['产品', '加入购物车', '分类']))
  await load()
  expect(await texts()).toEqual(before)
})

test('what is chosen in a facet before the application has loaded narrows the catalogue when it takes over', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg')
  const word = await sell(page, 'Hawser')
  await page.goto(shopFor(word))
  await page.getByRole('checkbox', { name: /^Red/ }).check()
  await load()
  await expect(page).toHaveURL(/colors/)
  await expect(page.getByRole('checkbox', { name: /^Red/ })).toBeChecked()
  await expect(productCards(page, word)).toHaveText([new RegExp(`${word} number 0`)])

  const typed = await openHeld(shopFor(word))
  await typed.page.getByLabel('Price from: From').fill('35')
  await typed.page.getByLabel('Price from: To').fill('50')
  await typed.page.getByRole('button', { name: 'Apply' }).click()
  await typed.load()
  await expect(productCards(typed.page, word)).toHaveText([new RegExp(`${word} number 0`)])
})

test('order, cart and filters that are pressed before the application has loaded work when it takes over', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg')
  const word = await sell(page, 'Thole')
  await page.goto(shopFor(word))
  await page.getByRole('combobox', { name: 'Order by' }).click()
  await load()
  await expect(page.getByRole('listbox', { name: 'Order by' })).toBeVisible()

  const bought = await openHeld(shopFor(word))
  await bought.page.getByRole('button', { name: `Add to cart: ${word} number 0` }).click()
  await bought.load()
  await expect(bought.page.getByRole('main').getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible()

  const narrow = await openHeld('/favicon.svg')
  await narrow.page.setViewportSize({ width: 360, height: 800 })
  await narrow.page.goto(shopFor(word))
  await narrow.page.getByRole('button', { name: 'Filter', exact: true }).click()
  await narrow.load()
  await expect(narrow.page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('the order and the cart that a user has stored are shown before the application has loaded', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg')
  const word = await sell(page, 'Cleat')
  await page.goto(shopFor(word))
  await load()
  await page.getByRole('button', { name: `Add to cart: ${word} number 1` }).click()
  await chooseOption(page.getByLabel('Order by'), 'Best selling')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('redux-product'))).toContain('-sold')
  const program = await hold(page, '**/assets/boot-*.js')
  await page.goto(shopFor(word))
  await expect(firstCards(page, word)).toHaveCount(3)
  await expect(page).toHaveURL(/sort=-sold/)
  await expect(page.getByLabel('Order by')).toHaveValue('Best selling')
  await expect(page.getByRole('main').getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible()
  const sent = requestedUntilStream(page)
  program.letThrough()
  await expect(page.locator('#first-rows')).toHaveCount(0)
  await expect(page.getByLabel('Order by')).toHaveValue('Best selling')
  expect(sent).not.toContain('/api/products')
  // The cart is stored for the user alone.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('redux-product') ?? '') as object
    localStorage.setItem('redux-product', JSON.stringify({ ...stored, owner: '"another"' }))
  })
  const again = await hold(page, '**/assets/boot-*.js')
  await page.goto(shopFor(word))
  await expect(firstCards(page, word)).toHaveCount(3)
  await expect(page.getByRole('main').getByRole('link', { name: 'Cart, 0 pieces' })).toBeVisible()
  await expect(page).not.toHaveURL(/sort=/)
  again.letThrough()
})

test('cards and facets have skeletons until they arrive, each for itself', async ({ openHeld }) => {
  const { page } = await openHeld('/favicon.svg')
  const word = await sell(page, 'Pawl')
  const rows = await hold(page, '**/api/products?*')
  const facets = await hold(page, '**/api/products/facets*')
  await page.goto(shopFor(word))
  const first = page.locator('#first-rows')
  await expect(first.getByRole('status', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
  await expect(first.locator('[data-bones]').first()).toBeVisible()
  facets.letThrough()
  await expect(first.getByRole('checkbox', { name: /^Red/ })).toBeVisible()
  await expect(first.getByRole('status', { name: 'Products' })).toBeVisible()
  await first.getByRole('checkbox', { name: /^Red/ }).check()
  rows.letThrough()
  await expect(firstCards(page, word)).toHaveCount(3)
  await expect(first.getByRole('checkbox', { name: /^Red/ })).toBeChecked()
})

test('a catalogue with conditions, and one that is ordered by a price, are left to the application', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg')
  const word = await sell(page, 'Sheave')
  const filter = encodeURIComponent(JSON.stringify({ and: [{ field: 'colors', op: 'in', value: ['red'] }] }))
  await page.goto(`${shopFor(word)}&filter=${filter}`)
  await expect(page.locator('#first-rows h1')).toBeVisible()
  await load()
  await expect(productCards(page, word)).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: /^Red/ })).toBeChecked()
  const sorted = await openHeld(`${shopFor(word)}&sort=lowestPrice`)
  await expect(sorted.page.locator('#first-rows h1')).toBeVisible()
  await sorted.load()
  await expect(productCards(sorted.page, word)).toHaveCount(3)
})

test('users have no switch to the table before the application has loaded, as afterwards', async ({
  openHeld,
}) => {
  const made = await openHeld('/favicon.svg')
  const word = await sell(made.page, 'Rowlock')
  const { page, load } = await openHeld(shopFor(word), 'user')
  await expect(firstCards(page, word)).toHaveCount(3)
  await expect(page.locator('#first-rows legend').first()).toBeVisible()
  await withFonts(page.getByRole('heading', { level: 1 }), productCards(page, word))
  await still(page)
  const before = await partsOf(page)
  expect(before.join('\n')).not.toContain('Table')
  await load()
  expect(await partsOf(page)).toEqual(before)
})
