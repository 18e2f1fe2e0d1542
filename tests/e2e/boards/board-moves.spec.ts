import {
  addCard,
  cardNamed,
  drag,
  kanban,
  moveCall,
  ownColumns,
  announcement,
  titlesIn,
} from '../examine/board'
import { quiet } from '../examine/quiet'
import { atRest } from '../examine/rest'
import { expect, test } from '../fixtures'

test('Undo in the toast reverts a drag on a board', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const [first, second] = await ownColumns(page, 'Back', ['Bolt', 'Nut'])
  await page.goto(kanban)
  await drag(page, cardNamed(page, first, 'Bolt'), second)
  await expect(titlesIn(page, second)).toHaveText(['Bolt'])
  const message = page.locator('.toast').filter({ hasText: `Bolt was moved to ${second}.` })
  await message.getByRole('button', { name: 'Undo' }).click()
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
  test(`a column is dragged with the mouse, and Undo puts it back, ${direction}`, async ({
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
    await quiet(page)
    await atRest(page)
    const before = (await own.allInnerTexts()).map((text) => text.trim())
    const centre = async (index: number) => {
      const box = await own.nth(index).boundingBox()
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
    await expect(announcement(page)).toHaveText(/ is now number \d+ of /)
    await page.mouse.up()
    await expect(own).toHaveText(before.toReversed())
    const message = page.locator('.toast').filter({ hasText: `The column ${before[0]} was moved.` })
    await message.getByRole('button', { name: 'Undo' }).click()
    await expect(own).toHaveText(before)
  })

test('a moved card keeps the focus when its new column is rendered late', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const [first, second] = await ownColumns(page, 'Along', ['Buoy'])
  await page.goto(kanban)
  await cardNamed(page, first, 'Buoy').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(announcement(page)).toHaveText(`Buoy is now number 1 of 1 in ${second}.`)
  // The animation frame in which the board restores the focus runs before anything else is rendered.
  await page.evaluate(() => {
    window.requestAnimationFrame = (draw) => {
      draw(performance.now())
      return 1
    }
  })
  await page.keyboard.press('Space')
  await expect(titlesIn(page, second)).toHaveText(['Buoy'])
  await expect(cardNamed(page, second, 'Buoy')).toBeFocused()
})

test('a card stays in its new column when an older response of the board arrives late', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const [first, second] = await ownColumns(page, 'Late', ['Slow', 'Slower'])
  await page.goto(kanban)
  await expect(titlesIn(page, first)).toHaveText(['Slow', 'Slower'])
  let answer: () => void = () => undefined
  const isHeld = new Promise<void>((resolve) => (answer = resolve))
  let isConfirming = false
  await page.route('**/api/kanban/board*', async (route) => {
    if (isConfirming) return route.continue()
    const response = await route.fetch()
    isConfirming = true
    await isHeld
    // The page may have aborted the request.
    await route.fulfill({ response }).catch(() => undefined)
  })
  await addCard(page, second, 'Another')
  await expect.poll(() => isConfirming).toBe(true)
  await cardNamed(page, first, 'Slow').getByRole('button').click()
  const saved = page.waitForResponse(moveCall)
  await page.getByRole('menuitem', { name: `Move to ${second}` }).click()
  await saved
  answer()
  await expect(titlesIn(page, first)).toHaveText(['Slower'])
  await expect(titlesIn(page, second)).toHaveText(['Another', 'Slow'])
})

test('the browser asks before leaving the page while a move is still being saved', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const [first, second] = await ownColumns(page, 'Leaving', ['Ship'])
  await page.goto(kanban)
  const mayLeave = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
  let answer: () => void = () => undefined
  const isHeld = new Promise<void>((resolve) => (answer = resolve))
  await page.route(moveCall, async (route) => {
    await isHeld
    await route.continue()
  })
  await cardNamed(page, first, 'Ship').getByRole('button').click()
  expect(await mayLeave()).toBe(true)
  await page.getByRole('menuitem', { name: `Move to ${second}` }).click()
  await expect(titlesIn(page, second)).toHaveText(['Ship'])
  expect(await mayLeave()).toBe(false)
  answer()
  await expect.poll(mayLeave).toBe(true)
})
