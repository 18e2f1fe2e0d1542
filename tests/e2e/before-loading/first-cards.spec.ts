import type { Page } from '@playwright/test'
import { cardNamed, kanban, ownColumns, titlesIn } from '../examine/board'
import { expect, expectUnchanged, heldTest as test } from '../examine/held'
import { hold } from '../examine/hold'

// The page of a board renders its first cards before the application has loaded, which is held back until `load`.

for (const direction of ['ltr', 'rtl'])
  test(`the cards of a board are shown before the application has loaded, and stay in place when it takes over, ${direction}`, async ({
    openHeld,
    baseURL,
  }) => {
    const held = await openHeld('/favicon.svg')
    const { page } = held
    await page.context().addCookies([{ name: 'themeDirection', value: direction, url: baseURL ?? '' }])
    const [name] = await ownColumns(page, `Steady ${direction}`, ['Anna', 'Bert'])
    await page.goto(kanban)
    const column = page.getByRole('region', { name, exact: true })
    const title = column.getByRole('link', { name: 'Anna', exact: true })
    await expect(title).toHaveAttribute('href', /^\/dashboard\/kanban\//)
    await expect(column.getByText('2 cards', { exact: true })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Board', exact: true, pressed: true })).toBeVisible()
    expect(await page.locator('html').getAttribute('dir')).toBe(direction)
    const sent = await expectUnchanged(held, async () => [
      await column.innerText(),
      await title.boundingBox(),
    ])
    expect(sent).not.toContain('/api/kanban/board')
  })

test('a card that is pressed before the application has loaded is opened above the board, which keeps its position', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg')
  const [column] = await ownColumns(page, 'Early', ['First', 'Second'])
  await page.goto(kanban)
  await expect(titlesIn(page, column)).toHaveText(['First', 'Second'])
  const board = page.locator('#first-rows [data-frame]')
  await board.evaluate((element) => element.scrollTo(40, 0))
  // Below its title, where the card is no link.
  await cardNamed(page, column, 'Second').click({ position: { x: 160, y: 4 } })
  await load()
  await expect(page.getByRole('dialog', { name: 'Second' })).toBeVisible()
  expect(await page.locator('#root [data-frame]').evaluate(({ scrollLeft }) => scrollLeft)).toBe(40)
  await page.keyboard.press('Escape')
  await expect(cardNamed(page, column, 'Second')).toBeFocused()
})

test('a button for a new card that is pressed before the application has loaded opens its form', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg')
  const [column] = await ownColumns(page, 'Soon', [])
  await page.goto(kanban)
  await page.getByRole('button', { name: `Add card to ${column}` }).click()
  await load()
  await expect(page.getByRole('textbox', { name: `Add card to ${column}` })).toBeFocused()
})

test('a board has a visible skeleton until its cards arrive, and one in lanes is left to the application', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg')
  const cards = await hold(page, '**/api/kanban/board*')
  await page.goto(kanban)
  const bone = page.locator('#first-rows .skeleton').last()
  await expect(bone).toBeVisible()
  expect(await bone.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  )
  cards.letThrough()
  await expect(page.locator('#first-rows a[data-record]').first()).toBeVisible()
  await page.goto(`${kanban}?lanes=priority`)
  await expect(page.locator('#first-rows h1')).toBeVisible()
  await load()
  await expect(page.locator('#root a[data-record]').first()).toBeVisible()
})

test('users see only the cards and the buttons that their role allows before the application has loaded', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld(kanban, 'user')
  await expect(page.locator('#first-rows a[data-record]').first()).toBeVisible()
  const text = await page.locator('#first-rows [data-frame]').innerText()
  const menus = await namesOfMenus(page, '#first-rows')
  await load()
  const board = page.locator('#root [data-frame]')
  for (const line of text.split('\n')) await expect(board).toContainText(line)
  // The application renders more cards as soon as it can.
  await expect
    .poll(() => namesOfMenus(page, '#root'))
    .toEqual({ cards: expect.arrayContaining(menus.cards), columns: menus.columns })
  expect(menus.columns).toEqual([])
})

/** The names of the menus of the cards and of the columns. */
async function namesOfMenus(page: Page, within: string) {
  const namesIn = (elements: Element[]) => elements.map((element) => element.getAttribute('aria-label'))
  const column = page.locator(`${within} [data-column]`)
  return {
    cards: await column.locator('li [aria-haspopup="menu"]').evaluateAll(namesIn),
    columns: await column.locator('header [aria-haspopup="menu"]').evaluateAll(namesIn),
  }
}
