import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { move, remove } from '#server/write/update'
import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { uuid7 } from '#server/db/uuid7'
import { errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createGoods, type Goods } from '../support/business/goods'
import { createWorld, storedRow, type World } from '../support/worlds/world'

interface Plan {
  count: number
  sample: { id: string; title: string }[]
  token: string
}
interface Outcome {
  count: number
  refused: { id: string; title: string; message: string }[]
}

let world: World
let products: Goods['products']
let invoices: Goods['invoices']
let addProduct: Goods['addProduct']
let addInvoice: Goods['addInvoice']
beforeAll(async () => {
  world = await createWorld(corridor)
  ;({ products, invoices, addProduct, addInvoice } = await createGoods(world))
})
afterAll(() => world.close())

const addProducts = async (count: number, values: object = {}): Promise<string[]> => {
  const ids: string[] = []
  while (ids.length < count) ids.push(await addProduct(values))
  return ids
}
const bulk = (role: Role, resource: string, body: unknown, language = 'en') =>
  world.people[role].client.post(`/api/${resource}/bulk`, body, { 'accept-language': language })
const planned = async (role: Role, resource: string, body: object): Promise<Plan> => {
  const answer = await bulk(role, resource, { ...body, dryRun: true })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Plan
}
const done = (answer: Answer): Outcome => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Outcome
}
const stored = (resource: AnyResource, id: string) => storedRow(world, resource, id)

describe('a bulk run', () => {
  it('is planned first: the dry run returns count and sample and changes nothing', async () => {
    const ids = await addProducts(7, { price: 7001 })
    const plan = await planned('manager', 'products', {
      verb: 'update',
      filter: { and: [{ field: 'price', op: 'eq', value: 7001 }] },
      values: { stock: 5 },
    })
    expect(plan.count).toBe(7)
    expect(plan.sample).toHaveLength(5)
    for (const { id, title } of plan.sample)
      expect([ids.includes(id), title]).toEqual([true, expect.stringMatching(/^Product \d+$/)])
    expect(await stored(products, ids[0] ?? '')).toMatchObject({ stock: 0, version: 1 })
  })

  it('changes exactly the planned records, once, and only for the user who planned it', async () => {
    const ids = await addProducts(3, { price: 7002 })
    const filter = [{ field: 'price', value: 7002 }]
    const { token } = await planned('manager', 'products', { verb: 'update', filter, values: { stock: 9 } })
    const [late = ''] = await addProducts(1, { price: 7002 })
    expect((await bulk('admin', 'products', { token })).status).toBe(410)
    expect((await bulk('manager', 'customers', { token })).status).toBe(410)
    expect(done(await bulk('manager', 'products', { token }))).toEqual({ count: 3, refused: [], left: 0 })
    for (const id of ids) expect(await stored(products, id)).toMatchObject({ stock: 9, version: 2 })
    expect(await stored(products, late)).toMatchObject({ stock: 0 })
    expect((await bulk('manager', 'products', { token })).status).toBe(410)
    const batches = await world.database.query({
      text: `select distinct batch from changes where record = any($1) and operation = 'update'`,
      values: [ids],
    })
    expect(batches).toEqual([{ batch: token }])
  })

  it('cannot start from a plan older than 15 minutes', async () => {
    const ids = await addProducts(1)
    const { token } = await planned('manager', 'products', { verb: 'update', ids, values: { stock: 9 } })
    await world.database.query({
      text: `update bulk_runs set "createdAt" = now() - interval '16 minutes' where id = $1`,
      values: [token],
    })
    expect((await bulk('manager', 'products', { token })).status).toBe(410)
    await planned('manager', 'products', { verb: 'update', ids, values: { stock: 9 } })
    expect(
      await world.database.query({ text: 'select 1 from bulk_runs where id = $1', values: [token] }),
    ).toEqual([])
  })

  it('moves the records that allow it and lists the rejected ones with a message', async () => {
    const [draft, sent, paid] = [
      await addInvoice(),
      await addInvoice('send'),
      await addInvoice('send', 'pay'),
    ]
    const ids = [draft, sent, paid]
    const { token, count } = await planned('admin', 'invoices', { verb: 'send', ids })
    expect(count).toBe(3)
    const outcome = done(await bulk('admin', 'invoices', { token }))
    expect(outcome.count).toBe(1)
    expect(new Set(outcome.refused.map(({ id }) => id))).toEqual(new Set([sent, paid]))
    expect(outcome.refused[0]?.title).toMatch(/^INV-\d{4}-\d{5}$/)
    expect(outcome.refused.find(({ id }) => id === paid)?.message).toContain('paid')
    expect(await stored(invoices, draft)).toMatchObject({ status: 'sent' })
  })

  it('explains rejections in the language of the caller', async () => {
    const ids = [await addInvoice('send')]
    const { token } = await planned('admin', 'invoices', { verb: 'delete', ids })
    const { refused } = done(await bulk('admin', 'invoices', { token }, 'zh'))
    expect(refused[0]?.message).toBe('您无权执行此操作，请联系管理员。')
  })

  it('performs an action with its input', async () => {
    const ids = await addProducts(2, { stock: 999_990 })
    const [other = ''] = await addProducts(1, { stock: 1 })
    const wrong = await bulk('manager', 'products', { verb: 'restock', ids, dryRun: true })
    expect(errorsOf(wrong)).toHaveProperty('quantity')
    const { token } = await planned('manager', 'products', {
      verb: 'restock',
      ids: [...ids, other],
      values: { quantity: 50 },
    })
    const outcome = done(await bulk('manager', 'products', { token }))
    expect([outcome.count, outcome.refused.map(({ message }) => message)]).toEqual([
      1,
      Array(2).fill('Enter 10 or less.'),
    ])
    expect(await stored(products, other)).toMatchObject({ stock: 51 })
  })

  it('moves records to the trash and restores them', async () => {
    const ids = await addProducts(2)
    const gone = await planned('admin', 'products', { verb: 'delete', ids })
    expect(done(await bulk('admin', 'products', { token: gone.token })).count).toBe(2)
    expect((await planned('admin', 'products', { verb: 'delete', ids })).count).toBe(0)
    const back = await planned('admin', 'products', { verb: 'restore', ids })
    expect(done(await bulk('admin', 'products', { token: back.token })).count).toBe(2)
    expect(await stored(products, ids[0] ?? '')).toMatchObject({ deletedAt: null, version: 3 })
  })

  it('covers only records that the caller may read and the search finds', async () => {
    const [hidden = '', shown = ''] = await addProducts(2, { name: 'Zebra crossing' })
    await move(world.writer(), products, shown, { name: 'publish' })
    expect(
      (await planned('manager', 'products', { verb: 'update', q: 'zebra', values: { stock: 1 } })).count,
    ).toBe(2)
    const other = await planned('manager', 'products', {
      verb: 'update',
      ids: [hidden, uuid7()],
      values: { stock: 1 },
    })
    expect([other.count, other.sample]).toEqual([1, [{ id: hidden, title: 'Zebra crossing' }]])
    await remove(world.writer(), products, hidden)
    expect(done(await bulk('manager', 'products', { token: other.token })).refused).toMatchObject([
      { id: hidden },
    ])
  })

  it('is rejected as a whole when the role lacks the permission or the request is invalid', async () => {
    const ids = await addProducts(1)
    const asking = (body: object) => bulk('manager', 'products', { ids, dryRun: true, ...body })
    expect((await asking({ verb: 'delete' })).status).toBe(403)
    expect(
      (await bulk('user', 'products', { verb: 'update', ids, dryRun: true, values: { stock: 1 } })).status,
    ).toBe(403)
    expect((await world.anonymous.post('/api/products/bulk', {})).status).toBe(401)
    expect(errorsOf(await asking({ verb: 'constructor' }))).toHaveProperty('verb')
    expect(errorsOf(await asking({ verb: 'read' }))).toHaveProperty('verb')
    expect(errorsOf(await asking({ verb: 'update', values: {} }))).toHaveProperty('values')
    expect(errorsOf(await asking({ verb: 'update', values: { status: 'published' } }))).toHaveProperty(
      'status',
    )
    expect(errorsOf(await asking({ verb: 'publish', values: { stock: 1 } }))).toHaveProperty('stock')
    expect(errorsOf(await asking({ verb: 'publish', ids: ['x'] }))).toHaveProperty('ids')
    expect(errorsOf(await asking({ verb: 'publish', dryRun: undefined }))).toHaveProperty('dryRun')
    expect(errorsOf(await asking({ verb: 'publish', filter: { field: 'cost' } }))).toHaveProperty('filter')
    expect(errorsOf(await asking({ verb: 'publish', colour: 'red' }))).toHaveProperty('colour')
    expect(errorsOf(await bulk('admin', 'products', { token: 'x' }))).toHaveProperty('token')
    expect((await bulk('admin', 'products', [])).status).toBe(400)
  })

  it('is rejected with the limit if it names too many records', async () => {
    const ids = Array.from({ length: 10_001 }, () => uuid7())
    const body = { verb: 'update', values: { stock: 1 }, ids, dryRun: true }
    const refused = await bulk('manager', 'products', body)
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      { ids: ['This can be done to at most 10,000 records at once. Narrow the list first.'] },
    ])
    const inChinese = await bulk('manager', 'products', body, 'zh-CN')
    expect(errorsOf(inChinese)).toEqual({ ids: ['一次最多处理 10,000 条记录，请先缩小列表范围。'] })
  })

  it('covers more records than a list counts', async () => {
    await world.database.query({
      text: `insert into customers (id, name, email, segment, country, currency, version, "createdAt", "updatedAt")
        select gen_random_uuid(), 'Many', g || '@many.example', 'business', 'FR', 'EUR', 1, now(), now()
        from generate_series(1, 10001) g`,
    })
    const body = { verb: 'update', values: { city: 'Paris' }, dryRun: true }
    const filter = [{ field: 'country', value: 'FR' }]
    const { count, token } = await planned('manager', 'customers', { ...body, filter })
    expect(count).toBe(10_001)
    const stored = await world.database.query({
      text: `select count(distinct "record") as "records", min("position") as "first", max("position") as "last"
        from "job_items" where "job" = $1`,
      values: [token],
    })
    expect(stored).toEqual([{ records: 10_001, first: 0, last: 10_000 }])
  })

  it('stores the plans of a few tabs of a user, and drops older ones with their records', async () => {
    const body = {
      verb: 'update',
      values: { city: 'Lyon' },
      dryRun: true,
      filter: [{ field: 'country', value: 'FR' }],
    }
    const tokens: string[] = []
    while (tokens.length < 5) tokens.push((await planned('manager', 'customers', body)).token)
    const stored = await world.database.query<{ job: string }>({
      text: 'select distinct "job" from "job_items" where "job" = any($1::uuid[])',
      values: [tokens],
    })
    expect(stored.map(({ job }) => job).toSorted()).toEqual(tokens.slice(-3).toSorted())
    expect((await bulk('manager', 'customers', { token: tokens[0] })).status).toBe(410)
  })
})
