import { afterAll, beforeAll, expect, it } from 'vitest'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

/** One more than a request may name. */
const count = 10_001
let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  await world.database.query({
    text: `insert into rooms (id, name, location, capacity, equipment, status, version, "createdAt", "updatedAt")
      select gen_random_uuid(), 'Room ' || g, 'Annex', 4, '{}', 'inUse', 1, now(), now()
      from generate_series(1, ${count}) g`,
  })
})
afterAll(() => world.close())

const bulk = (body: object) => world.people.manager.client.post('/api/rooms/bulk', body)

it('a bulk run of more records than a request may name changes all that match, as one job', async () => {
  const filter = [{ field: 'capacity', value: 4 }]
  const planned = await bulk({ verb: 'update', values: { location: 'Attic' }, filter, dryRun: true })
  expect(planned.status, planned.text).toBe(200)
  const { token } = planned.body as { readonly token: string }
  const answer = await bulk({ token })
  expect([answer.status, answer.body]).toEqual([200, { count, refused: [], left: 0 }])
  const rooms = await world.database.query({
    text: `select "location", "version", count(*)::int as "count" from "rooms" where "capacity" = 4 group by 1, 2`,
  })
  expect(rooms).toEqual([{ location: 'Attic', version: 2, count }])
  const jobs = await world.database.query({
    text: `select "kind", "resource", "verb", "total", "done", "finishedAt" is not null as "isFinished" from "jobs"
      where "id" = $1`,
    values: [token],
  })
  expect(jobs).toEqual([
    { kind: 'bulk', resource: 'rooms', verb: 'update', total: count, done: count, isFinished: true },
  ])
  const batch = await world.database.query({
    text: `select count(distinct "record")::int as "records" from "changes" where "batch" = $1`,
    values: [token],
  })
  expect(batch).toEqual([{ records: count }])
})
