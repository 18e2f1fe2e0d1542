import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, type ServerApp } from '#server/lifecycle/app'
import { answerOf, errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { formOf } from '../support/worlds/upload-form'
import { createPerson, createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

const send = async (client: Client, path: string, body: BodyInit) =>
  answerOf(await client.raw('POST', path, body))

describe('the quota of a new account', () => {
  const kilobyte = 1024
  const limits = {
    fileLimits: { file: 64 * kilobyte, person: 200 * kilobyte, newPerson: 100 * kilobyte },
    newAccountDays: 7,
  }
  let server: ServerApp
  beforeAll(async () => {
    server = await createApp({ database: world.database, ...limits })
  })
  afterAll(() => server.close())
  const age = (id: string, days: number) =>
    world.database.query({
      text: `update "users" set "createdAt" = now() - make_interval(days => $2::int) where "id" = $1`,
      values: [id, days],
    })
  const quotaOf = async (client: Client) =>
    ((await client.get('/api/files/usage')).body as { quota: number }).quota / kilobyte

  it('is lower, and becomes the default quota after newAccountDays', async () => {
    const person = await createPerson(server, 'user')
    const bytes = Buffer.alloc(60 * kilobyte, 'x')
    expect(await quotaOf(person.client)).toBe(100)
    expect((await send(person.client, '/api/files/upload', formOf('one', bytes))).status).toBe(201)
    const refused = await send(person.client, '/api/files/upload', formOf('two', bytes))
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      { file: ['There is not enough room left for this file.'] },
    ])
    await age(person.id, 8)
    expect(await quotaOf(person.client)).toBe(200)
    expect((await send(person.client, '/api/files/upload', formOf('two', bytes))).status).toBe(201)
  })

  it('does not apply to an account that an administrator gave a staff role', async () => {
    expect(await quotaOf((await createPerson(server, 'manager')).client)).toBe(200)
  })
})
