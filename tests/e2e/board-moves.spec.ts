import { cardNamed, cardsIn, drag, kanban, ownColumns, titlesIn } from './examine/board'
import { expect, test } from './fixtures'

test('a drag on a board is taken back by Undo in its toast', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const [first, second] = await ownColumns(page, 'Back', ['Bolt', 'Nut'])
  await page.goto(kanban)
  await drag(page, cardNamed(page, first, 'Bolt'), cardsIn(page, second).first())
  await expect(titlesIn(page, second)).toHaveText(['Bolt'])
  const told = page.locator('.toast').filter({ hasText: `Bolt was moved to ${second}.` })
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Bolt is as it was.')).toBeVisible()
  await expect(titlesIn(page, second)).toHaveCount(0)
  await expect(titlesIn(page, first)).toHaveText(['Bolt', 'Nut'])

  await cardNamed(page, first, 'Bolt').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  await expect(titlesIn(page, first)).toHaveText(['Nut', 'Bolt'])
  await page
    .locator('.toast')
    .filter({ hasText: 'Bolt was moved.' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(titlesIn(page, first)).toHaveText(['Bolt', 'Nut'])
})

for (const direction of ['ltr', 'rtl'])
  test(`a column is dragged by the mouse, and put back by Undo, ${direction}`, async ({
    signedInPage,
    baseURL,
  }) => {
    const page = await signedInPage('manager')
    const name = `Drag ${direction}`
    await ownColumns(page, name, ['Card'])
    await page.context().addCookies([{ name: 'themeDirection', value: direction, url: baseURL ?? '' }])
    await page.goto(kanban)
    const heads = page.getByRole('main').getByRole('heading', { level: 2 })
    const own = heads.filter({ hasText: name })
    await expect(own).toHaveCount(2)
    const before = (await own.allInnerTexts()).map((text) => text.trim())
    const centre = async (place: number) => {
      const box = await own.nth(place).boundingBox()
      if (!box) throw new Error('There is no such column')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const handle = own.nth(0).locator('[data-rfd-drag-handle-draggable-id]')
    const held = await handle.boundingBox()
    const goal = await centre(1)
    const start = { x: (held?.x ?? 0) + 8, y: (held?.y ?? 0) + 12 }
    const way = Math.sign(goal.x - start.x)
    expect(way).toBe(direction === 'rtl' ? -1 : 1)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + way * 12, start.y + 2, { steps: 4 })
    await page.mouse.move(goal.x + way * 60, goal.y + 4, { steps: 16 })
    await page.waitForTimeout(300)
    await page.mouse.up()
    await expect(own).toHaveText(before.toReversed())
    const told = page.locator('.toast').filter({ hasText: `The column ${before[0]} was moved.` })
    await told.getByRole('button', { name: 'Undo' }).click()
    await expect(own).toHaveText(before)
  })
