import { afterAll, beforeAll, expect, it } from 'vitest'
import { DatabaseUnavailable } from '#server/base/database'
import { createResumer } from '#server/features/jobs/resume'
import { runBulk } from '#server/features/bulk/run'
import { writerFor } from '#server/write/context'
import type { AnyResource } from '#define/resource'
import { corridor } from '../support/worlds/declared'
import { createGoods, type Goods } from '../support/business/goods'
import { createWorld, type World } from '../support/worlds/world'

const count = 220
let world: World
let goods: Goods
let ids: string[]
beforeAll(async () => {
  world = await createWorld(corridor)
  goods = await createGoods(world)
  ids = []
  while (ids.length < count) ids.push(await goods.addProduct({ price: 4242 }))
})
afterAll(() => world.close())

const plan = async (values: object): Promise<string> => {
  const body = { verb: 'update', ids, values, dryRun: true }
  const { body: planned } = await world.people.manager.client.post('/api/products/bulk', body)
  return (planned as { token: string }).token
}
const run = (token: string) => world.people.manager.client.post('/api/products/bulk', { token })
const stocks = async () => {
  const rows = await world.database.query<{ stock: number; count: number; version: number }>({
    text: `select "stock", count(*)::int as "count", max("version")::int as "version" from "products"
      where "id" = any($1::uuid[]) group by 1 order by 1`,
    values: [ids],
  })
  return rows
}

/** Executes a stored plan like a server that stops after some steps. */
async function crash(token: string, steps: number): Promise<void> {
  const { services } = world.writer()
  const caller = {
    userId: world.people.manager.id,
    sessionId: null,
    role: 'manager',
    language: 'en',
  } as const
  let received = 0
  const watch = {
    onProgress: () =>
      ++received === steps ? Promise.reject(new DatabaseUnavailable()) : Promise.resolve(true),
  }
  const writer = { ...writerFor(services, caller), batch: token }
  await expect(runBulk(writer, goods.products as AnyResource, watch)).rejects.toBeInstanceOf(
    DatabaseUnavailable,
  )
}

it('a bulk run of a stopped server resumes once where it stopped, and its batch is undone as a whole', async () => {
  const token = await plan({ stock: 7 })
  await crash(token, 2)
  expect(await stocks()).toEqual([
    { stock: 0, count: count - 100, version: 1 },
    { stock: 7, count: 100, version: 2 },
  ])
  const resumer = createResumer(world.writer().services)
  // On PostgreSQL another server may still run it: only a run without progress between two checks is resumed.
  await resumer.resume()
  expect(await stocks()).toHaveLength(world.database.engine === 'postgres' ? 2 : 1)
  await resumer.resume()
  expect(await stocks()).toEqual([{ stock: 7, count, version: 2 }])
  await resumer.resume()
  expect(await stocks()).toEqual([{ stock: 7, count, version: 2 }])
  expect((await run(token)).status).toBe(410)
  const undone = await world.people.manager.client.post(`/api/undo/${token}`)
  expect([undone.status, await stocks()]).toEqual([200, [{ stock: 0, count, version: 3 }]])
})

it('a bulk run is not resumed for a user who has been banned or has lost the role', async () => {
  const token = await plan({ stock: 9 })
  await crash(token, 1)
  const { id } = world.people.manager
  const set = (values: string) =>
    world.database.query({ text: `update "users" set ${values} where "id" = $1`, values: [id] })
  const resumer = createResumer(world.writer().services)
  await set(`"status" = 'banned'`)
  await resumer.resume()
  await resumer.resume()
  await set(`"status" = 'active', "role" = 'user'`)
  await resumer.resume()
  await resumer.resume()
  const left = (await stocks()).find(({ stock }) => stock === 9)
  expect(left?.count).toBe(50)
})
