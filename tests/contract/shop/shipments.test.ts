import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { card, itemOf, orderOf, placeOrder, stockOf, wareOf } from '../support/business/shop'
import { createPerson, createWorld, type World } from '../support/worlds/world'

interface Row {
  readonly id: string
  readonly status: string
  readonly number: string
}

let world: World
let manager: Client
beforeAll(async () => {
  world = await createWorld(corridor)
  manager = world.people.manager.client
})
afterAll(() => world.close())

/** A paid order of three pieces of one product and two of another. */
async function paidOrder() {
  const [ware, other] = [await wareOf(world), await wareOf(world)]
  const placed = await placeOrder(world.people.user, [itemOf(ware, 3), itemOf(other, 2)], card)
  return { id: orderOf(placed).id, ware: ware.id, other: other.id }
}
const post = (path: string, body?: object) => manager.post(`/api/${path}`, body)
const done = async (path: string, body?: object): Promise<Row> => {
  const answer = await post(path, body)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Row
}
const orderNow = async (id: string) => (await manager.get(`/api/orders/${id}`)).body
const shipmentsOf = async (id: string) =>
  (await manager.get(`/api/shipments?order=${id}&_sort=createdAt&_order=asc`)).body as Row[]
const pieces = (product: string, quantity: number) => ({ product, variant: null, quantity })

describe('the shipments of an order', () => {
  it('are created in parts until everything is shipped, each with its own number, carrier and tracking', async () => {
    const { id, ware, other } = await paidOrder()
    const first = { lines: [pieces(ware, 2)], carrier: 'dhl', tracking: '0034 1' }
    expect(await done(`orders/${id}/ship`, first)).toMatchObject({
      status: 'partlyShipped',
      toShip: [pieces(ware, 1), pieces(other, 2)],
    })
    expect(await done(`orders/${id}/ship`, { tracking: 'X2' })).toMatchObject({
      status: 'shipped',
      toShip: [],
      tracking: 'X2',
      shippedLines: [pieces(ware, 3), pieces(other, 2)],
    })
    const shipments = await shipmentsOf(id)
    expect(shipments).toMatchObject([
      {
        status: 'shipped',
        carrier: 'dhl',
        tracking: '0034 1',
        totalItems: 2,
        lines: [pieces(ware, 2)],
        trackingUrl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=0034%201',
      },
      { carrier: null, trackingUrl: null, lines: [pieces(ware, 1), pieces(other, 2)], totalItems: 3 },
    ])
    for (const { number } of shipments) expect(number).toMatch(/^SHP-\d{4}-\d{5}$/)
  })

  it('have no more pieces than are left, also when they are created at the same time', async () => {
    const { id, ware } = await paidOrder()
    const tooMany = await post(`orders/${id}/ship`, { lines: [pieces(ware, 2), pieces(ware, 2)] })
    expect(errorsOf(tooMany)).toEqual({
      'lines.0.quantity': ['At most 3 of it.'],
      'lines.1.quantity': ['At most 3 of it.'],
    })
    const other = await wareOf(world)
    expect(errorsOf(await post(`orders/${id}/ship`, { lines: [pieces(other.id, 1)] }))).toEqual({
      'lines.0.quantity': ['At most 0 of it.'],
    })
    const ship = () => post(`orders/${id}/ship`, { lines: [pieces(ware, 2)] })
    const answers = await Promise.all([ship(), ship(), ship()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    expect(await shipmentsOf(id)).toHaveLength(1)
  })

  it('deliver the order with the last of them', async () => {
    const { id, ware } = await paidOrder()
    await done(`orders/${id}/ship`, { lines: [pieces(ware, 3)] })
    await done(`orders/${id}/ship`, {})
    const [first, second] = await shipmentsOf(id)
    expect(await done(`shipments/${first?.id}/deliver`)).toMatchObject({ status: 'delivered' })
    expect(await orderNow(id)).toMatchObject({ status: 'shipped', deliveredAt: null })
    await done(`shipments/${second?.id}/deliver`)
    expect(await orderNow(id)).toMatchObject({
      status: 'delivered',
      deliveredAt: expect.any(String) as string,
    })
  })

  it('are delivered with their order', async () => {
    const { id } = await paidOrder()
    await done(`orders/${id}/ship`, {})
    await done(`orders/${id}/deliver`)
    expect(await shipmentsOf(id)).toMatchObject([{ status: 'delivered' }])
  })

  it('that are cancelled leave their pieces to be shipped again', async () => {
    const { id, ware, other } = await paidOrder()
    await done(`orders/${id}/ship`, { lines: [pieces(ware, 3)] })
    await done(`orders/${id}/ship`, {})
    const [, second] = await shipmentsOf(id)
    const cancelled = await done(`shipments/${second?.id}/cancel`, { reason: 'It came back.' })
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelledBecause: 'It came back.' })
    expect(await orderNow(id)).toMatchObject({ status: 'partlyShipped', toShip: [pieces(other, 2)] })
    const [first] = await shipmentsOf(id)
    await done(`shipments/${first?.id}/cancel`, { reason: 'It came back, too.' })
    expect(await orderNow(id)).toMatchObject({ status: 'packed', shippedLines: [] })
    expect(await done(`orders/${id}/ship`, {})).toMatchObject({ status: 'shipped' })
  })

  it('change nothing of the stock, and no line of their order can be changed any more', async () => {
    const { id, ware } = await paidOrder()
    expect(await stockOf(world, ware)).toEqual({ stock: 7, sold: 3 })
    await done(`orders/${id}/ship`, { lines: [pieces(ware, 1)] })
    expect(await stockOf(world, ware)).toEqual({ stock: 7, sold: 3 })
    const [shipment] = await shipmentsOf(id)
    await done(`shipments/${shipment?.id}/cancel`, { reason: 'Wrong label.' })
    const { version } = (await orderNow(id)) as { version: number }
    const undone = await manager.post(`/api/orders/${id}/undo`, undefined, { 'if-match': `"${version}"` })
    expect(undone.status).toBe(409)
  })

  it('are readable by the buyer and staff only, and only staff correct carrier and tracking', async () => {
    const { id } = await paidOrder()
    await done(`orders/${id}/ship`, {})
    const [shipment] = await shipmentsOf(id)
    const path = `/api/shipments/${shipment?.id}`
    const stranger = await createPerson(world.server, 'user')
    expect((await stranger.client.get(path)).status).toBe(404)
    expect((await world.people.user.client.get(path)).status).toBe(200)
    const change = { carrier: 'ups', tracking: '1Z 9' }
    expect((await world.people.user.client.patch(path, change)).status).toBe(403)
    expect((await manager.patch(path, change)).body).toMatchObject(change)
    expect((await manager.patch(path, { lines: [] })).status).toBe(422)
    expect((await manager.post('/api/shipments', { order: id })).status).toBe(403)
  })
})
