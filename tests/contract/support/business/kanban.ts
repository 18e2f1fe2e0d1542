import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { AnsweredBoard } from '../contracts/board-contract'
import type { Client } from '../worlds/client'
import { corridor } from '../worlds/declared'
import { createWorld, type World } from '../worlds/world'

export type Made = { readonly id: string } & Readonly<Record<string, unknown>>
export type KanbanCalls = ReturnType<typeof kanbanCalls>

export const moveCard = (client: Client, cardId: string, columnId: string, beforeId: string | null = null) =>
  client.post('/api/kanban/cards/move', { cardId, columnId, beforeId })

/** Functions that create and read a kanban board as one user. */
export function kanbanCalls(admin: Client) {
  const calls = {
    async addColumn(name: string): Promise<string> {
      const answer = await admin.post('/api/kanban/columns/new', { column: { name } })
      expect(answer.status, answer.text).toBe(200)
      return (answer.body as { column: Made }).column.id
    },
    async addCard(name: string, column: string): Promise<string> {
      const answer = await admin.post('/api/kanbanCards', { name, column })
      expect(answer.status, answer.text).toBe(201)
      return (answer.body as Made).id
    },
    async boardOf(client: Client = admin, query = ''): Promise<AnsweredBoard> {
      const answer = await client.get(`/api/kanban/board${query}`)
      expect(answer.status, answer.text).toBe(200)
      return (answer.body as { board: AnsweredBoard }).board
    },
  }
  /** The title of each column with the names of its cards, in their order. */
  async function namesOf(client: Client = admin): Promise<string[]> {
    const { cards, columns, columnOrder } = await calls.boardOf(client)
    const names = new Map(cards.map((card) => [card.id, String((card as Made)['name'])]))
    const byId = new Map(columns.map((column) => [column.id, column]))
    return columnOrder.map((id) => {
      const column = byId.get(id)
      return `${column?.title}: ${column?.cardIds.map((card) => names.get(card)).join('')}`
    })
  }
  return { ...calls, namesOf }
}

/** A world whose board is emptied before each test of a file, and its clients; assigned before the first test. */
export function kanbanWorld() {
  const made = {} as { world: World; admin: Client; manager: Client; calls: KanbanCalls }
  beforeAll(async () => {
    const world = await createWorld(corridor)
    const { admin, manager } = world.people
    const calls = kanbanCalls(admin.client)
    Object.assign(made, { world, admin: admin.client, manager: manager.client, calls })
  })
  afterAll(() => made.world.close())
  beforeEach(async () => {
    await made.world.database.query({ text: 'delete from "kanbanCards"' })
    await made.world.database.query({ text: 'delete from "kanbanColumns"' })
  })
  return made
}
