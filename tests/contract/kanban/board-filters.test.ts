import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { kanbanCalls } from '../support/business/kanban'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  const { client, id } = world.people.manager
  const column = await kanbanCalls(world.people.admin.client).addColumn('Filters')
  const cards = [
    { name: 'Mine', assignees: [id], labels: ['quay'] },
    { name: 'Bare' },
    { name: 'Other', assignees: [world.people.admin.id], labels: ['quay', 'pier'] },
  ]
  for (const card of cards) {
    const made = await client.post('/api/kanbanCards', { ...card, column })
    if (made.status !== 201) throw new Error(made.text)
  }
})
afterAll(() => world.close())

const namesFor = async (query: string, path = '/api/kanbanCards') => {
  const answer = await world.people.manager.client.get(`${path}?${query}`)
  expect(answer.status, answer.text).toBe(200)
  const rows = path.endsWith('board')
    ? (answer.body as { board: { cards: { name: string }[] } }).board.cards
    : (answer.body as { name: string }[])
  return rows.map(({ name }) => name).toSorted()
}
const nested = (...conditions: object[]) =>
  `filter=${encodeURIComponent(JSON.stringify({ and: conditions }))}`

it('"me" in a condition on users is the caller, in a list and on a board', async () => {
  expect(await namesFor('assignees=me')).toEqual(['Mine'])
  expect(await namesFor(nested({ field: 'assignees', op: 'in', value: ['me'] }))).toEqual(['Mine'])
  expect(await namesFor('assignees=me', '/api/kanban/board')).toEqual(['Mine'])
  expect(await namesFor('reporter=me')).toEqual(['Bare', 'Mine', 'Other'])
})

it('"me" is no value of other references', async () => {
  const answer = await world.people.manager.client.get('/api/kanbanCards?column=me')
  expect(errorsOf(answer)).toHaveProperty('column')
})

it('cards without a label or a user are found', async () => {
  expect(await namesFor(nested({ field: 'labels', op: 'null' }))).toEqual(['Bare'])
  expect(await namesFor(nested({ field: 'labels', op: 'nnull' }))).toEqual(['Mine', 'Other'])
  expect(await namesFor(nested({ field: 'assignees', op: 'null' }), '/api/kanban/board')).toEqual(['Bare'])
})
