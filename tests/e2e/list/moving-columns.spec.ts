import type { Page } from '@playwright/test'
import { atRest } from '../examine/rest'
import { expect, test } from '../fixtures'
import { listPage, products } from './list-page'

const asDeclared = ['Name', 'Product code', 'Category', 'Price', 'Stock', 'Status', 'Created at']
type Direction = 'ltr' | 'rtl'

/** The labels of the columns with data, in reading order. */
async function headsOf(page: Page, direction: Direction): Promise<string[]> {
  const heads = await page.locator('[role="columnheader"][data-field]:not([data-field^="_"])').all()
  const spans = await Promise.all(
    heads.map(async (head) => ({
      x: (await head.boundingBox())?.x ?? 0,
      text: (await head.innerText()).trim(),
    })),
  )
  const labels = spans.toSorted((item, other) => item.x - other.x).flatMap(({ text }) => text || [])
  return direction === 'rtl' ? labels.toReversed() : labels
}

/** The list of products, whose heads can be moved. */
async function openMovable(page: Page, direction: Direction, url: string | undefined) {
  await page.context().addCookies([{ name: 'themeDirection', value: direction, url: url ?? '' }])
  const list = listPage(page)
  const mover = page.waitForResponse(/column-mover-.*\.js$/)
  await list.openGrid(products)
  await mover
  await atRest(page)
  await expect.poll(() => headsOf(page, direction)).toEqual(asDeclared)
  return list
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(`a column is moved by dragging its head, which does not sort, and stays there after a reload, ${direction}`, async ({
    signedInPage,
    baseURL,
  }) => {
    const page = await signedInPage('admin')
    const list = await openMovable(page, direction, baseURL)
    await drag(page, direction)
    const expected = ['Name', 'Price', 'Product code', 'Category', 'Stock', 'Status', 'Created at']
    await expect.poll(() => headsOf(page, direction)).toEqual(expected)
    await expect(page.getByRole('status').filter({ hasText: 'Price: column 2 of 7' })).toHaveCount(1)
    await expect(page).toHaveURL(new RegExp(`${products}$`))
    await page.reload()
    await expect(list.grid).toBeVisible()
    await expect.poll(() => headsOf(page, direction)).toEqual(expected)
    await list.head('Price').click()
    await expect(page).toHaveURL(/sort=price$/)
  })

  test(`Alt, Shift and an arrow key move a column, whose head keeps the focus, ${direction}`, async ({
    signedInPage,
    baseURL,
  }) => {
    const page = await signedInPage('admin')
    const list = await openMovable(page, direction, baseURL)
    const [forward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    await list.head('Price').focus()
    await page.keyboard.press(`Alt+Shift+${forward}`)
    const further = ['Name', 'Product code', 'Category', 'Stock', 'Price', 'Status', 'Created at']
    await expect.poll(() => headsOf(page, direction)).toEqual(further)
    await expect(list.head('Price')).toBeFocused()
    await page.keyboard.press(`Alt+Shift+${back}`)
    await expect.poll(() => headsOf(page, direction)).toEqual(asDeclared)
    await expect(list.head('Price')).toBeFocused()
    await page.keyboard.press(forward)
    await expect(list.head('Stock')).toBeFocused()
  })
}

test('Escape ends a drag without a move', async ({ signedInPage, baseURL }) => {
  const page = await signedInPage('admin')
  await openMovable(page, 'ltr', baseURL)
  await drag(page, 'ltr', 'Escape')
  await atRest(page)
  await expect.poll(() => headsOf(page, 'ltr')).toEqual(asDeclared)
  await expect(page).toHaveURL(new RegExp(`${products}$`))
})

test('a column that is moved where the URL has the columns is moved in the URL alone', async ({
  signedInPage,
  baseURL,
}) => {
  const page = await signedInPage('admin')
  const list = await openMovable(page, 'ltr', baseURL)
  await list.openGrid(`${products}?columns=name,code,price`)
  await atRest(page)
  await drag(page, 'ltr')
  await expect(page).toHaveURL(/columns=name%2Cprice%2Ccode$/)
  await list.openGrid(products)
  await expect.poll(() => headsOf(page, 'ltr')).toEqual(asDeclared)
})

/** Drags the head of the prices in front of that of the codes; a key is pressed before the release. */
async function drag(page: Page, direction: Direction, key?: string): Promise<void> {
  const list = listPage(page)
  const from = await list.head('Price').boundingBox()
  const to = await list.head('Product code').boundingBox()
  if (!from || !to) throw new Error('There is no head to drag')
  await page.mouse.move(from.x + from.width / 2, from.y + 24)
  await page.mouse.down()
  await page.mouse.move(direction === 'rtl' ? to.x + to.width - 8 : to.x + 8, to.y + 24, { steps: 6 })
  if (key) await page.keyboard.press(key)
  await page.mouse.up()
}
