import type { APIRequestContext, Locator } from '@playwright/test'
import { asAdmin, newPerson, openWith } from '../auth-codes'
import { cardNamed, kanban } from '../examine/board'
import { expect, test } from '../fixtures'

async function create(request: APIRequestContext, path: string, data: object): Promise<{ id: string }> {
  const response = await request.post(path, { data, headers: await asAdmin(request) })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()) as { id: string }
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Gives a user a photo. */
async function addPhoto(request: APIRequestContext, accessToken: string): Promise<void> {
  const headers = { Authorization: `Bearer ${accessToken}` }
  const file = { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }
  const uploaded = await request.post('/api/contents', { headers, multipart: { file } })
  const { content } = (await uploaded.json()) as { content: string }
  const data = { photoURL: content }
  const saved = await request.patch('/api/account/my-account', { headers, data })
  expect(saved.ok(), await saved.text()).toBe(true)
}

/** Waits until an element shows one photo that was loaded. */
const expectPhoto = (inside: Locator) =>
  expect
    .poll(() =>
      inside
        .locator('.avatar img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)),
    )
    .toEqual([1])

/** A board with two members who are not staff, the second with a name of their own, and a card. */
async function sharedBoard(request: APIRequestContext) {
  const [member, colleague] = [await newPerson(request), await newPerson(request)]
  const renamed = await request.patch(`/api/users/${colleague.id}`, {
    data: { displayName: 'Grace Hopper', firstName: 'Grace', lastName: 'Hopper' },
    headers: await asAdmin(request),
  })
  expect(renamed.ok(), await renamed.text()).toBe(true)
  await addPhoto(request, colleague.accessToken)
  const members = [member.id, colleague.id]
  const board = await create(request, '/api/kanbanBoards', { name: 'Shared', members, isOpen: false })
  const column = await create(request, '/api/kanbanColumns', { name: 'Shared work', board: board.id })
  const card = await create(request, '/api/kanbanCards', { name: 'Plan the move', column: column.id })
  const comment = await request.post('/api/cardComments', {
    data: { record: card.id, body: 'I can help' },
    headers: { Authorization: `Bearer ${colleague.accessToken}` },
  })
  expect(comment.status(), await comment.text()).toBe(201)
  return { member, colleague, board, card }
}

test('a member of a board who is not staff sees the names and photos of other members, and assigns one of them', async ({
  page,
}) => {
  const { member, colleague, board, card } = await sharedBoard(page.request)
  await openWith(page, member.accessToken, `${kanban}?board=${board.id}&record=${card.id}`)
  const dialog = page.getByRole('dialog', { name: 'Plan the move' })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'I can help' })).toContainText('Grace Hopper')
  await expectPhoto(dialog.getByRole('listitem').filter({ hasText: 'I can help' }))
  const assignees = dialog.getByRole('combobox', { name: 'Assignees' })
  await assignees.fill('hopp')
  await expect(page.getByRole('option')).toHaveText(['Grace Hopper'])
  await expectPhoto(page.getByRole('option'))
  await assignees.press('ArrowDown')
  await assignees.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Grace Hopper', exact: true })).toBeVisible()
  await expect
    .poll(async () => {
      const headers = { Authorization: `Bearer ${member.accessToken}` }
      const stored = await page.request.get(`/api/kanbanCards/${card.id}`, { headers })
      return ((await stored.json()) as { assignees: string[] }).assignees
    })
    .toEqual([colleague.id])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const onBoard = cardNamed(page, 'Shared work', 'Plan the move')
  await expect(onBoard.getByRole('img', { name: 'Grace Hopper', exact: true })).toBeVisible()
  await expectPhoto(onBoard)
  await page.reload()
  await expectPhoto(onBoard)
  await expect(onBoard.getByRole('img', { name: 'Grace Hopper', exact: true })).toBeVisible()
  await expect(page.getByText('Somebody')).toHaveCount(0)
})
