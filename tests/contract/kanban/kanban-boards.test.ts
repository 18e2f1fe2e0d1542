import { beforeEach, describe, expect, it } from 'vitest'
import type { AnsweredBoard } from '../support/contracts/board-contract'
import { errorsOf, type Client } from '../support/worlds/client'
import { kanbanWorld, moveCard, type Made } from '../support/business/kanban'
import { createPerson } from '../support/worlds/world'

const kanban = kanbanWorld()

interface Boards {
  readonly shown?: string
  readonly all: readonly { readonly id: string; readonly title: string }[]
}

const boardsOf = (board: AnsweredBoard): Boards => (board as unknown as { boards: Boards }).boards

async function created(client: Client, path: string, values: object): Promise<Made> {
  const answer = await client.post(path, values)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as Made
}

const newBoard = (client: Client, values: object) =>
  created(client, '/api/kanbanBoards', { isOpen: false, members: [], ...values })

const newColumn = (client: Client, name: string, board: string) =>
  created(client, '/api/kanbanColumns', { name, board })

const titlesOn = async (client: Client, board: string): Promise<string[]> =>
  (await kanban.calls.boardOf(client, `?_within=${board}`)).columns.map(({ title }) => String(title))

beforeEach(async () => {
  await kanban.world.database.query({ text: 'delete from "kanbanCards"' })
  await kanban.world.database.query({ text: 'delete from "kanbanColumns"' })
  await kanban.world.database.query({ text: 'delete from "kanbanBoards"' })
})

describe('several boards', () => {
  it('the first column of a workspace creates a board, and further columns without one are added to it', async () => {
    await kanban.calls.addColumn('To do')
    await kanban.calls.addColumn('Done')
    const board = await kanban.calls.boardOf()
    expect(board.columns.map(({ title }) => title)).toEqual(['To do', 'Done'])
    expect(boardsOf(board).all).toMatchObject([{ title: 'Board' }])
    expect(boardsOf(board).shown).toBe(boardsOf(board).all[0]?.id)
  })

  it('a board shows its own columns and cards only, and the order of its columns', async () => {
    const first = await kanban.calls.addColumn('To do')
    const other = await newBoard(kanban.admin, { name: 'Other' })
    const column = await newColumn(kanban.admin, 'Elsewhere', other.id)
    const second = await newColumn(kanban.admin, 'Later', other.id)
    await kanban.calls.addCard('a', first)
    await kanban.calls.addCard('b', column.id)
    const shown = await kanban.calls.boardOf(kanban.admin, `?_within=${other.id}`)
    expect(shown.cards.map((card) => (card as Made)['name'])).toEqual(['b'])
    expect(shown.columnOrder).toEqual([column.id, second.id])
    expect((await kanban.calls.boardOf()).columnOrder).toEqual([first])
    const moved = await kanban.admin.post('/api/kanban/columns/move', {
      columnId: second.id,
      beforeId: column.id,
    })
    expect((moved.body as { columnOrder: string[] }).columnOrder).toEqual([second.id, column.id])
  })

  it('a board that the user may not read is missing, and an invalid id is refused', async () => {
    const secret = await newBoard(kanban.admin, { name: 'Secret' })
    const { client } = kanban.world.people.user
    expect((await client.get(`/api/kanban/board?_within=${secret.id}`)).status).toBe(404)
    const invalid = await client.get('/api/kanban/board?_within=first')
    expect(invalid.status).toBe(422)
    expect(errorsOf(invalid)).toHaveProperty('_within')
    expect((await client.get('/api/orders?_within=x')).status).toBe(422)
  })

  it('of two first columns at the same time only one creates a board', async () => {
    await Promise.all(['One', 'Two', 'Three'].map((name) => kanban.calls.addColumn(name)))
    const board = await kanban.calls.boardOf()
    expect(boardsOf(board).all).toHaveLength(1)
    expect(board.columns).toHaveLength(3)
  })

  it('a board behind the first hundred can be opened as well', async () => {
    for (let index = 0; index < 100; index++) await newBoard(kanban.admin, { name: `Board ${index}` })
    const last = await newBoard(kanban.admin, { name: 'Last' })
    await newColumn(kanban.admin, 'Behind', last.id)
    expect(await titlesOn(kanban.admin, last.id)).toEqual(['Behind'])
  })

  it('deleting a board deletes its columns and cards, and undo restores all of them', async () => {
    const board = await newBoard(kanban.admin, { name: 'Gone' })
    const column = await newColumn(kanban.admin, 'One', board.id)
    await kanban.calls.addCard('a', column.id)
    expect((await kanban.admin.remove(`/api/kanbanBoards/${board.id}`)).status).toBe(204)
    expect((await kanban.admin.get(`/api/kanbanColumns/${column.id}`)).status).toBe(404)
    expect((await kanban.admin.post(`/api/kanbanBoards/${board.id}/undo`)).status).toBe(200)
    expect((await kanban.calls.boardOf(kanban.admin, `?_within=${board.id}`)).cards).toHaveLength(1)
  })
})

describe('members of a board', () => {
  it('see all of its cards, change them and its columns; others see nothing of it', async () => {
    const { client: user, id } = kanban.world.people.user
    const { client: stranger } = await createPerson(kanban.world.server, 'user')
    const board = await newBoard(kanban.admin, { name: 'Team', members: [id] })
    const column = await newColumn(kanban.admin, 'One', board.id)
    const card = await kanban.calls.addCard('a', column.id)
    const mine = await newColumn(user, 'Two', board.id)
    expect((await moveCard(user, card, mine.id)).status).toBe(200)
    expect((await user.patch(`/api/kanbanCards/${card}`, { name: 'b' })).status).toBe(200)
    expect((await user.remove(`/api/kanbanCards/${card}`)).status).toBe(403)
    expect((await stranger.get(`/api/kanbanCards/${card}`)).status).toBe(404)
    expect((await stranger.get(`/api/kanbanColumns/${column.id}`)).status).toBe(404)
    expect((await stranger.post('/api/kanbanCards', { name: 'x', column: column.id })).status).toBe(422)
    expect(boardsOf(await kanban.calls.boardOf(stranger)).all).toEqual([])
  })

  it('of an open board, users who are not members see the columns and their own cards', async () => {
    const { client: user, id } = kanban.world.people.user
    const board = await newBoard(kanban.admin, { name: 'Open', isOpen: true })
    const column = await newColumn(kanban.admin, 'One', board.id)
    await kanban.calls.addCard('a', column.id)
    await created(kanban.admin, '/api/kanbanCards', { name: 'mine', column: column.id, assignees: [id] })
    const seen = await kanban.calls.boardOf(user, `?_within=${board.id}`)
    expect(seen.cards.map((card) => (card as Made)['name'])).toEqual(['mine'])
    expect((await user.post('/api/kanbanColumns', { name: 'Two', board: board.id })).status).toBe(403)
  })

  it('a user has boards of their own, which others read only as members', async () => {
    const { client: user, id } = kanban.world.people.user
    const other = await createPerson(kanban.world.server, 'user')
    const board = await newBoard(user, { name: 'Private' })
    expect(board['owner']).toBe(id)
    await newColumn(user, 'One', board.id)
    expect((await other.client.get(`/api/kanban/board?_within=${board.id}`)).status).toBe(404)
    // Users without a role of the staff cannot read other users, so that they cannot name them either.
    expect((await user.patch(`/api/kanbanBoards/${board.id}`, { members: [other.id] })).status).toBe(422)
    const added = await kanban.admin.patch(`/api/kanbanBoards/${board.id}`, { members: [other.id] })
    expect(added.status, added.text).toBe(200)
    expect(await titlesOn(other.client, board.id)).toEqual(['One'])
    expect((await other.client.patch(`/api/kanbanBoards/${board.id}`, { name: 'Mine' })).status).toBe(403)
    expect((await user.patch(`/api/kanbanBoards/${board.id}`, { members: [] })).status).toBe(200)
    expect((await other.client.get(`/api/kanban/board?_within=${board.id}`)).status).toBe(404)
  })
})

describe('archived columns', () => {
  it('are not on the board with their cards until they are restored', async () => {
    const column = await kanban.calls.addColumn('One')
    await kanban.calls.addCard('a', column)
    expect((await kanban.manager.post(`/api/kanbanColumns/${column}/archive`)).status).toBe(200)
    expect(await kanban.calls.namesOf()).toEqual([])
    expect((await kanban.calls.boardOf()).cards).toEqual([])
    expect((await kanban.manager.post(`/api/kanbanColumns/${column}/unarchive`)).status).toBe(200)
    expect(await kanban.calls.namesOf()).toEqual(['One: a'])
  })
})

describe('templates', () => {
  it('are not on the board, unless a filter asks for them, and take no space of a column', async () => {
    const column = await kanban.calls.addColumn('One')
    await kanban.admin.patch(`/api/kanbanColumns/${column}`, { limit: 1, isStrict: true })
    const template = { name: 'Bug report', column, isTemplate: true }
    await created(kanban.admin, '/api/kanbanCards', template)
    await created(kanban.admin, '/api/kanbanCards', template)
    expect(await kanban.calls.namesOf()).toEqual(['One: '])
    expect((await kanban.calls.boardOf(kanban.admin, '?isTemplate=true')).cards).toHaveLength(2)
    await kanban.calls.addCard('a', column)
    const full = await kanban.admin.post('/api/kanbanCards', { name: 'b', column })
    expect(full.status).toBe(422)
  })
})

describe('a move into a lane', () => {
  it('sets its value together with the column and the position, in one change', async () => {
    const [from, two] = [await kanban.calls.addColumn('One'), await kanban.calls.addColumn('Two')]
    const [a, b] = [await kanban.calls.addCard('a', from), await kanban.calls.addCard('b', two)]
    const moved = await kanban.manager.post('/api/kanban/cards/move', {
      cardId: a,
      columnId: two,
      beforeId: b,
      priority: 'high',
    })
    expect(moved.status, moved.text).toBe(200)
    expect(moved.body).toMatchObject({ card: { column: two, priority: 'high', version: 2 } })
    expect(await kanban.calls.namesOf()).toEqual(['One: ', 'Two: ab'])
    expect((await kanban.manager.post(`/api/kanbanCards/${a}/undo`)).status).toBe(200)
    expect((await kanban.admin.get(`/api/kanbanCards/${a}`)).body).toMatchObject({
      column: from,
      priority: 'medium',
    })
  })

  it('replaces the first of several values, and leaves the others', async () => {
    const column = await kanban.calls.addColumn('One')
    const { manager, user } = kanban.world.people
    const { id } = await created(kanban.admin, '/api/kanbanCards', {
      name: 'Many',
      column,
      labels: ['bug', 'fx'],
      assignees: [user.id],
    })
    const move = (values: object) =>
      kanban.admin.post('/api/kanban/cards/move', { cardId: id, columnId: column, beforeId: null, ...values })
    const same = await move({ labels: 'bug' })
    expect(same.body).toMatchObject({ card: { labels: ['bug', 'fx'] } })
    const other = await move({ labels: 'payouts' })
    expect(other.body).toMatchObject({ card: { labels: ['payouts', 'fx'] } })
    const known = await move({ labels: 'fx', assignees: manager.id })
    expect(known.body).toMatchObject({ card: { labels: ['fx'], assignees: [manager.id] } })
    const none = await move({ labels: null, assignees: null })
    expect(none.body).toMatchObject({ card: { labels: [], assignees: [] } })
    expect(errorsOf(await move({ labels: ['bug'] }))).toHaveProperty('labels')
    expect(errorsOf(await move({ assignees: id }))).toHaveProperty('assignees')
  })

  it('is refused for a value that the field does not have, or that the user may not set', async () => {
    const column = await kanban.calls.addColumn('One')
    const card = await kanban.calls.addCard('a', column)
    const to = { cardId: card, columnId: column, beforeId: null }
    const unknown = await kanban.manager.post('/api/kanban/cards/move', { ...to, priority: 'huge' })
    expect(errorsOf(unknown)).toHaveProperty('priority')
    const reporter = kanban.world.people.user.id
    const forbidden = await kanban.manager.post('/api/kanban/cards/move', { ...to, reporter })
    expect(errorsOf(forbidden)).toHaveProperty('reporter')
    const other = await kanban.manager.post('/api/kanban/cards/move', { ...to, name: 'b' })
    expect(errorsOf(other)).toHaveProperty('name')
  })
})
