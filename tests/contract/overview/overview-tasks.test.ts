import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OverviewAnswer } from '#define/overview/overview'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

async function make(path: string, values: object): Promise<{ readonly id: string }> {
  const answer = await world.people.manager.client.post(path, values)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as { id: string }
}

it('the tasks of an overview are neither archived nor in a column of finished work', async () => {
  const open = await make('/api/kanbanColumns', { name: 'In progress' })
  const done = await make('/api/kanbanColumns', { name: 'Done', isDone: true })
  const card = (name: string, column: string) =>
    make('/api/kanbanCards', { name, column, priority: 'low', dueOn: '2026-05-04' })
  const shown = await card('Write the report', open.id)
  await card('Book the room', done.id)
  const archived = await card('Print the badges', open.id)
  await world.people.manager.client.post(`/api/kanbanCards/${archived.id}/archive`, {})
  const answer = await world.people.manager.client.get('/api/overview/analytics')
  const { tasks } = (answer.body as OverviewAnswer).tiles
  if (tasks?.kind !== 'rows') throw new Error('There are no tasks')
  expect(tasks.rows.map(({ id }) => id)).toEqual([shown.id])
})
