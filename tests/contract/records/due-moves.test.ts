import { afterAll, beforeAll, expect, it } from 'vitest'
import { doDueMoves } from '#server/features/work/due-moves'
import { corridor } from '../support/worlds/declared'
import { createWorld, storedRow, type World } from '../support/worlds/world'
import type { AnyResource } from '#define/resource'

let world: World
let posts: AnyResource
beforeAll(async () => {
  world = await createWorld(corridor)
  posts = world.app.posts as AnyResource
})
afterAll(() => world.close())

const post = { title: 'Soon', excerpt: 'Soon.', body: '<p>Soon.</p>' }

async function scheduled(publishAt: Date): Promise<string> {
  const { client } = world.people.manager
  const { id } = (await client.post('/api/posts', post)).body as { id: string }
  const answer = await client.post(`/api/posts/${id}/schedule`, { publishAt: publishAt.toISOString() })
  expect(answer.status, answer.text).toBe(200)
  return id
}
const statusOf = async (id: string) => (await storedRow(world, posts, id))?.['status']

it('a scheduled post is published when it is due, and not before', async () => {
  const [past, future] = [
    await scheduled(new Date(Date.now() - 1000)),
    await scheduled(new Date(Date.now() + 60_000)),
  ]
  expect((await world.people.user.client.get(`/api/posts/${past}`)).status).toBe(404)
  await doDueMoves(world.server.services)
  expect([await statusOf(past), await statusOf(future)]).toEqual(['published', 'scheduled'])
  expect((await world.people.user.client.get(`/api/posts/${past}`)).status).toBe(200)
})

it('a due post is published once by four simultaneous runs', async () => {
  const id = await scheduled(new Date(Date.now() - 1000))
  const { services } = world.server
  await Promise.all([1, 2, 3, 4].map(() => doDueMoves(services)))
  const [count] = await world.database.query<{ count: number }>({
    text: `select count(*)::int as count from changes where "record" = $1 and "operation" = 'publish'`,
    values: [id],
  })
  expect(count?.count).toBe(1)
})

it('a due post in the trash is not published', async () => {
  const id = await scheduled(new Date(Date.now() - 1000))
  await world.people.admin.client.remove(`/api/posts/${id}`)
  await doDueMoves(world.server.services)
  expect(await statusOf(id)).toBe('scheduled')
})
