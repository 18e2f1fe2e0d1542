import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#server/features/demo/random'
import { createApp, type ServerApp } from '#server/lifecycle/app'
import { openDatabase } from '#server/db/open'
import type { OpenDatabase } from '#server/db/open-database'
import type { AnyResource } from '#define/resource'
import { clientOf, type Client } from '../support/worlds/client'
import { trial } from '../support/worlds/declared'
import { addRepair } from '../support/expected/repairs'
import { multiply } from '../support/database/multiply'
import { startSession } from '#server/features/auth/account'
import { isTrashed } from '../support/expected/oracle'
import { createWorld, storedRows, type World } from '../support/worlds/world'

const repairs = trial.app.repairs as AnyResource
let world: World
/** A second server on the same database, with separate connections where the engine supports them. */
let other: ServerApp
let otherDatabase: OpenDatabase | undefined
let elsewhere: Client

beforeAll(async () => {
  world = await createWorld(trial)
  const { url } = world.database
  otherDatabase = url ? await openDatabase({ databaseUrl: url, dataDir: '' }) : undefined
  other = await createApp({ database: otherDatabase ?? world.database, resources: trial })
  const { accessToken } = await startSession(other.services, world.people.admin, 'en', undefined)
  elsewhere = clientOf(other, accessToken)
  for (let index = 0; index < 12; index++)
    await addRepair(world, { priority: index % 3 === 0 ? 'high' : 'low', owner: world.people.user.id })
})
afterAll(async () => {
  await otherDatabase?.close()
  await world.close()
})

/** Requests a page that does not hold all records, so that the total must be counted or cached. */
const totalOf = async (client: Client, query = '') => {
  const answer = await client.get(`/api/repairs?_start=0&_end=2${query}`)
  expect(answer.status, answer.text).toBe(200)
  return Number(answer.headers.get('x-total-count'))
}

describe('a total', () => {
  it('is the same on every page, also beyond the last one', async () => {
    const { client } = world.people.admin
    for (const page of [
      '_start=0&_end=5',
      '_start=10&_end=12',
      '_start=10&_end=99',
      '_start=50&_end=60',
      '_start=3&_end=3',
    ])
      expect((await client.get(`/api/repairs?${page}`)).headers.get('x-total-count'), page).toBe('12')
  })

  it('is correct at once after a change by another server', async () => {
    const { client } = world.people.admin
    const highs = '&priority=high'
    expect([await totalOf(client), await totalOf(client, highs)]).toEqual([12, 4])
    expect([await totalOf(elsewhere), await totalOf(elsewhere, highs)]).toEqual([12, 4])
    const made = await elsewhere.post('/api/repairs', repairValues('x1', 'high'))
    expect(made.status, made.text).toBe(201)
    expect([await totalOf(client), await totalOf(client, highs)]).toEqual([13, 5])
    const { id } = made.body as { id: string }
    await elsewhere.patch(`/api/repairs/${id}`, { priority: 'low' })
    expect([await totalOf(client), await totalOf(client, highs)]).toEqual([13, 4])
    await client.remove(`/api/repairs/${id}`)
    expect([await totalOf(elsewhere), await totalOf(client), await totalOf(client, '&_trash=true')]).toEqual([
      12, 12, 1,
    ])
    await client.post(`/api/repairs/${id}/restore`)
    expect([await totalOf(elsewhere), await totalOf(elsewhere, '&_trash=true')]).toEqual([13, 0])
    await client.remove(`/api/repairs/${id}`)
  })

  it('is correct while two servers create records at the same time', async () => {
    const writers = [world.people.admin.client, elsewhere]
    const before = await totalOf(writers[0] as Client)
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const client = writers[index % 2] as Client
        const made = await client.post('/api/repairs', repairValues(`many${index}`, 'low'))
        expect(made.status, made.text).toBe(201)
        expect(await totalOf(client)).toBeGreaterThan(before)
      }),
    )
    expect([await totalOf(writers[0] as Client), await totalOf(elsewhere)]).toEqual([
      before + 20,
      before + 20,
    ])
  })

  it('follows changes of other resources that the read rule depends on', async () => {
    const { admin, user } = world.people
    const team = (await admin.client.post('/api/teams', { name: 'Watched', members: [] })).body as {
      id: string
    }
    const open = await addRepair(world, { team: team.id })
    for (const name of ['a', 'b', 'c'])
      expect((await admin.client.post('/api/reports', { name, repair: open.id, related: [] })).status).toBe(
        201,
      )
    const seen = async () => {
      const answer = await world.people.manager.client.get('/api/reports?_start=0&_end=1')
      return answer.headers.get('x-total-count')
    }
    expect(await seen()).toBe('0')
    await admin.client.patch(`/api/teams/${team.id}`, { members: [world.people.manager.id] })
    expect(await seen()).toBe('3')
    await elsewhere.patch(`/api/teams/${team.id}`, { members: [user.id] })
    expect(await seen()).toBe('0')
  })

  it('and the tab totals equal the database after hundreds of random changes by two servers', async () => {
    const random = createRandom(23)
    const clients = [world.people.admin.client, elsewhere]
    let made = 0
    const change = async () => {
      const client = random.pick(clients)
      const { id } = random.pick(ids)
      const answer = await random.pick([
        () => client.post('/api/repairs', repairValues(`random${++made}`, random.pick(priorities))),
        () => client.patch(`/api/repairs/${id}`, { priority: random.pick(priorities) }),
        () => client.remove(`/api/repairs/${id}`),
        () => client.post(`/api/repairs/${id}/restore`),
        () => client.post(`/api/repairs/${id}/begin`),
        () => client.post(`/api/repairs/${id}/finish`),
        () => client.post(`/api/repairs/${id}/reopen`, { why: 'By lot', points: 1 }),
        () => client.post(`/api/repairs/${id}/place`, { to: random.pick(priorities), beforeId: null }),
      ])()
      // A record in the trash or in another state rejects the change.
      expect([200, 201, 204, 404, 409], answer.text).toContain(answer.status)
    }
    let ids = await storedRows(world, repairs)
    for (let round = 0; round < 40; round++) {
      await Promise.all(Array.from({ length: 10 }, change))
      ids = await storedRows(world, repairs)
      const stored = ids.filter((row) => !isTrashed(row))
      const [client, other] = round % 2 === 0 ? clients : clients.toReversed()
      for (const priority of priorities)
        expect([round, await totalOf(client as Client, `&priority=${priority}`)]).toEqual([
          round,
          stored.filter((row) => row['priority'] === priority).length,
        ])
      expect(await totalOf(other as Client, '&_trash=true')).toBe(ids.length - stored.length)
      const answer = await (other as Client).get('/api/repairs?_start=0&_end=2&_tabs=true')
      const inStage = (stage: string) => stored.filter((row) => row['stage'] === stage).length
      expect(answer.headers.get('x-tab-totals')).toBe(
        `=${stored.length},${['open', 'doing', 'done'].map((stage) => `${stage}=${inStage(stage)}`).join(',')}`,
      )
    }
  }, 240_000)

  it('is capped at 10,000, which a header indicates', async () => {
    await multiply(world.database, repairs, 10_500)
    const { client } = world.people.admin
    await addRepair(world)
    const answer = await client.get('/api/repairs?_start=0&_end=2')
    expect(answer.headers.get('x-total-count')).toBe('10000')
    expect(answer.headers.get('x-total-capped')).toBe('true')
    const wired = await client.get('/api/workshop/repairs?_start=0&_end=2')
    expect(wired.body).toMatchObject({ total: 10_000, capped: true })
    const deep = await client.get('/api/repairs?_start=9999&_end=10010')
    expect(deep.status).toBe(200)
    expect(deep.headers.get('x-total-count')).toBe('10000')
    const narrow = await client.get('/api/repairs?_start=0&_end=2&code=J1')
    expect(narrow.headers.get('x-total-capped')).toBe(null)
  })
})

const priorities = ['low', 'normal', 'high']
const repairValues = (code: string, priority: string) => ({
  title: `A title ${code}`,
  code,
  priority,
  owner: world.people.user.id,
  steps: [],
})
