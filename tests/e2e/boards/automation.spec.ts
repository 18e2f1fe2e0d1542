import { newPerson, openWith, promote } from '../auth-codes'
import { announcement, cardNamed, kanban, ownColumns, titlesIn } from '../examine/board'
import { headersOf } from '../examine/calendar'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'

test('a card that is moved into a finished column is completed by a rule, which its activity names', async ({
  page,
  request,
}) => {
  const person = await newPerson(request)
  await promote(request, person.id)
  await openWith(page, person.accessToken, '/dashboard/blank')
  const [first, second] = await ownColumns(page, 'Rules', ['Pay the rent'])
  const headers = await headersOf(page)
  const board = await (await page.request.get('/api/kanban/board', { headers })).json()
  const columns = (board as { board: { columns: { id: string; name: string }[] } }).board.columns
  const done = columns.find(({ name }) => name === second)?.id
  await page.request.patch(`/api/kanbanColumns/${done}`, { headers, data: { isDone: true } })
  await page.goto(kanban)
  await expect(titlesIn(page, first)).toHaveText(['Pay the rent'])
  await quiet(page)

  await cardNamed(page, first, 'Pay the rent').focus()
  await page.keyboard.press('Space')
  await expect(announcement(page)).toContainText('You have lifted Pay the rent')
  await page.keyboard.press('ArrowRight')
  await expect(announcement(page)).toContainText('Pay the rent is now')
  await page.keyboard.press('Space')
  await expect(titlesIn(page, second)).toHaveText(['Pay the rent'])
  await quiet(page)

  await titlesIn(page, second).click()
  const dialog = page.getByRole('dialog', { name: 'Pay the rent' })
  await expect(
    dialog.getByText('Completed set by the rule “Cards in a finished column are complete”'),
  ).toBeVisible()
  await expect(dialog.getByLabel('Completed', { exact: true })).not.toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.keyboard.press('Control+z')
  await expect(titlesIn(page, first)).toHaveText(['Pay the rent'])
  await titlesIn(page, first).click()
  const again = page.getByRole('dialog', { name: 'Pay the rent' })
  await expect(again.getByText('Completed set by the rule')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('record') ?? ''
  const stored = await (await page.request.get(`/api/kanbanCards/${id}`, { headers })).json()
  expect(stored).toMatchObject({ completedAt: null })
})
