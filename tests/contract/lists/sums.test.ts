import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#server/features/demo/random'
import { roles, type Role } from '#define/access'
import { currencyNameOf, sumsOf } from '#define/lists/sums'
import type { AnyResource } from '#define/resource'
import type { Answer } from '../support/worlds/client'
import { corridor, trial } from '../support/worlds/declared'
import { filledWorld } from '../support/worlds/filled-world'
import { addRepair } from '../support/expected/repairs'
import { multiply } from '../support/database/multiply'
import { createWorld, type Stored, type World } from '../support/worlds/world'

const repairs = trial.app.repairs as AnyResource

interface Sum {
  readonly field: string
  readonly currency: string | null
  readonly sum: number
}

/** The sums of the rows of a list, as the browser could compute them from all of its pages. */
function addedUp(resource: AnyResource, role: Role, rows: readonly Stored[]): Sum[] {
  return sumsOf(resource, role).flatMap((field) => {
    const by = currencyNameOf(resource, field)
    const sums = new Map<string | null, number>()
    for (const row of rows) {
      const value = row[field]
      const currency = by === undefined ? null : String(row[by])
      if (typeof value === 'number') sums.set(currency, (sums.get(currency) ?? 0) + value)
    }
    const sorted = [...sums].toSorted(([code], [next]) => String(code).localeCompare(String(next)))
    // Decimals have at most three digits after the point.
    return sorted.map(([currency, sum]) => ({ field, currency, sum: Math.round(sum * 1000) / 1000 }))
  })
}

const sumsIn = (answer: Answer): Sum[] => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Sum[]
}
const rowsIn = ({ body }: Answer): Stored[] => body as Stored[]

describe('the sums of a list', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(trial)
    const random = createRandom(7)
    const { admin, user, manager } = world.people
    for (let index = 0; index < 40; index++) {
      const repair = await addRepair(world, {
        priority: random.pick(['low', 'normal', 'high']),
        owner: random.pick([admin.id, user.id, manager.id]),
        points: random.pick([null, -20, 3, 500]),
        effort: random.pick([null, 0.125, -7.5, 1000.001]),
        price: random.whole(0, 90_000),
        margin: random.pick([null, 100]),
        currency: random.pick(['EUR', 'USD', 'JPY']),
        steps: [{ what: 'Saw', minutes: index }],
      })
      if (index % 5 === 0) await admin.client.remove(`/api/repairs/${repair.id}`)
    }
  })
  afterAll(() => world.close())

  const filters = [
    '',
    'priority=low',
    'priority=low&priority=high&currency=EUR',
    'price_gte=20000&points_gt=0',
    `filter=${encodeURIComponent('{"or":[{"field":"currency","op":"eq","value":"JPY"},{"field":"points","op":"null"}]}')}`,
    'q=repair',
    '_trash=true',
    '_trash=true&priority=low',
  ]
  const cases = roles.flatMap((role) => filters.map((filter) => ({ role, filter })))
  it.each(cases)('of $role equal those of its rows: "$filter"', async ({ role, filter }) => {
    const { client } = world.people[role]
    const rows = rowsIn(await client.get(`/api/repairs?_start=0&_end=1000&${filter}`))
    const answer = await client.get(`/api/repairs/sums?${filter}`)
    expect(sumsIn(answer)).toEqual(addedUp(repairs, role, rows))
    expect(answer.headers.get('x-total-count')).toBe(String(rows.length))
    const everything = await client.get(`/api/repairs/sums?_all=true&${filter}`)
    expect(sumsIn(everything)).toEqual(sumsIn(answer))
  })

  it('are none where nothing matches', async () => {
    const answer = await world.people.admin.client.get('/api/repairs/sums?price_gt=99999999')
    expect([sumsIn(answer), answer.headers.get('x-total-count')]).toEqual([[], '0'])
  })

  it('are those of the requested fields', async () => {
    const { client } = world.people.admin
    const fields = (found: Sum[]) => [...new Set(found.map(({ field }) => field))]
    expect(fields(sumsIn(await client.get('/api/repairs/sums?_fields=price,points')))).toEqual([
      'points',
      'price',
    ])
    expect(fields(sumsIn(await client.get('/api/repairs/sums')))).toEqual(sumsOf(repairs, 'admin'))
  })

  it.each([
    ['a field that the role may not read', 'user', '_fields=margin'],
    ['a computed field that the role may not read', 'manager', '_fields=price,worth'],
    ['a field that is no declared sum', 'admin', '_fields=title'],
    ['no field', 'admin', '_fields=nothing'],
    ['a filter that is not declared', 'admin', 'story=x'],
    ['a filter that the role may not read', 'user', 'margin_gt=1'],
  ] as const)('refuse %s', async (_, role, query) => {
    const answer = await world.people[role].client.get(`/api/repairs/sums?${query}`)
    expect([answer.status, answer.body]).toMatchObject([422, { title: 'invalid' }])
  })

  it('refuse anonymous callers', async () => {
    expect((await world.anonymous.get('/api/repairs/sums')).status).toBe(401)
  })

  it('follow each change at once', async () => {
    const { client } = world.people.admin
    const points = async () =>
      sumsIn(await client.get('/api/repairs/sums?_fields=points&currency=GBP')).map(({ sum }) => sum)
    expect(await points()).toEqual([])
    const repair = await addRepair(world, { currency: 'GBP', points: 4 })
    expect(await points()).toEqual([4])
    await client.patch(`/api/repairs/${repair.id}`, { points: 9 })
    expect(await points()).toEqual([9])
    await client.remove(`/api/repairs/${repair.id}`)
    expect(await points()).toEqual([])
  })

  it('of more records than are counted are added up on request', async () => {
    await multiply(world.database, repairs, 10_500)
    const { client } = world.people.admin
    const capped = await client.get('/api/repairs/sums')
    expect([
      sumsIn(capped),
      capped.headers.get('x-total-count'),
      capped.headers.get('x-total-capped'),
    ]).toEqual([[], '10000', 'true'])
    const answer = await client.get('/api/repairs/sums?_all=true&_fields=points')
    const [stored] = await world.database.query<{ sum: number; count: number }>({
      text: 'select sum("points") as "sum", count(*) as "count" from "repairs" where "deletedAt" is null',
    })
    expect(sumsIn(answer)).toEqual([{ field: 'points', currency: null, sum: stored?.sum }])
    expect(answer.headers.get('x-total-count')).toBe(String(stored?.count))
    expect(answer.headers.get('x-total-capped')).toBeNull()
  }, 60_000)
})

describe('the declared sums', () => {
  const filled = filledWorld(corridor)
  const declared = Object.values<AnyResource>(corridor.app).filter(({ sums }) => sums)
  const cases = declared.flatMap((resource) => roles.map((role) => ({ resource, of: resource.name, role })))
  it.each(cases)('of $of equal those of the rows that $role reads', async ({ resource, role }) => {
    const { client } = filled.world().people[role]
    const list = await client.get(`/api/${resource.name}?_start=0&_end=1000`)
    const answer = await client.get(`/api/${resource.name}/sums`)
    expect(answer.status).toBe(list.status)
    if (list.status !== 200) return
    const { answer: property, path } = resource.wire?.list ?? {}
    const isWrapped = property !== undefined && path === `/api/${resource.name}`
    const rows = isWrapped ? (list.body as Record<string, Stored[]>)[property] : rowsIn(list)
    expect(sumsIn(answer)).toEqual(addedUp(resource, role, rows ?? []))
  })
})
