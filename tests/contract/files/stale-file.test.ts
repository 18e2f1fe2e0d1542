import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { formOf } from '../support/worlds/upload-form'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

it('a stale change gets the current record with a signed address of its file', async () => {
  const { client } = world.people.user
  const sent = await answerOf(await client.raw('POST', '/api/files/upload', formOf('plan.txt', 'A plan')))
  const { id } = sent.body as { id: string }
  const stale = await client.patch(`/api/files/${id}`, { name: 'other.txt' }, { 'if-match': '"7"' })
  expect(stale.status).toBe(409)
  const { current } = stale.body as { current: { content: string } }
  expect(current.content).toContain('by=')
  expect((await client.raw('GET', current.content)).status).toBe(200)
})
