import { describe, expect, it } from 'vitest'
import { errorsOf } from '../support/worlds/client'
import { kanbanWorld, moveCard } from '../support/business/kanban'

const kanban = kanbanWorld()

/** A column with a limit, which refuses further cards or only shows that there are too many. */
async function column(limit: number, isStrict = true): Promise<string> {
  const id = await kanban.calls.addColumn('Review')
  const answer = await kanban.admin.patch(`/api/kanbanColumns/${id}`, { limit, isStrict })
  expect(answer.status, answer.text).toBe(200)
  return id
}
const full = { column: [expect.stringContaining('its limit is 2')] }

describe('a column that refuses cards beyond its limit', () => {
  it('refuses new ones, moved ones and those that return from the archive', async () => {
    const [id, other] = [await column(2), await kanban.calls.addColumn('Other')]
    const first = await kanban.calls.addCard('a', id)
    await kanban.calls.addCard('b', id)
    const created = await kanban.admin.post('/api/kanbanCards', { name: 'c', column: id })
    expect(created.status).toBe(422)
    expect(errorsOf(created)).toMatchObject(full)
    const waiting = await kanban.calls.addCard('d', other)
    const moved = await moveCard(kanban.manager, waiting, id)
    expect(moved.status).toBe(422)
    expect(errorsOf(moved)).toMatchObject({ columnId: full.column })
    expect((await kanban.admin.patch(`/api/kanbanCards/${waiting}`, { column: id })).status).toBe(422)
    // Within the column, cards still move and change.
    expect((await moveCard(kanban.manager, first, id)).status).toBe(200)
    expect((await kanban.admin.patch(`/api/kanbanCards/${first}`, { name: 'e' })).status).toBe(200)
    expect((await kanban.admin.post(`/api/kanbanCards/${first}/archive`, {})).status).toBe(200)
    expect((await moveCard(kanban.manager, waiting, id)).status).toBe(200)
    const returned = await kanban.admin.post(`/api/kanbanCards/${first}/unarchive`, {})
    expect(returned.status, returned.text).toBe(422)
  })

  it('gives its last space to one of several cards that are moved at once', async () => {
    const [id, other] = [await column(2), await kanban.calls.addColumn('Other')]
    const cards = []
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) cards.push(await kanban.calls.addCard(name, other))
    const moves = await Promise.all(
      cards.map((card, index) => moveCard(index % 2 ? kanban.admin : kanban.manager, card, id)),
    )
    const statuses = moves.map(({ status }) => status).toSorted((first, second) => first - second)
    expect(statuses).toEqual([200, 200, 422, 422, 422, 422])
    const many = await Promise.all(
      ['g', 'h'].map((name) => kanban.admin.post('/api/kanbanCards', { name, column: id })),
    )
    expect(many.map(({ status }) => status)).toEqual([422, 422])
  })

  it('only shows its limit unless it refuses', async () => {
    const id = await column(1, false)
    await kanban.calls.addCard('a', id)
    await kanban.calls.addCard('b', id)
    const shown = (await kanban.calls.boardOf()).columns.find((each) => each.id === id)
    expect(shown?.cardIds).toHaveLength(2)
  })
})
