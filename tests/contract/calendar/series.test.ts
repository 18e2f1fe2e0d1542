import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedNumbers } from '../support/business/numbers'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createGoods, type Goods } from '../support/business/goods'
import { itemOf, orderOf, placeOrder, stockOf, wareOf } from '../support/business/shop'
import { createWorld, storedRow, type World } from '../support/worlds/world'

let world: World
let goods: Goods
let admin: Client
beforeAll(async () => {
  world = await createWorld(corridor)
  goods = await createGoods(world)
  admin = world.people.admin.client
})
afterAll(() => world.close())

const today = new Date().toISOString().slice(0, 10)
const year = today.slice(0, 4)
const path = (id: string, rest = '') => `/api/invoices/${id}${rest}`
const lines = [{ description: 'One', quantity: 1, unitPrice: 100 }]
const stored = async (id: string): Promise<Record<string, unknown>> =>
  (await storedRow(world, goods.invoices, id)) ?? {}
const batchOf = async (id: string, operation: string): Promise<string> => {
  const [row] = await world.database.query<{ batch: string }>({
    text: 'select "batch" from "changes" where "record" = $1 and "operation" = $2 order by "id" desc limit 1',
    values: [id, operation],
  })
  return row?.batch ?? ''
}

/** Expects that the next sent invoice gets the number after the last one. */
async function expectNext(): Promise<void> {
  const before = await storedNumbers(world, goods.invoices, year)
  const id = await goods.addInvoice()
  expect((await admin.post(path(id, '/send'))).status).toBe(200)
  const number = `INV-${year}-${String(before.length + 1).padStart(5, '0')}`
  expect(await storedNumbers(world, goods.invoices, year)).toEqual([...before, number])
}

describe('a sent invoice', () => {
  it('stays sent after undo, restore, update and delete, and the next number follows', async () => {
    const id = await goods.addInvoice()
    const sent = await admin.post(path(id, '/send'))
    const { version } = sent.body as { version: number }
    const before = await stored(id)
    const last = await admin.post(path(id, '/undo'), undefined, { 'if-match': `"${version}"` })
    expect([last.status, (last.body as { title: string }).title]).toEqual([409, 'final'])
    expect((await admin.post(`/api/undo/${await batchOf(id, 'send')}`, {})).status).toBe(409)
    expect((await admin.post(path(id, '/restore'), { version: 1 })).status).toBe(403)
    expect((await admin.patch(path(id), { notes: 'Changed' })).status).toBe(403)
    expect((await admin.remove(path(id))).status).toBe(403)
    expect(await stored(id)).toEqual(before)
    await expectNext()
  })

  it('stays sent after an undo of the bulk run that sent it', async () => {
    const ids = [await goods.addInvoice(), await goods.addInvoice()]
    const plan = await admin.post('/api/invoices/bulk', { verb: 'send', ids, dryRun: true })
    const { token } = plan.body as { token: string }
    expect((await admin.post('/api/invoices/bulk', { token })).body).toMatchObject({ count: 2 })
    const refused = await admin.post(`/api/undo/${token}`, {}, { 'accept-language': 'zh-CN' })
    expect(refused.body).toMatchObject({ title: 'final', message: expect.stringContaining('不可撤销') })
    for (const id of ids) expect(await stored(id)).toMatchObject({ status: 'sent' })
    await expectNext()
  })

  it('stays sent after another import and an undo of the import that created it', async () => {
    const heads = 'Customer,Due on,Lines,Issued on\n'
    const row = `A customer,2099-01-01,"${JSON.stringify(lines).replaceAll('"', '""')}",${today}\n`
    const answer = await admin.send('POST', '/api/invoices/import', heads + row, {
      'content-type': 'text/csv',
    })
    const { batch, created } = answer.body as { batch: string; created: number }
    expect(created, answer.text).toBe(1)
    const [made] = await world.database.query<{ id: string }>({
      text: 'select "record" as "id" from "changes" where "batch" = $1',
      values: [batch],
    })
    const id = made?.id ?? ''
    expect((await admin.post(path(id, '/send'))).status).toBe(200)
    const undone = await admin.post(`/api/undo/${batch}`, {})
    expect(undone.body, undone.text).toMatchObject({ count: 0, refused: [{ id }] })
    const again = `id,Notes,Number,Status\n${id},Changed,INV-2000-00001,draft\n`
    await admin.send('POST', '/api/invoices/import?key=id', again, { 'content-type': 'text/csv' })
    expect(await stored(id)).toMatchObject({ status: 'sent', notes: null })
    await expectNext()
  })

  it('stays void once it is voided', async () => {
    const id = await goods.addInvoice('send')
    expect((await admin.post(path(id, '/void'))).status).toBe(200)
    expect((await admin.post(path(id, '/undo'))).status).toBe(409)
    expect(await stored(id)).toMatchObject({ status: 'void' })
    await expectNext()
  })

  it('can be paid, and the payment is final', async () => {
    const id = await goods.addInvoice('send')
    expect((await admin.post(path(id, '/pay'))).status).toBe(200)
    expect((await admin.post(path(id, '/undo'))).status).toBe(409)
    expect(await stored(id)).toMatchObject({ status: 'paid' })
  })
})

describe('the issue date', () => {
  const draft = async (issuedOn: string | null, dueOn = '2099-01-01') => {
    const customer = String((await stored(await goods.addInvoice()))['customer'])
    const answer = await admin.post('/api/invoices', { customer, lines, issuedOn, dueOn })
    expect(answer.status, answer.text).toBe(201)
    return (answer.body as { id: string }).id
  }

  it('cannot be before that of the last number, with the error at its field', async () => {
    await expectNext()
    const id = await draft('2020-01-01')
    const refused = await admin.post(path(id, '/send'))
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      { issuedOn: [`The last number was issued on ${today}. Choose that day or a later one.`] },
    ])
    expect(await stored(id)).toMatchObject({ status: 'draft', number: null })
    expect(await storedNumbers(world, goods.invoices, '2020')).toEqual([])
    await expectNext()
  })

  it('is today by default, and cannot be in the future', async () => {
    const id = await draft(null)
    expect((await admin.post(path(id, '/send'))).body).toMatchObject({ issuedOn: today, status: 'sent' })
    const ahead = await draft('2090-01-01')
    expect(Object.keys(errorsOf(await admin.post(path(ahead, '/send'))))).toEqual(['issuedOn'])
    await expectNext()
  })

  it('of drafts is empty, so that an older draft is sent after a newer one, due in 14 days', async () => {
    const customer = String((await stored(await goods.addInvoice()))['customer'])
    const older = await admin.post('/api/invoices', { customer, lines })
    expect(older.body, older.text).toMatchObject({ issuedOn: null, dueOn: null })
    const { id } = older.body as { id: string }
    await expectNext()
    const due = new Date(Date.parse(today) + 14 * 86_400_000).toISOString().slice(0, 10)
    expect((await admin.post(path(id, '/send'))).body).toMatchObject({ issuedOn: today, dueOn: due })
    await expectNext()
  })

  it('cannot be after the due date', async () => {
    const id = await draft(null, '2020-01-01')
    expect(Object.keys(errorsOf(await admin.post(path(id, '/send'))))).toEqual(['dueOn'])
    await expectNext()
  })
})

describe('an order', () => {
  it('keeps number and stock: the request that placed it cannot be undone', async () => {
    const ware = await wareOf(world)
    const { id, number } = orderOf(await placeOrder(world.people.user, [itemOf(ware, 3)]))
    expect(number).toMatch(/^ORD-/)
    expect((await admin.post(`/api/undo/${await batchOf(id, 'create')}`, {})).status).toBe(409)
    expect((await admin.post(`/api/products/${ware.id}/undo`)).status).toBe(409)
    expect(await stockOf(world, ware.id)).toEqual({ stock: 7, sold: 3 })
  })

  it('that was refunded in a bulk run keeps its stock: the run cannot be undone', async () => {
    const ware = await wareOf(world)
    const { id } = orderOf(await placeOrder(world.people.user, [itemOf(ware, 2)]))
    expect((await admin.post(`/api/orders/${id}/pay`)).status).toBe(200)
    const values = { reason: 'Broken', restock: true }
    const plan = await admin.post('/api/orders/bulk', { verb: 'refund', ids: [id], values, dryRun: true })
    const { token } = plan.body as { token: string }
    expect((await admin.post('/api/orders/bulk', { token })).body).toMatchObject({ count: 1 })
    expect((await admin.post(`/api/undo/${token}`, {})).status).toBe(409)
    expect(await stockOf(world, ware.id)).toEqual({ stock: 10, sold: 0 })
  })
})
