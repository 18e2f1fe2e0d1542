import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { card, itemOf, orderOf, placeOrder, stockOf, wareOf } from '../support/business/shop'
import { createWorld, type World } from '../support/worlds/world'

interface Refund {
  readonly number: string
  readonly amount: number
}

let world: World
let manager: Client
beforeAll(async () => {
  world = await createWorld(corridor)
  manager = world.people.manager.client
  await world.people.admin.client.post('/api/vouchers', { code: 'TENTH', percent: 10 })
})
afterAll(() => world.close())

/** A paid order of four pieces at 19.99, and of one at 50.00, less ten percent. */
async function paidOrder() {
  const [ware, other] = [await wareOf(world), await wareOf(world, { price: 5000 })]
  const more = { ...card, discount: 'TENTH', delivery: 'express' }
  const placed = await placeOrder(world.people.user, [itemOf(ware, 4), itemOf(other)], more)
  return { id: orderOf(placed).id, ware: ware.id, other: other.id }
}
const total = 4 * 1999 + 5000 - 1300 + 1500
const post = (path: string, body?: object) => manager.post(`/api/${path}`, body)
const refunded = async (id: string, body: object) => {
  const answer = await post(`orders/${id}/refundPart`, { restock: false, reason: 'Scratched.', ...body })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
const refusal = async (id: string, body: object) =>
  errorsOf(await post(`orders/${id}/refundPart`, { restock: false, reason: 'Scratched.', ...body }))
const refundsOf = async (id: string) =>
  (await manager.get(`/api/refunds?order=${id}&_sort=createdAt&_order=asc`)).body as Refund[]
const movedBy = async (id: string) =>
  (
    await world.database.query<{ change: number }>({
      text: `select "change" from "stockMovements" where "order" = $1 order by "createdAt"`,
      values: [id],
    })
  ).map(({ change }) => change)
const pieces = (product: string, quantity: number) => ({ product, variant: null, quantity })

describe('a partial refund', () => {
  it('of pieces returns their price less their share of the discount, and the pieces to stock', async () => {
    const { id, ware } = await paidOrder()
    expect(await stockOf(world, ware)).toEqual({ stock: 6, sold: 4 })
    const order = await refunded(id, { lines: [pieces(ware, 2)], restock: true })
    const amount = Math.round((2 * 1999 * (12_996 - 1300)) / 12_996)
    expect(order).toMatchObject({
      status: 'paid',
      paid: total,
      refunded: amount,
      refundable: total - amount,
      netTotal: total - amount,
      returnedLines: [{ ...pieces(ware, 2), restocked: 2 }],
    })
    expect(await stockOf(world, ware)).toEqual({ stock: 8, sold: 2 })
    expect(await refundsOf(id)).toMatchObject([
      {
        number: expect.stringMatching(/^RFD-\d{4}-\d{5}$/) as string,
        amount,
        isRestocked: true,
        reason: 'Scratched.',
        method: 'card',
        lines: [pieces(ware, 2)],
      },
    ])
    expect((await movedBy(id)).toSorted((a, b) => a - b)).toEqual([-4, -1, 2])
  })

  it('of an amount leaves the pieces with the buyer', async () => {
    const { id, ware } = await paidOrder()
    expect(await refunded(id, { amount: 500 })).toMatchObject({ refunded: 500, returnedLines: [] })
    expect(await stockOf(world, ware)).toEqual({ stock: 6, sold: 4 })
  })

  it('is never more than what was paid, also in parts and at the same time', async () => {
    const { id, ware } = await paidOrder()
    const tooMuch = { amount: ['This is more than what was paid and not yet refunded.'] }
    expect(await refusal(id, { amount: total + 1 })).toEqual(tooMuch)
    expect(await refusal(id, {})).toHaveProperty('amount')
    expect(await refusal(id, { lines: [pieces(ware, 5)] })).toEqual({
      'lines.0.quantity': ['At most 4 of it.'],
    })
    const half = Math.ceil(total / 2) + 1
    const ask = () => post(`orders/${id}/refundPart`, { amount: half, restock: false, reason: 'Late.' })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    expect(await refunded(id, { amount: total - half })).toMatchObject({
      status: 'refunded',
      refunded: total,
    })
    expect((await refundsOf(id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    expect((await post(`orders/${id}/refundPart`, { amount: 1, restock: false, reason: 'No.' })).status).toBe(
      403,
    )
  })

  it('is followed by the refund of everything else, which returns only what has not come back', async () => {
    const { id, ware, other } = await paidOrder()
    await refunded(id, { lines: [pieces(ware, 1)], restock: false })
    const answer = await post(`orders/${id}/refund`, { reason: 'All of it.', restock: true })
    expect(answer.body, answer.text).toMatchObject({ status: 'refunded', refunded: total, returnable: [] })
    // The first piece did not come back into stock.
    expect(await stockOf(world, ware)).toEqual({ stock: 9, sold: 0 })
    expect(await stockOf(world, other)).toEqual({ stock: 10, sold: 0 })
    expect((await movedBy(id)).reduce((sum, change) => sum + change, 0)).toBe(-1)
  })

  it('leaves fewer pieces to be shipped', async () => {
    const { id, ware, other } = await paidOrder()
    await refunded(id, { lines: [pieces(other, 1)] })
    const shipped = await post(`orders/${id}/ship`, { lines: [pieces(ware, 1)] })
    expect(shipped.body, shipped.text).toMatchObject({ status: 'partlyShipped', toShip: [pieces(ware, 3)] })
    expect(await refunded(id, { lines: [pieces(ware, 3)] })).toMatchObject({ status: 'shipped', toShip: [] })
  })

  it('is refused for an order that was not paid, and for buyers', async () => {
    const ware = await wareOf(world)
    const cash = { paymentMethod: 'cashOnDelivery' }
    const { id } = orderOf(await placeOrder(world.people.user, [itemOf(ware)], cash))
    await post(`orders/${id}/ship`, {})
    expect(await refusal(id, { amount: 1 })).toHaveProperty('amount')
    const own = await world.people.user.client.post(`/api/orders/${id}/refundPart`, { amount: 1 })
    expect(own.status).toBe(403)
  })
})

it('a paid order that its buyer cancels is refunded', async () => {
  const { id, ware } = await paidOrder()
  const answer = await world.people.user.client.post(`/api/orders/${id}/cancel`, { reason: 'Not needed.' })
  expect(answer.body, answer.text).toMatchObject({ status: 'cancelled', refunded: total })
  expect(await refundsOf(id)).toMatchObject([{ amount: total, isRestocked: true }])
  expect(await stockOf(world, ware)).toEqual({ stock: 10, sold: 0 })
  const own = (await world.people.user.client.get(`/api/refunds?order=${id}`)).body as object[]
  expect(own).toHaveLength(1)
  expect(own[0]).not.toHaveProperty('isRestocked')
})
