import {
  cardNamed,
  cardsIn,
  drag,
  kanban,
  moveCall,
  ownColumns,
  announcement,
  titlesIn,
} from '../examine/board'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'

const refusal = JSON.stringify({ title: 'state', status: 409, message: 'Not today.', detail: 'Not today.' })

test('two users drag different cards at the same time, and both moves are saved', async ({
  signedInPage,
}) => {
  const [item, other] = [await signedInPage('admin'), await signedInPage('manager')]
  const [first, second] = await ownColumns(item, 'Both', ['Apple', 'Pear', 'Plum'])
  for (const page of [item, other]) {
    await page.goto(kanban)
    await expect(titlesIn(page, first)).toHaveText(['Apple', 'Pear', 'Plum'])
  }
  await Promise.all([
    drag(item, cardNamed(item, first, 'Apple'), second),
    drag(other, cardNamed(other, first, 'Plum'), second),
  ])
  for (const page of [item, other]) {
    await expect(titlesIn(page, first)).toHaveText(['Pear'])
    await expect(titlesIn(page, second)).toHaveCount(2)
  }
  await item.reload()
  await expect(titlesIn(item, first)).toHaveText(['Pear'])
  await expect
    .poll(async () => (await titlesIn(item, second).allInnerTexts()).toSorted())
    .toEqual(['Apple', 'Plum'])
})

test('a card is moved with the keyboard, and every step is announced', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const [first, second] = await ownColumns(page, 'Keys', ['Anna', 'Bert'])
  await page.goto(kanban)
  const anna = cardNamed(page, first, 'Anna')
  await anna.focus()
  await page.keyboard.press('Space')
  await expect(announcement(page)).toHaveText(`You have lifted Anna, number 1 of 2 in ${first}.`)
  await page.keyboard.press('ArrowDown')
  await expect(announcement(page)).toHaveText(`Anna is now number 2 of 2 in ${first}.`)
  await page.keyboard.press('Escape')
  await expect(announcement(page)).toHaveText('Anna is back where it was.')
  await expect(titlesIn(page, first)).toHaveText(['Anna', 'Bert'])
  await expect(page.locator('[data-dragging]')).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(announcement(page)).toHaveText(/^You have lifted/)
  await page.keyboard.press('ArrowRight')
  await expect(announcement(page)).toHaveText(`Anna is now number 1 of 1 in ${second}.`)
  // The card is in its new column before the server has responded.
  const saved = page.waitForResponse(moveCall)
  await page.keyboard.press('Space')
  await expect(announcement(page)).toHaveText(`Anna was dropped as number 1 of 1 in ${second}.`)
  await expect(titlesIn(page, second)).toHaveText(['Anna'])
  await expect(cardNamed(page, second, 'Anna')).toBeFocused()
  await saved
  await page.reload()
  await expect(titlesIn(page, second)).toHaveText(['Anna'])
})

test('the menu of a card moves it, and the move is announced in the language of the page', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const [first, second] = await ownColumns(page, 'Menu', ['Alpha', 'Beta'])
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'cn'))
  await page.goto(kanban)
  await cardNamed(page, first, 'Alpha').getByRole('button').click()
  await page.getByRole('menuitem', { name: '下移' }).click()
  await expect(titlesIn(page, first)).toHaveText(['Beta', 'Alpha'])
  // The response renders the cards again, which would close an open menu.
  await expect(page.locator('.toast').filter({ hasText: '已移动“Alpha”。' })).toBeVisible()
  await quiet(page)
  await cardNamed(page, first, 'Alpha').getByRole('button').click()
  await page.getByRole('menuitem', { name: `移到“${second}”` }).click()
  await expect(titlesIn(page, second)).toHaveText(['Alpha'])
  await expect(
    page.getByRole('status').filter({ hasText: `“Alpha”已放到“${second}”列第 1 位，共 1 位。` }),
  ).toHaveCount(1)
  await expect(cardNamed(page, second, 'Alpha')).toBeFocused()
})

test('a move that the server rejects puts the card back and shows the error', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const [first, second] = await ownColumns(page, 'Refused', ['Left'])
  await page.goto(kanban)
  await expect(titlesIn(page, first)).toHaveText(['Left'])
  await page.route(moveCall, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: refusal,
    }),
  )
  await cardNamed(page, first, 'Left').getByRole('button').click()
  await page.getByRole('menuitem', { name: `Move to ${second}` }).click()
  await expect(page.getByText('Not today.')).toBeVisible()
  await expect(titlesIn(page, first)).toHaveText(['Left'])
  await expect(titlesIn(page, second)).toHaveCount(0)
})

test('columns are added, renamed, moved and deleted on the board, and Undo restores a column with its cards', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await ownColumns(page, 'Order', [])
  await page.goto(kanban)
  const main = page.getByRole('main')
  const heads = main.getByRole('heading', { level: 2 })
  const menu = (name: string) => main.getByRole('button', { name: `Actions for the column ${name}` }).click()
  await main.getByRole('button', { name: 'Add a column' }).click()
  await main.getByRole('textbox', { name: 'Name of the column' }).fill('Parked')
  await page.keyboard.press('Enter')
  await expect(heads.filter({ hasText: 'Parked' })).toBeVisible()
  await main.getByRole('button', { name: 'Add card to Parked' }).click()
  const line = main.getByRole('form', { name: 'Add card to Parked' })
  for (const title of ['First', 'Second']) {
    await line.getByRole('textbox').fill(title)
    await page.keyboard.press('Enter')
  }
  await expect(titlesIn(page, 'Parked')).toHaveText(['First', 'Second'])
  await expect(line.getByRole('textbox')).toHaveValue('')
  await line.getByRole('textbox').press('Escape')
  await menu('Parked')
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await main.getByRole('textbox', { name: 'Name of the column' }).fill('Waiting')
  await page.keyboard.press('Enter')
  await expect(titlesIn(page, 'Waiting')).toHaveText(['First', 'Second'])
  await menu('Waiting')
  await page.getByRole('menuitem', { name: /^Move before/ }).click()
  await expect(heads.last()).not.toHaveText('Waiting')
  await expect(page.locator('.toast').filter({ hasText: 'The column Waiting was moved.' })).toBeVisible()
  await quiet(page)
  await menu('Waiting')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Its 2 cards are deleted with it.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(heads.filter({ hasText: 'Waiting' })).toHaveCount(0)
  const deleted = page.locator('.toast').filter({ hasText: 'Waiting was deleted' })
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(titlesIn(page, 'Waiting')).toHaveText(['First', 'Second'])
  await quiet(page)
  await main.getByRole('button', { name: 'Order two', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(announcement(page)).toHaveText(/^You have lifted the column Order two/)
  await page.keyboard.press('ArrowLeft')
  await expect(announcement(page)).toHaveText(/^The column Order two is now number \d+ of \d+\.$/)
  await page.keyboard.press('Space')
  await expect(heads.filter({ hasText: /^Order/ })).toHaveText(['Order two', 'Order one'])
})

test('a card that the server rejects stays in the input and can be submitted again', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const [first] = await ownColumns(page, 'Typed', [])
  await page.goto(kanban)
  await page.getByRole('button', { name: `Add card to ${first}` }).click()
  const line = page.getByRole('form', { name: `Add card to ${first}` }).getByRole('textbox')
  await page.route('**/api/kanbanCards', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', body: refusal }),
  )
  await line.fill('Mooring')
  await line.press('Enter')
  await expect(page.getByText('Not today.')).toBeVisible()
  await expect(line).toHaveValue('Mooring')
  await expect(titlesIn(page, first)).toHaveCount(0)
  await page.unroute('**/api/kanbanCards')
  await line.press('Enter')
  await expect(titlesIn(page, first)).toHaveText(['Mooring'])
})

test('dropping an invoice on the column Sent sends it after a confirmation, and it cannot be moved back to Draft', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  // A card is moved by keyboard only between columns that are in view.
  await page.setViewportSize({ width: 2200, height: 900 })
  await page.goto('/dashboard/invoice/list?view=board')
  await expect(titlesIn(page, 'Draft').first()).toBeVisible()
  const draft = cardsIn(page, 'Draft').first()
  const name = (await draft.locator('a[data-record]').innerText()).trim()
  await drag(page, draft, 'Sent')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(name)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await drag(page, cardNamed(page, 'Draft', name), 'Sent')
  const answered = page.waitForResponse(/\/api\/invoices\/[^/]+\/send$/)
  await question.getByRole('button', { name: 'Send' }).click()
  expect((await answered).ok()).toBe(true)
  await expect(question).toHaveCount(0)
  await expect(titlesIn(page, 'Draft').filter({ hasText: name })).toHaveCount(0)
  // Both columns have been refetched, so the order of the cards does not change any more.
  await quiet(page)
  const sent = cardsIn(page, 'Sent').first()
  const number = (await sent.locator('a[data-record]').innerText()).trim()
  await sent.focus()
  await page.keyboard.press('Space')
  await expect(announcement(page)).toHaveText(/^You have lifted/)
  await page.keyboard.press('ArrowLeft')
  await expect(announcement(page)).toHaveText(new RegExp(`^You have lifted ${number}, number 1 of`))
  await page.keyboard.press('ArrowRight')
  await expect(announcement(page)).toHaveText(new RegExp(`^${number} is now number 1 of \\d+ in Paid`))
  await page.keyboard.press('Escape')
  await expect(titlesIn(page, 'Sent').filter({ hasText: number })).toBeVisible()
})

test('on a phone a board column has nearly the full width, and the page does not scroll horizontally', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(kanban)
  const column = page.getByRole('main').getByRole('region').first()
  await expect(column).toBeVisible()
  await expect.poll(async () => (await column.boundingBox())?.width).toBeGreaterThan(280)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'List menu' }).click()
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(page).toHaveURL(/\/kanban\/list\?view=table$/)
})

test('the columns of a board do not move when its quick filters appear', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await quiet(page)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/board-view-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(kanban)
  const skeleton = page.getByRole('status', { name: 'Board' })
  await expect(skeleton).toBeVisible()
  const before = await skeleton.boundingBox()
  release()
  await expect(page.getByRole('group', { name: 'Quick filters' })).toBeVisible()
  await expect(skeleton).toHaveCount(0)
  const after = await page.getByRole('main').locator('[data-frame]').boundingBox()
  expect(after?.y).toBe(before?.y)
})
