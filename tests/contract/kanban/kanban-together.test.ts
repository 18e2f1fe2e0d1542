import { describe, expect, it } from 'vitest'
import { createRandom } from '#server/features/demo/random'
import type { AnyResource } from '#define/resource'
import type { Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { kanbanWorld, moveCard } from '../support/business/kanban'
import { createPeople, createPerson, storedRows, warmUp } from '../support/worlds/world'

const kanbanColumns = corridor.app.kanbanColumns as AnyResource
const kanbanCards = corridor.app.kanbanCards as AnyResource
const kanban = kanbanWorld()

describe('concurrent changes of the kanban board', () => {
  it('place all cards that are dragged at the same time, with unique ranks', async () => {
    await warmUp(kanban.world)
    const [item, two] = [await kanban.calls.addColumn('One'), await kanban.calls.addColumn('Two')]
    const names = Array.from('abcdefgh')
    const ids: string[] = []
    for (const name of names) ids.push(await kanban.calls.addCard(name, item))
    const people = [kanban.manager, (await createPerson(kanban.world.server, 'manager')).client]
    const answers = await Promise.all(
      ids.map((id, index) => moveCard(people[index % 2] as Client, id, two, null)),
    )
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    const [first, second] = await kanban.calls.namesOf()
    expect(first).toBe('One: ')
    expect([...String(second).slice(5)].toSorted()).toEqual(names)
    const ranks = (await storedRows(kanban.world, kanbanCards)).map(({ rank }) => rank)
    expect(new Set(ranks).size).toBe(ids.length)
    // All of them before the same card.
    const [last = ''] = (await kanban.calls.boardOf()).columns[1]?.cardIds.slice(-1) ?? []
    const others = ids.filter((id) => id !== last)
    await Promise.all(others.map((id, index) => moveCard(people[index % 2] as Client, id, two, last)))
    expect((await kanban.calls.boardOf()).columns[1]?.cardIds.at(-1)).toBe(last)
    expect((await kanban.calls.boardOf()).columns[1]?.cardIds).toHaveLength(ids.length)
  })

  // oxlint-disable vitest/no-conditional-expect -- The next operation is random.
  it('equal the database after a thousand random operations', { timeout: 120_000 }, async () => {
    const random = createRandom(7)
    let columns: { id: string; cards: string[] }[] = []
    const some = <T>(list: readonly T[]) => random.pick(list)
    const before = (ids: readonly string[]) => (random.next() < 0.3 ? null : (some([...ids, null]) ?? null))
    const put = (ids: string[], id: string, next: string | null) => {
      const others = ids.filter((item) => item !== id)
      const index = next === null || next === id ? -1 : others.indexOf(next)
      return index < 0 ? [...others, id] : [...others.slice(0, index), id, ...others.slice(index)]
    }
    for (let step = 0; step < 1000; step++) {
      const chance = random.next()
      const holders = columns.filter(({ cards }) => cards.length > 0)
      if (columns.length < 2 || (chance < 0.02 && columns.length < 8)) {
        columns.push({ id: await kanban.calls.addColumn(`column ${step}`), cards: [] })
      } else if (chance < 0.25 || holders.length === 0) {
        const column = some(columns)
        column.cards.push(await kanban.calls.addCard(`card ${step}`, column.id))
      } else if (chance < 0.75) {
        const from = some(holders)
        const [card, to] = [some(from.cards), some(columns)]
        const next = before(to.cards.filter((id) => id !== card))
        expect((await moveCard(kanban.manager, card, to.id, next)).status).toBe(200)
        from.cards = from.cards.filter((id) => id !== card)
        to.cards = put(to.cards, card, next)
      } else if (chance < 0.85) {
        const { id } = some(columns)
        const next = before(columns.map((column) => column.id).filter((item) => item !== id))
        await kanban.manager.post('/api/kanban/columns/move', { columnId: id, beforeId: next })
        const order = put(
          columns.map((column) => column.id),
          id,
          next,
        )
        columns = columns.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
      } else if (chance < 0.985) {
        const from = some(holders)
        const card = some(from.cards)
        expect((await kanban.manager.remove(`/api/kanbanCards/${card}`)).status).toBe(204)
        from.cards = from.cards.filter((id) => id !== card)
      } else {
        const gone = some(columns)
        expect((await kanban.manager.post('/api/kanban/columns/delete', { columnId: gone.id })).status).toBe(
          204,
        )
        columns = columns.filter((column) => column !== gone)
      }
    }
    const board = await kanban.calls.boardOf()
    expect(board.columnOrder).toEqual(columns.map(({ id }) => id))
    expect(board.columns.map(({ cardIds }) => cardIds)).toEqual(columns.map(({ cards }) => cards))
    const stored = await storedRows(kanban.world, kanbanCards)
    expect(stored.map(({ id, column }) => `${String(column)} ${id}`).toSorted()).toEqual(
      columns.flatMap(({ id, cards }) => cards.map((card) => `${id} ${card}`)).toSorted(),
    )
    expect((await storedRows(kanban.world, kanbanColumns)).map(({ id }) => id).toSorted()).toEqual(
      columns.map(({ id }) => id).toSorted(),
    )
  })

  it(
    'of twenty users leave each card in exactly one position, the same for all of them',
    { timeout: 120_000 },
    async () => {
      const random = createRandom(11)
      const columns: string[] = []
      for (const name of ['One', 'Two', 'Three', 'Four']) columns.push(await kanban.calls.addColumn(name))
      const cards: string[] = []
      for (let index = 0; index < 40; index++)
        cards.push(await kanban.calls.addCard(`card ${index}`, columns[index % 4] as string))
      const users = await createPeople(
        kanban.world.server,
        ...Array.from({ length: 20 }, () => 'manager' as const),
      )
      const clients = Object.values(users).map(({ client }) => client)
      const statuses = await Promise.all(
        clients.map(async (client) => {
          const found: number[] = []
          for (let step = 0; step < 12; step++) {
            const card = random.pick(cards) as string
            const next = random.next() < 0.3 ? null : (random.pick(cards) as string)
            found.push((await moveCard(client, card, random.pick(columns) as string, next)).status)
          }
          return found
        }),
      )
      // A card that is no longer in the column cannot be the next one.
      expect(new Set(statuses.flat())).toEqual(new Set([200, 422]))
      const boards = await Promise.all(clients.map((client) => kanban.calls.boardOf(client)))
      const shown = boards.map((board) => board.columns.map(({ cardIds }) => cardIds))
      expect(shown[0]?.flat().toSorted()).toEqual(cards.toSorted())
      expect(shown.filter((other) => JSON.stringify(other) !== JSON.stringify(shown[0]))).toEqual([])
      const stored = await storedRows(kanban.world, kanbanCards)
      const positions = stored.map(({ column, rank }) => `${String(column)} ${String(rank)}`)
      expect(new Set(positions).size).toBe(cards.length)
    },
  )
})
