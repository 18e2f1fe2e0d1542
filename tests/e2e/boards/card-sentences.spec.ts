import { newPerson, openWith, promote } from '../auth-codes'
import { cardNamed, kanban } from '../examine/board'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'

test('a card offers the columns of its board, has its changes as sentences, and is found when archived', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const person = await newPerson(request)
  await promote(request, person.id)
  const headers = { Authorization: `Bearer ${person.accessToken}` }
  const make = async (resource: string, data: object): Promise<string> => {
    const answer = await request.post(`/api/${resource}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { id: string }).id
  }
  const name = `Sentences ${person.id.slice(-6)}`
  const [board, other] = [
    await make('kanbanBoards', { name }),
    await make('kanbanBoards', { name: `${name} 2` }),
  ]
  const todo = await make('kanbanColumns', { name: `Todo ${name}`, board })
  await make('kanbanColumns', { name: `Doing ${name}`, board })
  await make('kanbanColumns', { name: `Later ${name}`, board: other })
  const checklist = [{ what: 'two', done: false }]
  await make('kanbanCards', { name: 'Told', column: todo, checklist })
  await openWith(page, person.accessToken, `${kanban}?board=${board}`)
  await page.setViewportSize({ width: 1280, height: 900 })

  const dialog = page.getByRole('dialog', { name: 'Told', exact: true })
  await cardNamed(page, `Todo ${name}`, 'Told').getByRole('link').click()
  await test.step('only columns of its board', async () => {
    const column = dialog.getByRole('combobox', { name: 'Column' })
    await column.fill(name)
    await expect(page.getByRole('option', { name: `Doing ${name}` })).toBeVisible()
    await expect(page.getByRole('option', { name: `Later ${name}` })).toHaveCount(0)
    await page.getByRole('option', { name: `Doing ${name}` }).click()
    await expect(dialog.getByText(`moved this from Todo ${name} to Doing ${name}`)).toBeVisible()
  })
  await test.step('an item of the checklist', async () => {
    await dialog.getByRole('checkbox', { name: 'Done: two' }).check()
    await expect(dialog.getByText('completed “two”')).toBeVisible()
  })
  await test.step('the confirmation of a delete names Undo', async () => {
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete: Told?' })
    await expect(question.getByText('The message that follows offers Undo.')).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
  })
  await dialog.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await quiet(page)
  await test.step('a form for any board names the board of each column', async () => {
    await page.goto(`/dashboard/kanban/new`)
    await page.getByRole('combobox', { name: 'Column' }).fill(name)
    await expect(page.getByRole('option', { name: `Later ${name} ${name} 2`, exact: true })).toBeVisible()
  })
  await test.step('archived cards', async () => {
    await page.goto(`${kanban}?board=${board}`)
    await page.getByRole('button', { name: `Board: ${name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Archived cards', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Told', exact: true })).toBeVisible()
  })
})

test('a new event has a time, and its inputs name guests and reminders', async ({ page, request }) => {
  const person = await newPerson(request)
  await openWith(page, person.accessToken, '/dashboard/calendar/new')
  const start = page.getByRole('group', { name: 'Starts' }).or(page.getByLabel('Starts')).first()
  await expect(start).toBeVisible()
  await expect(page.getByText('No guests yet', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a guest', exact: true })).toBeVisible()
  await expect(page.getByText('No reminders yet', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a reminder', exact: true })).toBeVisible()
})
