import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemo } from '../../server/demo'
import type { App } from '../../src/define/app'
import { app } from '../../src/resources/app'
import { testDatabase, type TestDatabase } from '../support/database'

let database: TestDatabase
const countBy = async (table: string, column: string): Promise<Record<string, number>> => {
  const text = `select "${column}" as value, count(*)::int as count from "${table}" group by 1 order by 1`
  const rows = await database.query<{ value: string; count: number }>({ text })
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]))
}
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0)

beforeAll(async () => {
  database = await testDatabase()
  await seedDemo({ database })
})
afterAll(() => database.close())

it('shows every state, role, category and currency', async () => {
  const invoices = await countBy('invoices', 'status')
  expect([Object.keys(invoices), sum(invoices)]).toEqual([['draft', 'paid', 'sent', 'void'], 240])
  expect(await countBy('invoices', 'currency')).toMatchObject({ JPY: 1, EUR: expect.any(Number) as number })
  const products = await countBy('products', 'status')
  expect([Object.keys(products), sum(products)]).toEqual([['archived', 'draft', 'published'], 72])
  expect(Object.keys(await countBy('products', 'category'))).toHaveLength(19)
  expect(Object.keys(await countBy('users', 'status'))).toEqual(['active', 'banned', 'pending', 'rejected'])
  expect(sum(await countBy('users', 'role'))).toBe(48)
  expect((await countBy('products', 'stock'))[0]).toBeGreaterThan(3)
})

it('has one invoice of thirty lines, and some that the demo user may read', async () => {
  const longest = await database.query({
    text: 'select max(jsonb_array_length(lines))::int as lines from invoices',
  })
  expect(longest).toEqual([{ lines: 30 }])
  const [mine] = await database.query<{ count: number }>({
    text: `select count(*)::int as count from invoices i join customers c on c.id = i.customer join users u on u.id = c.account
      where u.email = 'user@corridor.example' and i.status in ('sent', 'paid')`,
  })
  expect(mine?.count).toBeGreaterThan(5)
})

it('has a picture for every product', async () => {
  const covers = Object.keys(await countBy('products', 'cover'))
  expect(covers.filter((cover) => !existsSync(`public${cover}`))).toEqual([])
})

it('lets three people sign in, and nobody else', async () => {
  const rows = await database.query({
    text: `select u.email from credentials c join users u on u.id = c."userId" order by 1`,
  })
  expect(rows.map(({ email }) => email)).toEqual([
    'admin@corridor.example',
    'manager@corridor.example',
    'user@corridor.example',
  ])
})

it('writes each change into the ledger', async () => {
  const records = Object.keys(app)
    .filter((name) => !(app as App)[name]?.keptBy)
    .map((table) => `(select count(*) from "${table}")`)
  const [row] = await database.query<{ records: number; created: number }>({
    text: `select ${records.join(' + ')} as records, (select count(*) from changes where operation = 'create') as created`,
  })
  expect(row?.created).toBe(row?.records)
})

it('has told each of the three who sign in something that he may open', async () => {
  const rows = await database.query<{ email: string; told: number; unread: number }>({
    text: `select u.email, count(*)::int as told, (count(*) filter (where n.status = 'unread'))::int as unread
      from notifications n join users u on u.id = n.recipient group by 1 order by 1`,
  })
  expect(rows.map(({ email }) => email)).toEqual([
    'admin@corridor.example',
    'manager@corridor.example',
    'user@corridor.example',
  ])
  for (const { told, unread, email } of rows) expect([told > 5, unread > 0], email).toEqual([true, true])
  const [strange] = await database.query<{ count: number }>({
    text: `select count(*)::int as count from notifications n join users u on u.id = n.recipient
      join invoices i on i.id::text = n.record and n.resource = 'invoices' join customers c on c.id = i.customer
      where u.role = 'user' and (c.account is distinct from u.id or i.status not in ('sent', 'paid'))`,
  })
  expect(strange?.count).toBe(0)
})
