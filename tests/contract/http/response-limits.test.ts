import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp, type ServerApp } from '#server/lifecycle/app'
import { startSession } from '#server/features/auth/account'
import { clientOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { openStream, type OpenStream } from '../support/worlds/stream'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let server: ServerApp
let manager: Person
let user: Person
const streams: OpenStream[] = []

beforeAll(async () => {
  world = await createWorld(corridor)
  server = await createApp({
    database: world.database,
    resources: corridor,
    responseBytes: 1024 * 1024,
    streamLimits: { perUser: 3, perProcess: 5 },
  })
  ;[manager, user] = await createPeople(server, 'manager', 'user')
})
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close()
})
afterAll(async () => {
  await server.close()
  await world.close()
})

async function listen(token: string): Promise<OpenStream> {
  const stream = await openStream(server, token)
  streams.push(stream)
  await stream.begun()
  return stream
}

/** The token of another session of a user. */
const anotherSession = async ({ id, role }: Person): Promise<string> =>
  (await startSession(server.services, { id, role }, 'en', undefined)).accessToken

describe('change streams', () => {
  it('of one user: one above the limit ends the user’s oldest stream only', async () => {
    const other = await listen(user.token)
    const oldest = await listen(manager.token)
    const second = await listen(await anotherSession(manager))
    const third = await listen(await anotherSession(manager))
    const fourth = await listen(manager.token)
    await oldest.ended()
    for (const stream of [other, second, third, fourth])
      expect(await Promise.race([stream.ended().then(() => 'ended'), Promise.resolve('open')])).toBe('open')
  })

  it('of all users: one above the limit gets 503 with Retry-After until another ends', async () => {
    const { admin } = world.people
    const first = await listen(admin.token)
    for (const person of [admin, manager, manager, user]) await listen(person.token)
    const client = clientOf(server, user.token)
    const refused = await client.get('/api/stream')
    expect([refused.status, (refused.body as { title: string }).title]).toEqual([503, 'busy'])
    expect(refused.headers.get('retry-after')).toBe('1')
    await first.close()
    await listen(user.token)
  })
})

describe('a list response above the size limit', () => {
  beforeAll(() =>
    world.database.query({
      text: `insert into customers (id, name, email, segment, country, currency, address, version, "createdAt", "updatedAt")
        select gen_random_uuid(), 'Many ' || g, g || '@large.example', 'business', 'FR', 'EUR', repeat('中', 480), 1, now(), now()
        from generate_series(1, 1000) g`,
    }),
  )

  it('is rejected with 422 and a translated message that asks for fewer records', async () => {
    const client = clientOf(server, manager.token)
    const path = '/api/customers?country=FR&_start=0&_end=1000'
    const refused = await client.get(path)
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      title: 'responseTooLarge',
      message: 'This would be more than 1 MB. Ask for fewer records at once.',
    })
    const chinese = await client.get(path, { 'accept-language': 'zh-CN' })
    expect(chinese.body).toMatchObject({ message: '结果将超过 1 MB，请减少一次读取的记录数。' })
    const fewer = await client.get('/api/customers?country=FR&_start=0&_end=100')
    expect([fewer.status, (fewer.body as unknown[]).length]).toEqual([200, 100])
  })
})
