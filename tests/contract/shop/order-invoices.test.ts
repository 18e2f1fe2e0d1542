import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doDueMoves } from '#server/features/work/due-moves'
import type { Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { requireBooks } from '../support/business/books'
import { card, itemOf, placeOrder, wareOf, type Ware } from '../support/business/shop'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let admin: Client
let ware: Ware
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
  const { id: zone } = await make('/api/shippingZones', {
    name: 'Britain',
    countries: [{ country: 'GB' }],
    taxRate: 19,
  })
  await make('/api/shippingRates', {
    name: 'Parcel',
    zone,
    delivery: 'standard',
    currency: 'EUR',
    price: 490,
  })
  ware = await wareOf(world, { price: 3333, stock: 1000 })
})
afterAll(() => world.close())

type Made = Readonly<Record<string, unknown>> & { readonly id: string }

async function make(path: string, values: object = {}): Promise<Made> {
  const answer = await admin.post(path, values)
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body as Made
}
const read = async (path: string): Promise<Made> => (await admin.get(path)).body as Made
const listOf = async (path: string) => (await admin.get(path)).body as unknown as Made[]
const paymentsOf = (invoice: string) => listOf(`/api/payments?invoice=${invoice}&_sort=number`)
const notesOf = (invoice: string) => listOf(`/api/creditNotes?invoice=${invoice}&_sort=createdAt`)

async function placed(more: Readonly<Record<string, unknown>> = card): Promise<Made> {
  const answer = await placeOrder(world.people.user, [itemOf(ware, 3)], more)
  expect(answer.status, answer.text).toBeLessThan(300)
  return (answer.body as { order: Made }).order
}
const refund = (order: string, amount: number) =>
  make(`/api/orders/${order}/refundPart`, { amount, lines: [], restock: false, reason: 'Scratched' })
const draftOf = async (order: string) => (await make(`/api/orders/${order}/invoice`)).id
const sentOf = async (order: string) => make(`/api/invoices/${await draftOf(order)}/send`)

describe('the invoice of an order', () => {
  it('that was paid is sent as paid, with the payment of the order', async () => {
    const order = await placed()
    const invoice = await sentOf(order.id)
    expect(invoice).toMatchObject({ status: 'paid', total: order['total'], paid: order['total'], balance: 0 })
    const day = String(order['paidAt']).slice(0, 10)
    expect(await paymentsOf(invoice.id)).toMatchObject([
      {
        kind: 'payment',
        amount: order['total'],
        method: 'card',
        reference: order['number'],
        receivedOn: day,
      },
    ])
  })

  it('that was refunded in part has a credit note and a refund for each refund, to the minor unit', async () => {
    const order = await placed()
    const total = Number(order['total'])
    await refund(order.id, 1000)
    await refund(order.id, 1001)
    const invoice = await sentOf(order.id)
    expect(invoice).toMatchObject({ status: 'paid', total, paid: total - 2001, credited: 2001, balance: 0 })
    expect(await paymentsOf(invoice.id)).toMatchObject([
      { received: total },
      { received: -1000, reference: expect.stringMatching(/^RFD-/) },
      { received: -1001 },
    ])
    expect(await notesOf(invoice.id)).toMatchObject([
      { status: 'issued', total: 1000, number: expect.stringMatching(/^CN-/) },
      { status: 'issued', total: 1001 },
    ])
    await requireBooks(world)
  })

  it('that was paid or refunded is neither overdue nor reminded', async () => {
    const order = await placed()
    await refund(order.id, 500)
    const { id } = await sentOf(order.id)
    await world.database.query({
      text: `update "invoices" set "dueOn" = (now() at time zone 'utc')::date - 1 where "id" = $1`,
      values: [id],
    })
    await doDueMoves(world.server.services)
    expect(await read(`/api/invoices/${id}`)).toMatchObject({ status: 'paid', balance: 0 })
    expect((await admin.post(`/api/invoices/${id}/remind`)).status).toBe(403)
  })

  it('that is not paid is open', async () => {
    const order = await placed({})
    const invoice = await sentOf(order.id)
    expect(invoice).toMatchObject({ status: 'sent', balance: order['total'] })
    expect(await paymentsOf(invoice.id)).toEqual([])
  })

  it('is paid and refunded with the order after it was sent, each once', async () => {
    const order = await placed({})
    const total = Number(order['total'])
    const { id } = await sentOf(order.id)
    await make(`/api/orders/${order.id}/pay`)
    expect(await read(`/api/invoices/${id}`)).toMatchObject({ status: 'paid', paid: total, balance: 0 })
    await refund(order.id, 777)
    await make(`/api/orders/${order.id}/refund`, { reason: 'Lost', restock: false })
    expect(await read(`/api/invoices/${id}`)).toMatchObject({ paid: 0, credited: total, balance: 0 })
    expect(await paymentsOf(id)).toMatchObject([
      { received: total },
      { received: -777 },
      { received: 777 - total },
    ])
    expect(await notesOf(id)).toMatchObject([{ total: 777 }, { total: total - 777 }])
    await requireBooks(world)
  })

  it('counts what users recorded themselves', async () => {
    const order = await placed({})
    const total = Number(order['total'])
    const { id } = await sentOf(order.id)
    await make(`/api/invoices/${id}/pay`, { amount: 2000 })
    await make(`/api/orders/${order.id}/pay`)
    expect(await paymentsOf(id)).toMatchObject([{ received: 2000 }, { received: total - 2000 }])
    const { id: note } = await make(`/api/invoices/${id}/credit`)
    const lines = [{ description: 'Less', quantity: 1, unitPrice: 600, taxRate: 0 }]
    await admin.patch(`/api/creditNotes/${note}`, { lines })
    await make(`/api/creditNotes/${note}/issue`)
    await refund(order.id, 600)
    expect(await read(`/api/invoices/${id}`)).toMatchObject({ paid: total - 600, credited: 600, balance: 0 })
    await requireBooks(world)
  })

  it('whose order is paid while it is sent has the payment once', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await placed({})
      const id = await draftOf(order.id)
      const answers = await Promise.all([
        admin.post(`/api/invoices/${id}/send`),
        admin.post(`/api/orders/${order.id}/pay`),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await read(`/api/invoices/${id}`)).toMatchObject({ status: 'paid', balance: 0 })
      expect(await paymentsOf(id)).toMatchObject([{ received: order['total'] }])
    }
  })

  it('is settled by no user', async () => {
    const { id } = await sentOf((await placed()).id)
    expect((await admin.post(`/api/invoices/${id}/settle`)).status).toBe(403)
  })
})
