import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sortsOf, type Sort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { listOf } from '../support/contracts/access-contract'
import { corridor, trial, type Declared } from '../support/worlds/declared'
import { addRepair } from '../support/expected/repairs'
import { filledWorld } from '../support/worlds/filled-world'
import { isTrashed, oracleOf } from '../support/expected/oracle'
import { sortRows } from '../support/expected/sort-oracle'
import { createWorld, storedRows, type Stored, type World } from '../support/worlds/world'

const orders = ['asc', 'desc'] as const
const queryOf = (sorts: readonly Sort[]) =>
  `_sort=${sorts.map(({ field }) => field).join(',')}&_order=${sorts.map(({ order }) => order).join(',')}`

function sortContract(declared: Declared): void {
  const filled = filledWorld(declared)
  /** The records that the administrator finds. */
  const alive = (resource: AnyResource) => {
    const oracle = oracleOf(filled.world().app, filled.records(), {
      role: 'admin',
      id: filled.world().people.admin.id,
    })
    return (filled.records()[resource.name] ?? []).filter(
      (row) => !isTrashed(row) && oracle.reads(resource, row),
    )
  }

  const cases = Object.values(declared.app).flatMap((resource) =>
    sortsOf(resource).flatMap((field) =>
      orders.map((order) => ({ resource, of: resource.name, field, order })),
    ),
  )
  it.each(cases)('$of by $field $order, by offset and by keyset', async ({ resource, field, order }) => {
    const sorts = [{ field, order }]
    const expected = ids(sortRows(resource, alive(resource), sorts))
    expect(await byOffset(filled.world(), resource, sorts)).toEqual(expected)
    expect(await byKeyset(filled.world(), resource, sorts)).toEqual(expected)
  })

  it.each(Object.values(declared.app))('$name by several sorts of mixed directions', async (resource) => {
    const sortable = sortsOf(resource)
    const [item, two, three] = [0, 1, 2].map((index) => sortable[index % sortable.length]) as [
      string,
      string,
      string,
    ]
    const pairs: [string, string][] = [
      [two, item],
      [three, two],
    ]
    for (const [first, second] of pairs) {
      const sorts = [
        { field: first, order: 'desc' as const },
        ...(second === first ? [] : [{ field: second, order: 'asc' as const }]),
      ]
      const expected = ids(sortRows(resource, alive(resource), sorts))
      expect(await byOffset(filled.world(), resource, sorts)).toEqual(expected)
      expect(await byKeyset(filled.world(), resource, sorts)).toEqual(expected)
    }
  })
}

describe('declared sorts', () => {
  sortContract(corridor)
})
describe('sorts of every kind', () => {
  sortContract(trial)
})

describe('paging by keyset during writes', () => {
  let world: World
  const repairs = trial.app.repairs as AnyResource
  beforeAll(async () => {
    world = await createWorld(trial)
    const titles = ['Ärger', 'aether', 'Zebra', 'zoo', 'Émile', '你好', '中文 mixed', 'ab', 'AB', '😀 smile']
    for (let index = 0; index < 30; index++)
      await addRepair(world, {
        title: `${titles[index % titles.length]} ${index % 3}`,
        points: index % 4 === 0 ? null : index % 5,
        effort: index % 3 === 0 ? null : (index % 7) / 8,
        dueOn: index % 5 === 0 ? null : `2025-0${1 + (index % 9)}-01`,
        urgent: index % 2 === 0,
        startsAt: index % 6 === 0 ? null : `2025-01-0${1 + (index % 3)}T12:00:00.123Z`,
      })
  })
  afterAll(() => world.close())

  const fields = ['points', 'effort', 'dueOn', 'startsAt', 'urgent', 'title', 'place', 'createdAt', 'worth']
  const walks = fields.flatMap((field) => orders.map((order) => ({ field, order })))
  it.each(walks)('by $field $order returns each row once', async ({ field, order }) => {
    const before = await storedRows(world, repairs)
    const interrupt = async (page: number) => {
      await addRepair(world, {
        points: page % 2 === 0 ? null : page,
        title: `Between ${page}`,
        urgent: page % 2 === 0,
      })
    }
    const seen = await byKeyset(world, repairs, [{ field, order }], interrupt)
    expect(new Set(seen).size).toBe(seen.length)
    const expected = ids(sortRows(repairs, before, [{ field, order }]))
    expect(seen.filter((id) => expected.includes(id))).toEqual(expected)
  })

  it('continues after its last row was deleted', async () => {
    const client = world.people.admin.client
    const first = await client.get('/api/repairs?limit=3&_sort=title')
    const last = listOf(first.body).at(-1)
    const expected = await nextOf(world, first.headers)
    await client.remove(`/api/repairs/${last?.id}`)
    expect(await nextOf(world, first.headers)).toEqual(expected)
  })

  it('ends without a link to a next page', async () => {
    const { client } = world.people.admin
    const count = (await storedRows(world, repairs)).filter((row) => !isTrashed(row)).length
    const exact = await client.get(`/api/repairs?limit=${count}`)
    expect(listOf(exact.body).length).toBe(count)
    expect(exact.headers.get('link')).toBe(null)
    const more = await client.get(`/api/repairs?limit=${count - 1}`)
    expect(more.headers.get('link')).toMatch(/^<\/api\/repairs\?.*after=.*>; rel="next"$/)
    expect(await nextOf(world, more.headers)).toHaveLength(1)
  })
})

const ids = (rows: readonly Stored[]) => rows.map(({ id }) => id)

async function byOffset(world: World, resource: AnyResource, sorts: readonly Sort[]): Promise<string[]> {
  const found: string[] = []
  for (let start = 0; ; start += 20) {
    const query = `_start=${start}&_end=${start + 20}&${queryOf(sorts)}`
    const page = listOf((await world.people.admin.client.get(`/api/${resource.name}?${query}`)).body)
    found.push(...page.map(({ id }) => id))
    if (page.length < 20) return found
  }
}

async function byKeyset(
  world: World,
  resource: AnyResource,
  sorts: readonly Sort[],
  between: (page: number) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const found: string[] = []
  let path: string | undefined = `/api/${resource.name}?limit=7&${queryOf(sorts)}`
  for (let page = 1; path && page < 60; page++) {
    const answer = await world.people.admin.client.get(path)
    expect(answer.status, answer.text).toBe(200)
    found.push(...listOf(answer.body).map(({ id }) => id))
    path = nextPath(answer.headers)
    await between(page)
  }
  return found
}

const nextPath = (headers: Headers) => /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]

async function nextOf(world: World, headers: Headers): Promise<string[]> {
  const answer = await world.people.admin.client.get(String(nextPath(headers)))
  return listOf(answer.body).map(({ id }) => id)
}
