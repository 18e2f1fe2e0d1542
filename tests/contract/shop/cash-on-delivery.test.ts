import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { card, itemOf, orderOf, placeOrder, stockOf, wareOf } from '../support/business/shop'
import { createWorld, type World } from '../support/worlds/world'

interface Ordered {
  readonly status: string
  readonly paidAt: string | null
  readonly deliveredAt: string | null
  readonly _can: string[]
}

let world: World
let manager: Client
beforeAll(async () => {
  world = await createWorld(corridor)
  manager = world.people.manager.client
})
afterAll(() => world.close())

/** Places an order of two pieces with the given payment method. */
async function ordered(more: Readonly<Record<string, unknown>>): Promise<{ id: string; ware: string }> {
  const ware = await wareOf(world)
  const { id } = orderOf(await placeOrder(world.people.user, [itemOf(ware, 2)], more))
  return { id, ware: ware.id }
}
const done = async (id: string, verb: string, body?: object): Promise<Ordered> => {
  const answer = await manager.post(`/api/orders/${id}/${verb}`, body)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Ordered
}
const refused = (id: string, verb: string, body?: object) => manager.post(`/api/orders/${id}/${verb}`, body)
const read = async (id: string) => (await manager.get(`/api/orders/${id}`)).body as Ordered
const cash = { paymentMethod: 'cashOnDelivery' }

describe('an order with cash on delivery', () => {
  it('is packed and shipped before it is paid, and is delivered when the cash is collected', async () => {
    const { id } = await ordered(cash)
    expect((await read(id))._can).toEqual(expect.arrayContaining(['pay', 'pack', 'ship', 'cancel']))
    await done(id, 'pack')
    const shipped = await done(id, 'ship', { tracking: 'CRD-1' })
    expect(shipped).toMatchObject({ status: 'shipped', paidAt: null })
    expect(shipped._can).toEqual(expect.arrayContaining(['deliver', 'collect', 'cancel']))
    const paid = await done(id, 'collect')
    expect([paid.status, paid.paidAt, paid.deliveredAt]).toEqual([
      'delivered',
      expect.any(String),
      expect.any(String),
    ])
    expect((await refused(id, 'collect')).status).toBe(409)
    expect((await manager.post(`/api/orders/${id}/undo`)).status).toBe(409)
  })

  it('can be paid after delivery, and refunded only after that', async () => {
    const { id } = await ordered(cash)
    await done(id, 'ship', {})
    const { deliveredAt } = await done(id, 'deliver')
    const early = await refused(id, 'refund', { reason: 'Scratched.', restock: false })
    expect(Object.keys(errorsOf(early))).toEqual(['reason'])
    expect(await done(id, 'collect')).toMatchObject({ status: 'delivered', deliveredAt })
    expect(await done(id, 'refund', { reason: 'Scratched.', restock: true })).toMatchObject({
      status: 'refunded',
    })
  })

  it('can be cancelled after shipping when it was not paid, and its pieces return to stock', async () => {
    const { id, ware } = await ordered(cash)
    await done(id, 'ship', {})
    expect(await stockOf(world, ware)).toEqual({ stock: 8, sold: 2 })
    await done(id, 'cancel', { reason: 'Nobody was at home.' })
    expect(await stockOf(world, ware)).toEqual({ stock: 10, sold: 0 })
  })
})

describe('an order with prepayment', () => {
  it('waits for its payment and is paid once', async () => {
    const { id } = await ordered({ paymentMethod: 'bankTransfer' })
    expect((await read(id))._can.toSorted()).toEqual(['cancel', 'invoice', 'pay', 'update'])
    for (const verb of ['pack', 'ship']) expect((await refused(id, verb, {})).status, verb).toBe(409)
    await done(id, 'pay')
    const { _can } = await done(id, 'ship', {})
    expect(_can.toSorted()).toEqual(['deliver', 'invoice', 'refund', 'refundPart'])
    for (const verb of ['collect', 'cancel'])
      expect((await refused(id, verb, { reason: 'No.' })).status, verb).toBeGreaterThanOrEqual(400)
  })

  it('by card is paid from the beginning', async () => {
    const { id } = await ordered(card)
    const { _can } = await read(id)
    expect(_can.toSorted()).toEqual([
      ...['cancel', 'invoice', 'pack', 'refund', 'refundPart', 'ship', 'update'],
    ])
  })
})
