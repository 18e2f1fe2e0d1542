import type { Page } from '@playwright/test'
import { newPerson, openWith, promote } from '../auth-codes'
import { headersOf } from '../examine/calendar'
import { cardsIn, drag, kanban, titlesIn } from '../examine/board'
import { expect, test } from '../fixtures'

/** Opens the board as a new user with the role manager. */
async function openAsManager(page: Page): Promise<void> {
  const person = await newPerson(page.request)
  await promote(page.request, person.id)
  await openWith(page, person.accessToken, kanban)
}

const picker = (page: Page, title: string) =>
  page.getByRole('button', { name: `Board: ${title}`, exact: true })

async function openMenu(page: Page, title: string) {
  await picker(page, title).click()
  return page.getByRole('menu', { name: `Board: ${title}` })
}

/** Creates a board through the form, and waits until it is shown. */
async function createBoard(page: Page, name: string): Promise<void> {
  await page.goto(kanban)
  await page.getByRole('button', { name: /^Board: / }).click()
  await page.getByRole('menuitem', { name: 'New board…' }).click()
  const form = page.getByRole('dialog', { name: 'New board' })
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(picker(page, name)).toBeVisible()
}

async function addColumn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a column' }).click()
  await page.getByRole('textbox', { name: 'Name of the column' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

async function addCard(page: Page, column: string, title: string): Promise<void> {
  await page.getByRole('button', { name: `Add card to ${column}` }).click()
  await page.getByRole('textbox', { name: `Add card to ${column}` }).fill(title)
  await page.keyboard.press('Enter')
  await expect(titlesIn(page, column).filter({ hasText: title })).toBeVisible()
  await page.keyboard.press('Escape')
}

test('a second board has its own columns and cards, is remembered, and is left when it is deleted', async ({
  page,
}) => {
  await openAsManager(page)
  const before = (await page.getByRole('button', { name: /^Board: / }).textContent()) ?? ''
  await createBoard(page, 'Launch of the app')
  await addColumn(page, 'To launch')
  await addCard(page, 'To launch', 'Write the announcement')
  // The address of the menu has no board: the last one is opened.
  await page.goto(kanban)
  await expect(titlesIn(page, 'To launch')).toHaveText(['Write the announcement'])
  const menu = await openMenu(page, 'Launch of the app')
  await expect(menu.getByRole('menuitemradio', { name: 'Launch of the app' })).toBeChecked()
  await menu.getByRole('menuitemradio', { name: before, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'To launch', exact: true })).toBeHidden()
  await page.goBack()
  await expect(titlesIn(page, 'To launch')).toHaveText(['Write the announcement'])
  await (
    await openMenu(page, 'Launch of the app')
  )
    .getByRole('menuitem', { name: 'Edit Launch of the app…' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(picker(page, before)).toBeVisible()
})

test('a card is saved as a template, and new cards are copies of it with its checklist', async ({ page }) => {
  await openAsManager(page)
  await createBoard(page, 'Templates of a test')
  await addColumn(page, 'Drafts')
  await addCard(page, 'Drafts', 'Weekly report')
  await titlesIn(page, 'Drafts').click()
  const dialog = page.getByRole('dialog', { name: 'Weekly report' })
  await dialog.getByRole('textbox', { name: 'Add an item' }).fill('Collect the numbers')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('checkbox')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Save as a template' }).click()
  await expect(page.getByText('Weekly report is a template now.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The template is not on the board.
  await expect(cardsIn(page, 'Drafts')).toHaveCount(1)
  await page.getByRole('button', { name: 'From a template, to Drafts' }).click()
  await page.getByRole('menuitem', { name: 'Weekly report' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Weekly report' }).getByRole('checkbox', { name: /Collect/ }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cardsIn(page, 'Drafts')).toHaveCount(2)
  await page.getByRole('button', { name: 'Templates', exact: true }).click()
  await expect(cardsIn(page, 'Drafts')).toHaveCount(1)
})

test('a column is archived with its cards, found in the list of archived columns, and restored', async ({
  page,
}) => {
  await openAsManager(page)
  await createBoard(page, 'Archive of a test')
  await addColumn(page, 'Old work')
  await addCard(page, 'Old work', 'Finished long ago')
  await page.getByRole('button', { name: 'Actions for the column Old work' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByRole('heading', { name: 'Old work', exact: true })).toBeHidden()
  await (
    await openMenu(page, 'Archive of a test')
  )
    .getByRole('menuitem', { name: 'Archived columns' })
    .click()
  await expect(page).toHaveURL(/kanbanColumns|columns/)
  await expect(page.getByRole('grid').getByText('Old work')).toBeVisible()
  await page.getByRole('button', { name: /Actions for Old work/ }).click()
  await page.getByRole('menuitem', { name: 'Unarchive' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Old work' })).toHaveCount(0)
  await page.goto(kanban)
  await expect(titlesIn(page, 'Old work')).toHaveText(['Finished long ago'])
})

test('a long column renders more cards while it is scrolled', async ({ page }) => {
  await openAsManager(page)
  await createBoard(page, 'Long column of a test')
  await addColumn(page, 'Long')
  const headers = await headersOf(page)
  const board = new URL(page.url()).searchParams.get('board')
  const answer = await page.request.get(`/api/kanban/board?_within=${board}`, { headers })
  const { columnOrder } = ((await answer.json()) as { board: { columnOrder: string[] } }).board
  for (let index = 1; index <= 40; index++) {
    const data = { name: `Card ${index}`, column: columnOrder[0] }
    expect((await page.request.post('/api/kanbanCards', { data, headers })).ok()).toBe(true)
  }
  await page.reload()
  await expect(titlesIn(page, 'Long').first()).toHaveText('Card 1')
  expect(await cardsIn(page, 'Long').count()).toBeLessThan(40)
  await expect
    .poll(async () => {
      await cardsIn(page, 'Long').last().scrollIntoViewIfNeeded()
      return titlesIn(page, 'Long').last().textContent()
    })
    .toBe('Card 40')
})

test('cards are grouped in lanes, and moved to another lane with the menu and the mouse', async ({
  page,
}) => {
  await openAsManager(page)
  await createBoard(page, 'Lanes of a test')
  await addColumn(page, 'Work')
  await addCard(page, 'Work', 'First')
  await addCard(page, 'Work', 'Second')
  await page.getByRole('button', { name: 'Lanes: No lanes' }).click()
  await page.getByRole('menuitemradio', { name: 'Priority' }).click()
  await expect(titlesIn(page, 'Work, Medium')).toHaveText(['First', 'Second'])
  await page.getByRole('button', { name: 'Actions for First' }).click()
  await page.getByRole('menuitem', { name: 'Move to Work, High' }).click()
  await expect(titlesIn(page, 'Work, High')).toHaveText(['First'])
  await expect(cardsIn(page, 'Work, High').getByText('High')).toBeVisible()
  await drag(page, cardsIn(page, 'Work, Medium').first(), 'Work, High')
  await expect(titlesIn(page, 'Work, High')).toHaveText(['Second', 'First'])
  await expect(cardsIn(page, 'Work, High').getByText('High')).toHaveCount(2)
  await page.reload()
  await expect(titlesIn(page, 'Work, High')).toHaveText(['Second', 'First'])
  const lane = page.getByRole('button', { name: /^High/, expanded: true })
  await lane.click()
  await expect(titlesIn(page, 'Work, High')).toHaveCount(0)
})

test('cards are grouped by their labels, and a move to another lane replaces the first one', async ({
  page,
}) => {
  await openAsManager(page)
  await createBoard(page, 'Labels of a test')
  await addColumn(page, 'Work')
  await addCard(page, 'Work', 'Plain')
  await addCard(page, 'Work', 'Marked')
  const headers = await headersOf(page)
  const found = await page.request.get('/api/kanbanCards?q=Marked', { headers })
  const [card] = (await found.json()) as { id: string }[]
  const data = { labels: ['bug', 'fx'] }
  expect((await page.request.patch(`/api/kanbanCards/${card?.id}`, { headers, data })).ok()).toBe(true)
  await expect(cardsIn(page, 'Work').getByText('fx', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Lanes: No lanes' }).click()
  await page.getByRole('menuitemradio', { name: 'Labels' }).click()
  await expect(titlesIn(page, 'Work, bug')).toHaveText(['Marked'])
  await drag(page, cardsIn(page, 'Work, No labels').first(), 'Work, bug')
  await expect(titlesIn(page, 'Work, bug')).toHaveText(['Plain', 'Marked'])
  await page.getByRole('button', { name: 'Actions for Marked' }).click()
  await page.getByRole('menuitem', { name: 'Move to Work, No labels' }).click()
  await expect(titlesIn(page, 'Work, No labels')).toHaveText(['Marked'])
  await page.reload()
  await expect(titlesIn(page, 'Work, bug')).toHaveText(['Plain'])
  await expect(titlesIn(page, 'Work, No labels')).toHaveText(['Marked'])
})
