import { afterAll, beforeAll, beforeEach, afterEach, expect, it, vi, type MockInstance } from 'vitest'
import { createRandom } from '#server/features/demo/random'
import { seedRecords } from '#server/features/demo/seed-records'
import { within } from '#server/db/within'
import { invalidField } from '#server/base/errors/problem'
import type { AnyResourceHooks } from '#server/write/services/resource-hooks'
import { date, defineApp, defineResource, text } from '#define'
import type { AnyResource } from '#define/resource'
import { users } from '#resources/users/users.resource'
import { usersHooks } from '#resources/users/server/users.server'
import { fill, requireFilled } from '../support/worlds/dataset'
import { createWorld, type World } from '../support/worlds/world'

const fields = { name: text({ max: 80 }), startsOn: date(), endsOn: date() }
const shape = {
  fields,
  title: 'name',
  columns: ['name', 'startsOn', 'endsOn'],
  access: { admin: 'all' },
} as const
const rentals = defineResource('rentals', { label: ['Rental', 'Rentals'], ...shape })
/** Its hook rejects every generated record. */
const closures = defineResource('closures', { label: ['Closure', 'Closures'], ...shape })
const app = defineApp({ users, rentals, closures })

type Values = { readonly startsOn: string; readonly endsOn: string }
const resourceHooks = {
  users: usersHooks,
  rentals: {
    beforeSave: ({ values }: { values: Values }) => {
      if (values.endsOn <= values.startsOn) throw invalidField('endsOn', 'invalid')
    },
  },
  closures: {
    beforeSave: () => {
      throw invalidField('startsOn', 'invalid')
    },
  },
} as unknown as Record<string, AnyResourceHooks>

let world: World
let written: MockInstance
beforeAll(async () => {
  world = await createWorld({ app, hooks: resourceHooks })
})
beforeEach(() => {
  written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => written.mockRestore())
afterAll(() => world.close())

const seed = (resource: unknown) =>
  world.database.transaction((tx) => {
    const { services } = world.writer()
    const database = within(world.database.engine, tx)
    const making = { now: new Date(), random: createRandom(1), records: () => [] }
    return seedRecords(
      { ...making, services: { ...services, database } },
      resource as AnyResource,
      undefined,
      40,
    )
  })

it('demo values that a resource hook rejects are generated again', async () => {
  const made = (await seed(rentals)) as unknown as Values[]
  expect(made.length).toBeGreaterThan(35)
  for (const { startsOn, endsOn } of made) expect(endsOn > startsOn).toBe(true)
})

it('demo records that are always rejected are left out, and one log line names the resource and the field', async () => {
  expect(await seed(closures)).toEqual([])
  expect(written.mock.calls.map(([line]) => line as string)).toEqual([
    'Demo data of closures: 40 of 40 generated records were left out because the resource hooks reject them (startsOn: invalid)\n',
  ])
})

it('the generated tests fail only for a resource whose demo records are rejected', async () => {
  await fill(world)
  expect(() => requireFilled(world, closures as unknown as AnyResource)).toThrow(/^closures: .*startsOn/)
  expect(() => requireFilled(world, users as unknown as AnyResource)).not.toThrow()
})
