import { newStaff } from './board-person'
import { kanban, titlesIn } from '../examine/board'
import { expect, test } from '../fixtures'

test('labels of other cards of the board are suggested while typing, and chosen by keyboard', async ({
  page,
}) => {
  const { headers, create } = await newStaff(page)
  const boardWith = async (name: string, labels: readonly string[]) => {
    const board = await create('/api/kanbanBoards', { name, members: [], isOpen: false })
    const column = await create('/api/kanbanColumns', { name: `${name} column`, board: board.id })
    await create('/api/kanbanCards', { name: 'Labelled', column: column.id, labels })
    return { board: board.id, column: column.id }
  }
  await boardWith('Labels elsewhere', ['Gardening'])
  const { board, column } = await boardWith('Labels here', ['Garage', 'Kitchen'])
  const { id } = await create('/api/kanbanCards', { name: 'Without labels', column })
  await page.goto(`${kanban}?board=${board}&record=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Without labels' })
  const labels = dialog.getByRole('combobox', { name: 'Labels' })
  const stored = async () =>
    ((await (await page.request.get(`/api/kanbanCards/${id}`, { headers })).json()) as { labels: string[] })
      .labels
  await labels.fill('gar')
  await expect(page.getByRole('option')).toHaveText(['Garage'])
  await labels.press('ArrowDown')
  await labels.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Garage', exact: true })).toBeVisible()
  await expect(labels).toHaveValue('')
  // A new label is created as before, also when it is a part of one in use.
  await labels.fill('kit')
  await expect(page.getByRole('option')).toHaveText(['Kitchen'])
  await labels.press('Enter')
  await expect.poll(stored).toEqual(['Garage', 'kit'])
  // What is typed is a label once the focus leaves the field.
  await labels.fill('attic')
  await labels.press('Tab')
  await expect.poll(stored).toEqual(['Garage', 'kit', 'attic'])
  // Escape closes the suggestions, and only then the dialog.
  await labels.fill('kitc')
  await expect(page.getByRole('option')).toHaveText(['Kitchen'])
  await labels.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await labels.fill('')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(titlesIn(page, 'Labels here column')).toHaveText(['Labelled', 'Without labels'])
})
