import { ownBoard } from './board-person'
import { titlesIn } from '../examine/board'
import { expect, test } from '../fixtures'

test('a card is duplicated by its dialog, with its labels and checklist', async ({ page }) => {
  const { url, first, card, headers } = await ownBoard(page, 'Copies')
  const checklist = [{ what: 'Call the hotel', done: true }]
  const { id } = await card({ name: 'Book a room', labels: ['travel'], checklist })
  await page.goto(`${url}&record=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Book a room', exact: true })
  await dialog.getByRole('button', { name: 'Duplicate', exact: true }).click()
  await expect(page.locator('.toast').filter({ hasText: 'Copy of Book a room' })).toBeVisible()
  await page.goto(url)
  await expect(titlesIn(page, 'Copies one')).toHaveText(['Book a room', 'Copy of Book a room'])
  const found = await page.request.get(`/api/kanbanCards?column=${first.id}`, { headers })
  const cards = (await found.json()) as { name: string }[]
  expect(cards.find(({ name }) => name === 'Copy of Book a room')).toMatchObject({
    labels: ['travel'],
    checklist,
  })
})

test('several cards are moved to another column from the list, and Undo moves them back', async ({
  page,
}) => {
  const { url, card } = await ownBoard(page, 'Several')
  // Only these cards have this word.
  const word = `chair${Date.now()}`
  for (const name of ['Paint', 'Sand', 'Varnish']) await card({ name: `${name} ${word}` })
  await page.goto(`/dashboard/kanban/list?q=${word}`)
  await expect(page.getByRole('grid').getByText(`Varnish ${word}`, { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select this page' }).click()
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Edit', exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Column', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Column', exact: true }).fill('Several two')
  await page.getByRole('option', { name: 'Several two' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('heading')).toHaveText('Edit 3 records')
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeVisible()
  const board = await page.context().newPage()
  await board.goto(url)
  await expect(titlesIn(board, 'Several two')).toHaveCount(3)
  await undo.click()
  await expect(titlesIn(board, 'Several one')).toHaveCount(3)
  await expect(titlesIn(board, 'Several two')).toHaveCount(0)
})
