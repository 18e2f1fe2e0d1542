import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/lifecycle/app'
import { overviewNames, type OverviewAnswer, type OverviewName } from '#define/overview/overview'
import type { Role } from '#define/access'
import { testDatabase } from '../../support/database'
import { clientOf } from '../support/worlds/client'
import { naive, type Counted, type Row } from '../support/database/counted-by-day'
import { corridor } from '../support/worlds/declared'
import { createDemoWorld, type DemoWorld } from '../support/worlds/demo-world'
import { createPerson } from '../support/worlds/world'

let demo: DemoWorld
const tables: Record<string, readonly Row[]> = {}

beforeAll(async () => {
  demo = await createDemoWorld()
  for (const name of [
    'ledgerEntries',
    'bankAccounts',
    'bookings',
    'pageViews',
    'orders',
    'products',
    'invoices',
  ])
    tables[name] = await demo.database.query<Row>({ text: `select * from "${name}"` })
}, 240_000)
afterAll(() => demo.close())

const all = (name: string) => tables[name] ?? []
const number = (name: string) => (row: Row) => Number(row[name])
const item = () => 1

async function ask(role: Role, name: OverviewName, query: Record<string, string>): Promise<OverviewAnswer> {
  const answer = await demo.clients[role].get(`/api/overview/${name}?${new URLSearchParams(query)}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as OverviewAnswer
}

const isPaid = (direction: string) => (row: Row) =>
  row.direction === direction &&
  row.status === 'booked' &&
  row.reverses === null &&
  row.category !== 'transfer' &&
  row.category !== 'exchange'
const counts = (row: Row) => row.status !== 'cancelled' && row.status !== 'refunded'
const lines = (row: Row) => row.lines as { quantity: number; price: number; product: string }[]
const sumOf = (row: Row, worth: (line: ReturnType<typeof lines>[number]) => number) =>
  lines(row).reduce((sum, line) => sum + worth(line), 0)
const costOf = (id: string) => Number(all('products').find((row) => row.id === id)?.cost ?? 0)

/** Every figure over time, computed from the rows in plain JavaScript. */
const figures: Partial<Record<OverviewName, Record<string, (currency: string) => Counted>>> = {
  banking: {
    income: (currency) => ({
      rows: all('ledgerEntries').filter((row) => isPaid('in')(row) && row.currency === currency),
      at: 'bookedOn',
      value: number('amount'),
    }),
    expenses: (currency) => ({
      rows: all('ledgerEntries').filter((row) => isPaid('out')(row) && row.currency === currency),
      at: 'bookedOn',
      value: number('amount'),
    }),
  },
  booking: {
    total: () => ({ rows: all('bookings'), at: 'createdAt', value: item }),
    income: (currency) => ({
      rows: all('bookings').filter((row) => row.status !== 'cancelled' && row.currency === currency),
      at: 'createdAt',
      value: number('price'),
    }),
    arrivals: () => ({
      rows: all('bookings').filter(({ status }) => status !== 'cancelled'),
      at: 'arrivesOn',
      value: item,
    }),
    departures: () => ({
      rows: all('bookings').filter(({ status }) => status !== 'cancelled'),
      at: 'leavesOn',
      value: item,
    }),
  },
  analytics: {
    views: () => ({ rows: all('pageViews'), at: 'hour', value: number('views') }),
    visitors: () => ({ rows: all('pageViews'), at: 'hour', value: number('visitors') }),
  },
  ecommerce: {
    orders: () => ({ rows: all('orders'), at: 'createdAt', value: item }),
    sold: () => ({
      rows: all('orders').filter(counts),
      at: 'createdAt',
      value: (row: Row) => sumOf(row, ({ quantity }) => quantity),
    }),
    balance: (currency) => ({
      rows: all('orders').filter((row) => counts(row) && row.currency === currency),
      at: 'createdAt',
      value: number('netTotal'),
    }),
    profit: (currency) => ({
      rows: all('orders').filter((row) => counts(row) && row.currency === currency),
      at: 'createdAt',
      value: (row) =>
        sumOf(row, ({ quantity, price, product }) => quantity * (price - costOf(product))) -
        Number(row.discount),
    }),
  },
  app: {
    invoiced: (currency) => ({
      rows: all('invoices').filter(
        (row) =>
          ['sent', 'partlyPaid', 'overdue', 'paid'].includes(String(row.status)) && row.currency === currency,
      ),
      at: 'issuedOn',
      value: number('total'),
    }),
  },
}

const today = new Date().toISOString().slice(0, 10)
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const ranges: readonly (Record<string, string> & { from: string; to: string; timezone: string })[] = [
  { from: ago(29), to: today, timezone: 'UTC' },
  { from: ago(29), to: today, timezone: 'Asia/Kolkata' },
  { from: ago(120), to: ago(1), timezone: 'America/Los_Angeles' },
  { from: ago(300), to: today, timezone: 'Pacific/Auckland', compare: 'year' },
  { from: ago(200), to: ago(190), timezone: 'Pacific/Honolulu', compare: 'none' },
]

const cases = Object.entries(figures).flatMap(([name, tiles]) =>
  Object.keys(tiles).map((tile) => ({ name: name as OverviewName, tile })),
)

describe('every tile is computed from the tables:', () => {
  it.each(cases)('$name: $tile equals the figure counted row by row', async ({ name, tile }) => {
    for (const query of ranges) {
      const answer = await ask('admin', name, query)
      const found = answer.tiles[tile]
      if (found?.kind !== 'figures') throw new Error(`There is no tile ${tile}`)
      const counted = figures[name]?.[tile]?.(String(answer.currency)) as Counted
      const expected = (from: string, to: string) => naive(counted, from, to, query.timezone)
      const where = `${tile} ${JSON.stringify(query)}`
      expect(found.lines[0]?.total, where).toBe(expected(query.from, query.to))
      expect(found.lines[0]?.values, where).toEqual(answer.buckets.map(({ from, to }) => expected(from, to)))
      const before = answer.compared && expected(answer.compared.from, answer.compared.to)
      expect(found.lines[0]?.before, `${where} before`).toBe(before)
    }
  })

  it('parts by category equal the sums by category', async () => {
    const { tiles, currency } = await ask('admin', 'banking', { from: ago(90), to: today })
    const parts = tiles.categories
    if (parts?.kind !== 'figures') throw new Error('There are no categories')
    const paid = figures.banking?.expenses?.(String(currency)) as Counted
    const byCategory = new Map<string, number>()
    for (const row of paid.rows)
      if (String(row.bookedOn) >= ago(90) && String(row.bookedOn) <= today)
        byCategory.set(String(row.category), (byCategory.get(String(row.category)) ?? 0) + Number(row.amount))
    expect(new Map(parts.lines.map(({ key, total }) => [key, total]))).toEqual(byCategory)
  })

  it('currencies are never added together', async () => {
    const first = await ask('admin', 'banking', {})
    expect(first.currencies.length).toBeGreaterThan(2)
    for (const currency of first.currencies) {
      const { tiles, currency: output } = await ask('admin', 'banking', { currency })
      const balance = tiles.balance?.kind === 'figures' ? tiles.balance.lines[0]?.total : undefined
      const own = all('bankAccounts').filter((row) => row.currency === currency && row.status !== 'closed')
      expect([output, balance]).toEqual([currency, own.reduce((sum, row) => sum + Number(row.balance), 0)])
    }
  })
})

describe('the list behind a figure', () => {
  it('has exactly the records of its bucket, and its total equals the bar', async () => {
    let looked = 0
    for (const name of overviewNames) {
      const answer = await ask('admin', name, { from: ago(40), to: ago(12), timezone: 'Asia/Tokyo' })
      for (const [tile, found] of Object.entries(answer.tiles)) {
        if (found.kind !== 'figures' || found.unit !== 'count' || found.days) continue
        // Pieces are rows of orders.
        if (tile === 'sold') continue
        for (const line of found.lines.slice(0, 2)) {
          const index = line.values.findIndex((value) => (value ?? 0) > 0)
          const bucket = answer.buckets[index]
          if (!line.behind?.at || !bucket) continue
          const { resource, at, where } = line.behind
          const value = at.kind === 'date' ? [bucket.from, bucket.to] : [bucket.starts, bucket.ends]
          const filter = JSON.stringify({ and: [...where, { field: at.field, op: 'between', value }] })
          const list = await demo.clients.admin.get(
            `/api/${resource}?${new URLSearchParams({ filter, _start: '0', _end: '1000' })}`,
          )
          expect(list.status, `${name} ${tile}: ${list.text}`).toBe(200)
          if (resource === 'pageViews') continue
          expect(list.headers.get('x-total-count'), `${name} ${tile}`).toBe(String(line.values[index]))
          looked++
        }
      }
    }
    expect(looked).toBeGreaterThan(5)
  }, 60_000)
})

describe('a user without access to a table', () => {
  it.each(overviewNames)('gets no tile of it in %s', async (name) => {
    const [admin, user] = await Promise.all([ask('admin', name, {}), ask('user', name, {})])
    for (const [tile, found] of Object.entries(user.tiles)) {
      const names =
        found.kind === 'rows' ? [found.resource] : found.lines.flatMap((line) => line.behind?.resource ?? [])
      for (const hidden of ['bankAccounts', 'ledgerEntries', 'pageViews', 'enquiries'])
        expect(names, tile).not.toContain(hidden)
    }
    expect(Object.keys(admin.tiles).length).toBeGreaterThanOrEqual(Object.keys(user.tiles).length)
  })

  it('gets no bank tiles and no profit', async () => {
    expect(await ask('user', 'banking', {})).toMatchObject({ tiles: {}, currency: null, currencies: [] })
    expect((await ask('admin', 'ecommerce', {})).tiles.profit).toBeDefined()
    expect((await ask('user', 'ecommerce', {})).tiles.profit).toBeUndefined()
  })

  it('gets counts of their own records only', async () => {
    const query = { from: ago(1000), to: today }
    const { tiles } = await ask('user', 'booking', query)
    const [person] = await demo.database.query<{ id: string }>({
      text: `select id from users where email = 'user@corridor.example'`,
    })
    const own = all('bookings').filter((row) => row.account === person?.id)
    expect(own.length).toBeGreaterThan(0)
    expect(tiles.total?.kind === 'figures' && tiles.total.lines[0]?.total).toBe(own.length)
  })

  it('gets 401 when not signed in', async () => {
    for (const name of overviewNames)
      expect((await clientOf(demo.server).get(`/api/overview/${name}`)).status).toBe(401)
  })
})

describe('the range of an overview', () => {
  it.each([
    ['from', { from: '2026-02-30' }],
    ['to', { to: 'today' }],
    ['to', { from: '2026-03-02', to: '2026-03-01' }],
    ['to', { from: '2020-01-01', to: '2026-01-01' }],
    ['timezone', { timezone: 'Mars/Olympus' }],
    ['compare', { compare: 'never' }],
    ['currency', { currency: "EUR'; drop" }],
  ])('is rejected at %s when it is invalid: %o', async (field, query) => {
    const answer = await demo.clients.admin.get(`/api/overview/app?${new URLSearchParams(query)}`)
    expect(answer.status).toBe(422)
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field])
  })

  it('has correct days where clocks go forward at midnight', async () => {
    const { buckets } = await ask('admin', 'app', {
      from: '2026-03-06',
      to: '2026-03-10',
      timezone: 'America/Havana',
    })
    // In Havana the eighth of March 2026 begins at one o'clock.
    expect(buckets.map(({ starts }) => starts)).toEqual([
      '2026-03-06T05:00:00.000Z',
      '2026-03-07T05:00:00.000Z',
      '2026-03-08T05:00:00.000Z',
      '2026-03-09T04:00:00.000Z',
      '2026-03-10T04:00:00.000Z',
    ])
  })

  it('has zeros on every tile in an empty workspace', async () => {
    const empty = await testDatabase()
    const bare = await createApp({ database: empty, resources: corridor })
    const { client } = await createPerson(bare, 'admin')
    for (const name of overviewNames) {
      const answer = await client.get(`/api/overview/${name}`)
      expect(answer.status, answer.text).toBe(200)
      // The database itself takes space.
      const { providers: _, ...shown } = (answer.body as OverviewAnswer).tiles
      const tiles = Object.values(shown)
      expect(tiles.flatMap((tile) => (tile.kind === 'rows' ? tile.rows : []))).toEqual([])
      const lines = tiles.flatMap((tile) => (tile.kind === 'figures' ? tile.lines : []))
      expect(
        lines.flatMap(({ total, before }) => [total ?? 0, before ?? 0]).filter((value) => value !== 0),
      ).toEqual([])
    }
    await bare.close()
    await empty.close()
  })
})
