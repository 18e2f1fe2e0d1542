import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemo } from '#server/lifecycle/fill-demo'
import type { App } from '#define/app'
import { isLogged } from '#define/declaration/logged'
import { app } from '#resources/app'
import { testDatabase, type TestDatabase } from '../../support/database'

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

it('the demo has records in every state, role, category and currency', async () => {
  const invoices = await countBy('invoices', 'status')
  expect([Object.keys(invoices), sum(invoices)]).toEqual([
    ['draft', 'overdue', 'paid', 'partlyPaid', 'sent', 'void'],
    240,
  ])
  expect(await countBy('invoices', 'currency')).toMatchObject({ JPY: 1, EUR: expect.any(Number) as number })
  const products = await countBy('products', 'status')
  expect([Object.keys(products), sum(products)]).toEqual([['archived', 'draft', 'published'], 72])
  expect(Object.keys(await countBy('products', 'category'))).toHaveLength(19)
  expect(Object.keys(await countBy('users', 'status'))).toEqual(['active', 'banned', 'pending', 'rejected'])
  expect(sum(await countBy('users', 'role'))).toBe(48)
  expect((await countBy('products', 'stock'))[0]).toBeGreaterThan(3)
})

it('the demo has one invoice of thirty lines, and more than five that the demo user may read', async () => {
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

it('every product of the demo has a picture', async () => {
  const covers = Object.keys(await countBy('products', 'cover'))
  expect(covers.filter((cover) => !existsSync(`public${cover}`))).toEqual([])
})

it('three users of the demo can sign in, and no others', async () => {
  const rows = await database.query({
    text: `select u.email from credentials c join users u on u.id = c."userId" order by 1`,
  })
  expect(rows.map(({ email }) => email)).toEqual([
    'admin@corridor.example',
    'manager@corridor.example',
    'user@corridor.example',
  ])
})

it('the demo has a change entry for every created record, except for those that are only appended', async () => {
  const records = Object.values(app as App)
    .filter(isLogged)
    .map(({ name: table }) => `(select count(*) from "${table}")`)
  const [row] = await database.query<{ records: number; created: number }>({
    text: `select ${records.join(' + ')} as records, (select count(*) from changes where operation = 'create') as created`,
  })
  expect(row?.created).toBe(row?.records)
})

it('no demo user has unread messages up to their own last message', async () => {
  const [unread] = await database.query<{ count: number }>({
    text: `select count(*)::int as count from "chatMembers" m
      where exists (select 1 from "messages" w where w.conversation = m.conversation
        and w.sender = m.person and w.number > m.seen)`,
  })
  expect(unread?.count).toBe(0)
})

it('the demo has notified each of the three sign-in users of records that they may open', async () => {
  const rows = await database.query<{ email: string; notified: number; unread: number }>({
    text: `select u.email, count(*)::int as notified, (count(*) filter (where n.status = 'unread'))::int as unread
      from notifications n join users u on u.id = n.recipient group by 1 order by 1`,
  })
  expect(rows.map(({ email }) => email)).toEqual([
    'admin@corridor.example',
    'manager@corridor.example',
    'user@corridor.example',
  ])
  for (const { notified: received, unread, email } of rows)
    expect([received > 5, unread > 0], email).toEqual([true, true])
  const [strange] = await database.query<{ count: number }>({
    text: `select count(*)::int as count from notifications n join users u on u.id = n.recipient
      join invoices i on i.id::text = n.record and n.resource = 'invoices' join customers c on c.id = i.customer
      where u.role = 'user' and (c.account is distinct from u.id or i.status not in ('sent', 'partlyPaid', 'overdue', 'paid'))`,
  })
  expect(strange?.count).toBe(0)
})

const numberOf = async (what: string): Promise<number> => {
  const [row] = await database.query<{ count: number }>({ text: `select (${what})::int as count` })
  return row?.count ?? -1
}
const rows = (table: string, where = 'true') => `select count(*) from "${table}" where ${where}`

/** The demo data that the design requires, in its order. */
const listed: readonly [what: string, sql: string, count: number][] = [
  ['users', rows('users'), 48],
  ['roles of users', 'select count(distinct "role") from "users"', 3],
  ['states of users', 'select count(distinct "status") from "users"', 4],
  ['a very long name', rows('users', 'length("displayName") > 60'), 1],
  ['mails', rows('mails'), 640],
  ['threads of mails', 'select count(distinct "thread") from "mails"', 260],
  ['a hostile mail', rows('mails', `"fromAddress" = 'admin@corrid0r.example' and "folder" = 'inbox'`), 1],
  ['conversations', rows('conversations'), 18],
  ['messages', rows('messages'), 4000],
  [
    'messages of the longest conversation',
    'select max("many") from (select count(*) as "many" from "messages" group by "conversation") as "each"',
    1500,
  ],
  ['events', rows('calendarEvents', '"recurrence" is null'), 120],
  ['events that recur', rows('calendarEvents', '"recurrence" is not null'), 8],
  ['columns of the board', rows('kanbanColumns'), 9],
  ['cards of the board', rows('kanbanCards'), 73],
  ['cards in the archive', rows('kanbanCards', `"status" = 'archived'`), 7],
  [
    'a column over its limit',
    `select count(*) from "kanbanColumns" k where "limit" < (${rows('kanbanCards', `"column" = k."id" and "status" = 'active'`)})`,
    1,
  ],
  ['products', rows('products'), 72],
  ['orders', rows('orders'), 900],
  [
    'months of orders',
    `select (extract(epoch from max("createdAt") - min("createdAt")) / 86400 / 30.4)::int from "orders"`,
    14,
  ],
  ['reviews', rows('reviews'), 380],
  ['invoices', rows('invoices'), 240],
  ['currencies of invoices', 'select count(distinct "currency") from "invoices"', 4],
  ['an invoice in yen', rows('invoices', `"currency" = 'JPY'`), 1],
  ['posts', rows('posts'), 32],
  ['comments', rows('comments'), 210],
  ['files', rows('files'), 420],
  ['folders', rows('folders'), 38],
  ['entries of the ledger', rows('ledgerEntries'), 1605],
  ['payment cards', rows('paymentCards'), 9],
  ['bookings', rows('bookings'), 300],
  ['page views', 'select sum("views") from "pageViews"', 60_000],
  ['questions', rows('questions'), 42],
  ['enquiries', rows('enquiries'), 25],
]
it.each(listed)('the demo has the required amount: %s', async (_, sql, count) => {
  expect(await numberOf(sql)).toBe(count)
})

it('the demo has names in English and in Chinese', async () => {
  const people = await database.query<{ displayName: string }>({ text: 'select "displayName" from "users"' })
  const isChinese = people.map(({ displayName }) => /\p{Script=Han}/u.test(displayName))
  expect(isChinese.filter(Boolean).length).toBeGreaterThan(5)
  expect(isChinese.filter((item) => !item).length).toBeGreaterThan(5)
})

it('the balances of the demo equal the booked ledger entries, and each reversal mirrors its entry', async () => {
  const accounts = await database.query<{ name: string; balance: number; booked: number }>({
    text: `select a."name", a."balance"::float8 as balance, coalesce(sum(case when e."direction" = 'in' then e."amount" else -e."amount" end)
        filter (where e."status" in ('booked', 'reversed')), 0)::float8 as booked
      from "bankAccounts" a left join "ledgerEntries" e on e."account" = a."id" group by a."id", a."name", a."balance"`,
  })
  expect(accounts.length).toBeGreaterThan(3)
  for (const { name, balance, booked } of accounts) expect(balance, name).toBe(booked)
  const [reversed] = await database.query<{ mistakes: number; undone: number; foreign: number }>({
    text: `select (${rows('ledgerEntries', `"status" = 'reversed'`)})::int as mistakes,
      (select count(*) from "ledgerEntries" e join "ledgerEntries" o on o."id" = e."reverses"
        where o."amount" = e."amount" and o."direction" <> e."direction" and o."account" = e."account")::int as undone,
      (select count(*) from "ledgerEntries" e join "bankAccounts" a on a."id" = e."account" where a."currency" <> e."currency")::int as foreign`,
  })
  expect(reversed).toEqual({ mistakes: 8, undone: 8, foreign: 0 })
})

it('the demo calendar has a week in which the clocks change', async () => {
  const [change] = await database.query<{ start: string }>({
    text: `select to_char("start" at time zone 'UTC', 'YYYY-MM-DD') as start from "calendarEvents" where "title" = 'The clocks change'`,
  })
  const day = Date.parse(String(change?.start))
  const zone = (at: number) =>
    new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value
  expect(zone(day)).not.toBe(zone(day + 86_400_000))
})

it('the demo data refers to the current year', async () => {
  const year = String(new Date().getUTCFullYear())
  const output = await database.query<{ text: string }>({
    text: `select "body" as text from "messages" where "body" like '%INV-%' union all select "subject" || "body" from "mails"
      where "body" like '%INV-%' union all select "name" from "folders" where "name" like '%发布会'
      union all select "subject" from "notifications" where "subject" like 'customers-%'`,
  })
  expect(output.length).toBeGreaterThan(3)
  for (const { text } of output) {
    expect(text).toMatch(new RegExp(`INV-${year}-|^${year} |-${year}\\.csv$`))
    expect(text).not.toContain('{year}')
  }
})
