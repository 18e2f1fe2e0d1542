import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { corridor } from '../support/worlds/declared'
import { createWorld, type Stored, type World } from '../support/worlds/world'

const many = 30
let world: World
let products: string[]
let categories: string[]

const get = async (path: string) => {
  const answer = await world.people.admin.client.get(path)
  expect(answer.status, answer.text).toBe(200)
  return answer
}
const made = async (path: string, values: object): Promise<string> => {
  const answer = await world.people.admin.client.post(path, values)
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as Stored).id
}
const idsOf = (rows: unknown) => (rows as Stored[]).map(({ id }) => id)
const productsOf = async (query: string) =>
  idsOf(((await get(`/api/products${query}`)).body as { products: unknown }).products)
const naming = (ids: readonly string[]) => ids.map((id) => `id=${id}`).join('&')

beforeAll(async () => {
  world = await createWorld(corridor)
  const positions = Array.from({ length: many }, (_, index) => index)
  products = []
  categories = []
  for (const index of positions) {
    products.push(await made('/api/products', { name: `Ware ${index}`, code: `W-${index}`, price: 100 }))
    categories.push(await made('/api/categories', { name: `Shelf ${index}` }))
  }
})
afterAll(() => world.close())

describe('the products call of the specification', () => {
  it('returns all products without page parameters', async () => {
    const { body } = await get('/api/products')
    expect(body).toMatchObject({ total: many })
    expect((await productsOf('')).toSorted()).toEqual(products.toSorted())
    expect(await productsOf('?status=draft&_sort=name&_order=asc')).toHaveLength(many)
  })

  it('returns one page with page parameters', async () => {
    for (const [query, count] of [
      ['?_start=0&_end=10', 10],
      ['?_start=25', 5],
      ['?limit=7', 7],
    ] as const)
      expect(await productsOf(query), query).toHaveLength(count)
  })
})

describe('a list of records by their ids', () => {
  it('contains all of them, beyond the default page size', async () => {
    expect((await productsOf(`?${naming(products)}`)).toSorted()).toEqual(products.toSorted())
    const answer = await get(`/api/categories?${naming(categories)}`)
    expect(idsOf(answer.body).toSorted()).toEqual(categories.toSorted())
    expect(answer.headers.get('x-total-count')).toBe(String(many))
  })

  it('is paged only with page parameters, while other lists always are', async () => {
    expect(idsOf((await get(`/api/categories?${naming(categories)}&_start=0&_end=10`)).body)).toHaveLength(10)
    expect(idsOf((await get('/api/categories')).body)).toHaveLength(25)
  })
})

describe('the events call of the specification', () => {
  const addEvents = (count: number) =>
    world.database.query({
      text: `insert into "calendarEvents" ("id", "version", "createdAt", "updatedAt", "title", "start", "end", "allDay", "color", "owner", "attendees", "visibility", "excludedStarts", "addedStarts", "guests", "answers", "reminders", "sequence")
        select gen_random_uuid(), 1, now(), now(), 'Shift ' || "n", timestamptz '2026-01-01T00:00:00Z' + "n" * interval '1 hour',
          timestamptz '2026-01-01T01:00:00Z' + "n" * interval '1 hour', false, 'blue', $1::uuid, '{}', 'public', '[]', '[]', '[]', '[]', '[]', 0
        from generate_series(1, $2::int) "n"`,
      values: [world.people.admin.id, count],
    })
  const eventsIn = (body: unknown) => (body as { events: Stored[] }).events

  it('returns all 1,500 events with their total', async () => {
    await addEvents(1500)
    const { body, headers } = await get('/api/calendar/events')
    expect(new Set(idsOf(eventsIn(body))).size).toBe(1500)
    expect(body).toEqual({ events: expect.anything(), total: 1500 })
    expect([headers.get('x-total-count'), headers.get('link')]).toEqual(['1500', null])
    const week = await get('/api/calendar/events?start_gte=2026-01-05&start_lte=2026-01-11')
    expect(eventsIn(week.body)).toHaveLength(7 * 24)
  })

  it('returns 10,000 events at most, with a link to the rest', async () => {
    await addEvents(8600)
    const { body, headers } = await get('/api/calendar/events')
    expect(eventsIn(body)).toHaveLength(10_000)
    expect(body).toMatchObject({ total: 10_000, capped: true })
    const next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? ''
    const rest = await get(next)
    expect(eventsIn(rest.body)).toHaveLength(100)
    expect(rest.headers.get('link')).not.toContain('rel="next"')
    expect(new Set([...idsOf(eventsIn(body)), ...idsOf(eventsIn(rest.body))]).size).toBe(10_100)
  })
})
