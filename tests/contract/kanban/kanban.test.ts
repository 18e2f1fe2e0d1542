import { describe, expect, it } from 'vitest'
import { uuid7 } from '#server/db/uuid7'
import type { AnyResource } from '#define/resource'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { kanbanWorld, moveCard, type Made } from '../support/business/kanban'
import { storedRows } from '../support/worlds/world'

const kanbanCards = corridor.app.kanbanCards as AnyResource
const kanban = kanbanWorld()

describe('Kanban board: cards (id); columns (id, cardIds); columnOrder (list of column ids)', () => {
  it('is returned in this shape, and a new column has no cards', async () => {
    const answer = await kanban.admin.post('/api/kanban/columns/new', { column: { name: 'To do' } })
    expect(answer.body).toMatchObject({ column: { name: 'To do', cardIds: [] } })
    const todo = (answer.body as { column: Made }).column.id
    const card = await kanban.calls.addCard('a', todo)
    const answered = (await kanban.admin.get('/api/kanban/board')).body
    expect(answered).toMatchObject({
      board: {
        cards: [{ id: card, name: 'a' }],
        columns: [{ id: todo, name: 'To do', title: 'To do', cardIds: [card], total: 1 }],
        columnOrder: [todo],
      },
    })
    const changed = await kanban.admin.post('/api/kanban/columns/update', {
      columnId: todo,
      column: { name: 'Later' },
    })
    expect(changed.body).toMatchObject({ column: { id: todo, name: 'Later', cardIds: [card] } })
  })

  it('deleting a column also removes its cards and its position in the order; undo restores them', async () => {
    const [item, two] = [await kanban.calls.addColumn('One'), await kanban.calls.addColumn('Two')]
    await kanban.calls.addCard('a', item)
    await kanban.calls.addCard('b', item)
    await kanban.calls.addCard('c', two)
    expect((await kanban.manager.post('/api/kanban/columns/delete', { columnId: item })).status).toBe(204)
    expect(await kanban.calls.namesOf()).toEqual(['Two: c'])
    expect((await storedRows(kanban.world, kanbanCards)).map(({ name }) => name)).toEqual(['c'])
    expect((await kanban.manager.post(`/api/kanbanColumns/${item}/undo`)).status).toBe(200)
    expect(await kanban.calls.namesOf()).toEqual(['One: ab', 'Two: c'])
  })

  it('a card has its creator as reporter, unless the request names another or none', async () => {
    const column = await kanban.calls.addColumn('Reported')
    const { admin, user } = kanban.world.people
    const reporterOf = async (given: object) => {
      const { body } = await kanban.admin.post('/api/kanbanCards', { name: 'a', column, ...given })
      return (body as Made)['reporter']
    }
    expect(await reporterOf({})).toBe(admin.id)
    expect(await reporterOf({ reporter: user.id })).toBe(user.id)
    expect(await reporterOf({ reporter: null })).toBe(null)
  })

  it('a user who may not delete columns deletes no cards', async () => {
    const item = await kanban.calls.addColumn('One')
    await kanban.calls.addCard('a', item)
    const { client } = kanban.world.people.user
    expect((await client.post('/api/kanban/columns/delete', { columnId: item })).status).toBe(403)
    expect(await kanban.calls.namesOf()).toEqual(['One: a'])
  })

  it('a card that was deleted before its column stays deleted when the column is restored', async () => {
    const item = await kanban.calls.addColumn('One')
    const [a] = [await kanban.calls.addCard('a', item), await kanban.calls.addCard('b', item)]
    expect((await kanban.admin.remove(`/api/kanbanCards/${a}`)).status).toBe(204)
    await kanban.admin.post('/api/kanban/columns/delete', { columnId: item })
    await kanban.admin.post(`/api/kanbanColumns/${item}/undo`)
    expect(await kanban.calls.namesOf()).toEqual(['One: b'])
  })

  it('shows archived cards only when a filter asks for them', async () => {
    const item = await kanban.calls.addColumn('One')
    const [a] = [await kanban.calls.addCard('a', item), await kanban.calls.addCard('b', item)]
    expect((await kanban.admin.post(`/api/kanbanCards/${a}/archive`)).status).toBe(200)
    expect(await kanban.calls.namesOf()).toEqual(['One: b'])
    const archived = await kanban.calls.boardOf(kanban.admin, '?status=archived')
    expect(archived.cards.map(({ id }) => id)).toEqual([a])
    const either = {
      or: [
        { field: 'status', op: 'eq', value: 'archived' },
        { field: 'priority', op: 'eq', value: 'medium' },
      ],
    }
    const filter = encodeURIComponent(JSON.stringify(either))
    expect((await kanban.calls.boardOf(kanban.admin, `?filter=${filter}`)).cards).toHaveLength(2)
    expect((await kanban.calls.boardOf(kanban.admin, '?q=b')).cards).toHaveLength(1)
  })
})

describe('a card', () => {
  it('moves before another card, to the end, and into another column with one request each', async () => {
    const [item, two] = [await kanban.calls.addColumn('One'), await kanban.calls.addColumn('Two')]
    const [a, b, c] = [
      await kanban.calls.addCard('a', item),
      await kanban.calls.addCard('b', item),
      await kanban.calls.addCard('c', item),
    ]
    const moved = await moveCard(kanban.manager, c, item, a)
    expect(moved.body).toMatchObject({ card: { id: c, column: item } })
    expect(await kanban.calls.namesOf()).toEqual(['One: cab', 'Two: '])
    await moveCard(kanban.manager, c, item)
    expect(await kanban.calls.namesOf()).toEqual(['One: abc', 'Two: '])
    await moveCard(kanban.manager, b, two)
    await moveCard(kanban.manager, a, two, b)
    expect(await kanban.calls.namesOf()).toEqual(['One: c', 'Two: ab'])
    // A move to the current position changes nothing.
    const before = await storedRows(kanban.world, kanbanCards)
    expect((await moveCard(kanban.manager, a, two, b)).status).toBe(200)
    expect((await moveCard(kanban.manager, a, two, a)).status).toBe(200)
    expect(await storedRows(kanban.world, kanbanCards)).toEqual(before)
  })

  it('cannot move before a card of another column or into a column that does not exist', async () => {
    const [item, two] = [await kanban.calls.addColumn('One'), await kanban.calls.addColumn('Two')]
    const [a, b] = [await kanban.calls.addCard('a', item), await kanban.calls.addCard('b', two)]
    const attempts: [body: object, field: string][] = [
      [{ to: item, beforeId: b }, 'beforeId'],
      [{ to: item, beforeId: uuid7() }, 'beforeId'],
      [{ to: uuid7(), beforeId: null }, 'to'],
      [{ to: 'nowhere' }, 'to'],
      [{ to: item, rank: 'a1' }, 'rank'],
    ]
    for (const [body, field] of attempts) {
      const answer = await kanban.admin.post(`/api/kanbanCards/${a}/place`, body)
      expect(answer.status, JSON.stringify(body)).toBe(422)
      expect(Object.keys(errorsOf(answer)), JSON.stringify(body)).toEqual([field])
    }
    expect(await kanban.calls.namesOf()).toEqual(['One: a', 'Two: b'])
  })

  it('goes to the end of its new column when a form changes the column', async () => {
    const [item, two] = [await kanban.calls.addColumn('One'), await kanban.calls.addColumn('Two')]
    const a = await kanban.calls.addCard('a', item)
    await kanban.calls.addCard('b', two)
    expect((await kanban.admin.patch(`/api/kanbanCards/${a}`, { column: two })).status).toBe(200)
    expect(await kanban.calls.namesOf()).toEqual(['One: ', 'Two: ba'])
  })

  it('moves between two cards with equal ranks', async () => {
    const item = await kanban.calls.addColumn('One')
    const ids = [
      await kanban.calls.addCard('a', item),
      await kanban.calls.addCard('b', item),
      await kanban.calls.addCard('c', item),
      await kanban.calls.addCard('d', item),
    ]
    await kanban.world.database.query({
      text: `update "kanbanCards" set "rank" = 'a1' where "name" in ('a', 'b', 'c')`,
    })
    await moveCard(kanban.admin, String(ids[3]), item, String(ids[1]))
    expect(await kanban.calls.namesOf()).toEqual(['One: adbc'])
    const ranks = (await storedRows(kanban.world, kanbanCards)).map(({ rank }) => rank)
    expect(new Set(ranks).size).toBe(4)
  })

  it('can be moved by an assigned user; cards of others get 404', async () => {
    const item = await kanban.calls.addColumn('One')
    const [theirs, own] = [await kanban.calls.addCard('a', item), await kanban.calls.addCard('b', item)]
    const { client, id } = kanban.world.people.user
    await kanban.admin.patch(`/api/kanbanCards/${own}`, { assignees: [id] })
    expect(await kanban.calls.namesOf(client)).toEqual(['One: b'])
    expect((await moveCard(client, theirs, item)).status).toBe(404)
    expect(errorsOf(await client.post(`/api/kanbanCards/${own}/place`, { beforeId: theirs }))).toHaveProperty(
      'beforeId',
    )
    expect((await moveCard(client, own, item)).status).toBe(200)
  })
})

describe('Reordering columns', () => {
  it('moves a column before another one and returns the order of all columns', async () => {
    const [item, two, three] = [
      await kanban.calls.addColumn('1'),
      await kanban.calls.addColumn('2'),
      await kanban.calls.addColumn('3'),
    ]
    const answer = await kanban.manager.post('/api/kanban/columns/move', { columnId: three, beforeId: item })
    expect(answer.body).toMatchObject({ column: { id: three }, columnOrder: [three, item, two] })
    expect((await kanban.calls.boardOf()).columnOrder).toEqual([three, item, two])
    const { client } = kanban.world.people.user
    expect((await client.post('/api/kanban/columns/move', { columnId: item, beforeId: null })).status).toBe(
      403,
    )
  })
})

describe('a long column', () => {
  it('shows its first hundred cards and their total, and a hundred more for each _more', async () => {
    const [item, two] = [await kanban.calls.addColumn('One'), await kanban.calls.addColumn('Two')]
    await kanban.calls.addCard('a', two)
    await kanban.world.database.query({
      text: `insert into "kanbanCards" ("id", "name", "column", "rank", "priority", "assignees", "labels", "checklist", "attachments", "isTemplate", "status", "version", "createdAt", "updatedAt")
        select gen_random_uuid(), 'card ' || n, $1, 'd' || lpad(n::text, 4, '0') || '1', 'low', '{}', '{}', '[]', '[]', false, 'active', 1, now(), now() from generate_series(1, 250) n`,
      values: [item],
    })
    const shape = async (query: string) =>
      (await kanban.calls.boardOf(kanban.admin, query)).columns.map(({ cardIds, total }) => [
        cardIds.length,
        total,
      ])
    expect(await shape('')).toEqual([
      [100, 250],
      [1, 1],
    ])
    expect(await shape(`?_more=${item}`)).toEqual([
      [200, 250],
      [1, 1],
    ])
    expect(await shape(`?_more=${item}&_more=${item}`)).toEqual([
      [250, 250],
      [1, 1],
    ])
    expect(await shape(`?_more=${two}`)).toEqual([
      [100, 250],
      [1, 1],
    ])
    expect((await kanban.admin.get('/api/kanban/board?_more=%00')).status).toBe(422)
  })
})
