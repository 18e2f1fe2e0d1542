import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { list } from '#server/read/list'
import { parseListQuery } from '#server/read/query'
import type { Sort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Answer, Client } from '../support/worlds/client'
import { trial } from '../support/worlds/declared'
import { addRepair } from '../support/expected/repairs'
import { multiply } from '../support/database/multiply'
import { isTrashed } from '../support/expected/oracle'
import { recording, rowsRead } from '../support/database/plan'
import { sortRows } from '../support/expected/sort-oracle'
import { createWorld, storedRows, type Stored, type World } from '../support/worlds/world'

const repairs = trial.app.repairs as AnyResource
const many = 10_500
let world: World
let stored: Stored[]
let client: Client

const titles = ['Ärger', 'aether', 'Zebra', 'zoo', 'Émile', '你好', 'ab', 'AB']
const queryOf = (sorts: readonly Sort[]) =>
  `_fields=title&_sort=${sorts.map(({ field }) => field).join()}&_order=${sorts.map(({ order }) => order).join()}`
const idsIn = ({ status, body, text }: Answer): string[] => {
  expect(status, text).toBe(200)
  return (body as Stored[]).map(({ id }) => id)
}
const linkOf = ({ headers }: Answer, rel: 'next' | 'prev'): string | undefined =>
  new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1]
const inOrder = (sorts: readonly Sort[]) => sortRows(repairs, stored, sorts).map(({ id }) => id)

beforeAll(async () => {
  world = await createWorld(trial)
  client = world.people.admin.client
  for (const [index, title] of titles.entries())
    await addRepair(world, {
      title: `${title} ${index}`,
      startsAt: index % 3 === 0 ? null : `2025-01-0${index + 1}T12:00:00.123Z`,
    })
  await multiply(world.database, repairs, many)
  await world.database.query({ text: 'analyze "repairs"' })
  stored = (await storedRows(world, repairs)).filter((row) => !isTrashed(row))
}, 120_000)
afterAll(() => world.close())

describe('a list of more records than offsets lead to', () => {
  const orders: Sort[][] = [
    [{ field: 'points', order: 'asc' }],
    [{ field: 'points', order: 'desc' }],
    [{ field: 'dueOn', order: 'asc' }],
    [{ field: 'startsAt', order: 'desc' }],
    [{ field: 'title', order: 'asc' }],
    [{ field: 'price', order: 'desc' }],
    [
      { field: 'points', order: 'desc' },
      { field: 'title', order: 'asc' },
    ],
  ]
  it.each(orders.map((sorts) => ({ sorts, name: queryOf(sorts) })))(
    'is read once and in order by the next pages, and by the previous ones: $name',
    async ({ sorts }) => {
      const expected = inOrder(sorts)
      const forward: string[] = []
      let path: string | undefined = `/api/repairs?limit=997&${queryOf(sorts)}`
      for (; path; path = linkOf(await pageAt(path, forward), 'next'));
      expect(forward).toEqual(expected)
      const pages: string[][] = []
      path = `/api/repairs?limit=997&before=&${queryOf(sorts)}`
      while (path) {
        const answer: Answer = await client.get(path)
        pages.unshift(idsIn(answer))
        path = linkOf(answer, 'prev')
      }
      expect(pages.flat()).toEqual(expected)
    },
  )

  async function pageAt(path: string, found: string[]): Promise<Answer> {
    const answer = await client.get(path)
    found.push(...idsIn(answer))
    return answer
  }

  it('is continued by keyset behind the last page by offset, and back', async () => {
    const sorts: Sort[] = [{ field: 'dueOn', order: 'asc' }]
    const expected = inOrder(sorts)
    const early = await client.get(`/api/repairs?_start=9900&_end=10000&${queryOf(sorts)}`)
    expect(early.headers.get('link')).toBeNull()
    const none = await client.get(`/api/repairs?_start=10000&_end=10000&${queryOf(sorts)}`)
    expect([idsIn(none), none.headers.get('link')]).toEqual([[], null])
    const farthest = await client.get(`/api/repairs?_start=9950&_end=10050&${queryOf(sorts)}`)
    expect(idsIn(farthest)).toEqual(expected.slice(9950, 10_050))
    const next = linkOf(farthest, 'next') ?? ''
    expect(next).toMatch(/limit=100/)
    expect(next).not.toMatch(/_start|_end/)
    const following = await client.get(next)
    expect(idsIn(following)).toEqual(expected.slice(10_050, 10_150))
    const back = await client.get(linkOf(following, 'prev') ?? '')
    expect(idsIn(back)).toEqual(expected.slice(9950, 10_050))
    expect(linkOf(back, 'next')).toBeDefined()
  })

  it('has no previous page in front of its first rows, and no next page behind its last ones', async () => {
    const first = await client.get('/api/repairs?limit=5')
    expect([linkOf(first, 'prev'), linkOf(first, 'next') !== undefined]).toEqual([undefined, true])
    const second = await client.get(linkOf(first, 'next') ?? '')
    const again = await client.get(linkOf(second, 'prev') ?? '')
    expect(idsIn(again)).toEqual(idsIn(first))
    expect(linkOf(again, 'prev')).toBeUndefined()
    const last = await client.get('/api/repairs?limit=5&before=')
    expect([linkOf(last, 'prev') !== undefined, linkOf(last, 'next')]).toEqual([true, undefined])
  })

  const deep = ['points', 'dueOn', 'startsAt', 'title', 'price'].flatMap((field) =>
    ['asc', 'desc'].map((order) => ({ field, order })),
  )
  it.each(deep)('reads no more than a few pages of rows far inside, by $field $order', async (sort) => {
    const query = `_sort=${sort.field}&_order=${sort.order}&_fields=title&limit=20`
    let path = `/api/repairs?${query}&limit=20&after=${await cursorAt(query, 9000)}`
    for (const side of ['after', 'before']) {
      const database = recording(world.database)
      const caller = {
        userId: world.people.admin.id,
        sessionId: null,
        role: 'admin',
        language: 'en',
      } as const
      const parsed = parseListQuery(repairs, 'admin', new URL(path, 'http://host').searchParams)
      await list({ app: world.app, database, caller }, repairs, parsed)
      const [statement] = database.statements
      expect(statement && (await rowsRead(world.database, statement, 'repairs')), side).toBeLessThan(100)
      path = linkOf(await client.get(path), 'prev') ?? ''
    }
  })

  /** The cursor of the row at an offset. */
  async function cursorAt(query: string, start: number): Promise<string> {
    const first = await client.get(`/api/repairs?${query.replace('limit=20', 'limit=1000')}`)
    let path = linkOf(first, 'next') ?? ''
    for (let at = 1000; at < start; at += 1000) path = linkOf(await client.get(path), 'next') ?? ''
    return new URL(path, 'http://host').searchParams.get('after') ?? ''
  }
})

describe('a page that starts at a value', () => {
  const starts = [
    {
      field: 'dueOn',
      order: 'asc',
      from: '2022-03-05',
      meets: (value: unknown) => String(value) >= '2022-03-05',
    },
    {
      field: 'dueOn',
      order: 'desc',
      from: '2022-03-05',
      meets: (value: unknown) => String(value) <= '2022-03-05',
    },
    {
      field: 'startsAt',
      order: 'asc',
      from: '2020-06-01',
      meets: (value: unknown) => String(value) >= '2020-06-01',
    },
    {
      field: 'startsAt',
      order: 'desc',
      from: '2020-06-01',
      meets: (value: unknown) => String(value) < '2020-06-02',
    },
    {
      field: 'title',
      order: 'asc',
      from: 'Word5',
      meets: (value: unknown) => String(value).toLowerCase() >= 'word5',
    },
    {
      field: 'title',
      order: 'desc',
      from: 'Word5',
      meets: (value: unknown) => String(value).toLowerCase() < 'word6',
    },
    { field: 'price', order: 'asc', from: '4000', meets: (value: unknown) => Number(value) >= 4000 },
  ] as const
  it.each(starts)('of $field $order', async ({ field, order, from, meets }) => {
    const sorts: Sort[] = [{ field, order }]
    const sorted = sortRows(repairs, stored, sorts)
    const index = sorted.findIndex((row) => row[field] !== null && meets(row[field]))
    expect(index).toBeGreaterThan(10)
    const ids = sorted.map(({ id }) => id)
    const answer = await client.get(`/api/repairs?${queryOf(sorts)}&limit=10&_from=${from}`)
    expect(idsIn(answer)).toEqual(ids.slice(index, index + 10))
    expect(idsIn(await client.get(linkOf(answer, 'next') ?? ''))).toEqual(ids.slice(index + 10, index + 20))
    expect(idsIn(await client.get(linkOf(answer, 'prev') ?? ''))).toEqual(ids.slice(index - 10, index))
  })

  it('has no previous page if it starts in front of everything, and is the last page behind everything', async () => {
    const start = await client.get('/api/repairs?_sort=price&limit=5&_from=-1')
    expect(idsIn(start)).toEqual(idsIn(await client.get('/api/repairs?_sort=price&limit=5')))
    expect(linkOf(start, 'prev')).toBeUndefined()
    const end = await client.get('/api/repairs?_sort=price&limit=5&_from=999999')
    expect(idsIn(end)).toEqual(idsIn(await client.get('/api/repairs?_sort=price&limit=5&before=')))
    expect(linkOf(end, 'next')).toBeUndefined()
  })

  it.each([
    ['_sort=dueOn&_from=soon', '_from'],
    ['_sort=urgent&_from=true', '_from'],
    ['_sort=id&_from=1', '_from'],
    ['_sort=price&_from=1&before=', 'before'],
    ['_sort=price&after=W10&_from=1', '_from'],
    ['_sort=price&before=W10', 'before'],
    ['_sort=price&before=no', 'before'],
    ['_total=perhaps', '_total'],
  ])('is refused with a fault at its parameter: %s', async (query, parameter) => {
    const { status, body } = await client.get(`/api/repairs?${query}`)
    expect([status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([422, [parameter]])
  })
})

describe('the total of a list', () => {
  const totalOf = ({ headers }: Answer) => [headers.get('x-total-count'), headers.get('x-total-capped')]

  it('comes with a keyset page on request', async () => {
    expect(totalOf(await client.get('/api/repairs?limit=5'))).toEqual([null, null])
    expect(totalOf(await client.get('/api/repairs?limit=5&before=&_total=true'))).toEqual(['10000', 'true'])
    const tabs = await client.get('/api/repairs?limit=5&before=&_total=true&_tabs=true')
    expect(tabs.headers.get('x-tab-totals')).toMatch(/^=10000\+,open=\d+/)
  })

  it('is exact on request, for each role, and follows each change', async () => {
    const count = async (of: Client, more = '') =>
      (await of.get(`/api/repairs?limit=1&_total=exact${more}`)).headers
    expect((await count(client)).get('x-total-count')).toBe(String(stored.length))
    expect((await count(client)).get('x-total-capped')).toBeNull()
    expect(totalOf(await client.get('/api/repairs?_start=0&_end=1&_total=exact'))).toEqual([
      String(stored.length),
      null,
    ])
    const high = stored.filter((row) => row['priority'] === 'high').length
    expect((await count(client, '&priority=high')).get('x-total-count')).toBe(String(high))
    const read: string[] = []
    let path: string | undefined = '/api/repairs?limit=1000&_fields=title'
    while (path) {
      const answer: Answer = await world.people.user.client.get(path)
      read.push(...idsIn(answer))
      path = linkOf(answer, 'next')
    }
    expect(read.length).toBeGreaterThan(0)
    expect((await count(world.people.user.client)).get('x-total-count')).toBe(String(read.length))
    const repair = await addRepair(world)
    expect((await count(client)).get('x-total-count')).toBe(String(stored.length + 1))
    await client.remove(`/api/repairs/${repair.id}`)
    expect((await count(client)).get('x-total-count')).toBe(String(stored.length))
    expect((await world.anonymous.get('/api/repairs?limit=1&_total=exact')).status).toBe(401)
  })
})
