import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { card, itemOf, orderOf, placeOrder, stockOf, wareOf } from '../support/business/shop'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let buyer: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  buyer = world.people.user
})
afterAll(() => world.close())

const post = (path: string, body?: unknown) => world.people.admin.client.post(path, body)
const countOrders = async (where: string, values: readonly unknown[]) => {
  const text = `select count(*)::int as count from "orders" where ${where}`
  return (await world.database.query<{ count: number }>({ text, values: [...values] }))[0]?.count
}
const holding = (id: string) => [`"lines" @> $1::jsonb`, [JSON.stringify([{ product: id }])]] as const

describe('a quote', () => {
  it('has totals computed by the server', async () => {
    const ware = await wareOf(world)
    const answer = await buyer.client.post('/api/checkout/quote', {
      cart: [itemOf(ware, 3)],
      delivery: 'express',
    })
    expect(answer.body).toMatchObject({
      currency: 'EUR',
      subtotal: 5997,
      discount: 0,
      shipping: 1500,
      total: 7497,
      totalItems: 3,
      changes: [],
    })
  })

  it('has the price and duration of each delivery, as the call that needs no cart', async () => {
    const deliveries = [
      { delivery: 'standard', price: 0, leastDays: 3, mostDays: 5 },
      { delivery: 'express', price: 2400, leastDays: 1, mostDays: 2 },
      { delivery: 'pickup', price: 0, leastDays: 0, mostDays: 1 },
    ]
    const cart = [itemOf(await wareOf(world, { currency: 'JPY' }))]
    expect((await buyer.client.post('/api/checkout/quote', { cart })).body).toMatchObject({ deliveries })
    const { body } = await buyer.client.get('/api/checkout/deliveries?currency=JPY')
    expect(body).toEqual({ currency: 'JPY', country: null, deliveries })
  })

  it('reports a changed price, missing stock and unpublished products', async () => {
    const [dearer, scarce, gone] = [
      await wareOf(world),
      await wareOf(world, { stock: 2 }),
      await wareOf(world),
    ]
    await world.people.admin.client.patch(`/api/products/${dearer.id}`, { price: 2500 })
    await post(`/api/products/${gone.id}/unpublish`)
    const cart = [itemOf(dearer), itemOf(scarce, 5), itemOf(gone)]
    const { body } = await buyer.client.post('/api/checkout/quote', { cart })
    expect(body).toMatchObject({
      lines: [
        { id: dearer.id, price: 2500, quantity: 1 },
        { id: scarce.id, quantity: 2 },
      ],
      subtotal: 2500 + 2 * 1999,
      changes: [
        { id: dearer.id, kind: 'price', from: 1999, to: 2500 },
        { id: scarce.id, kind: 'stock', from: 5, to: 2 },
        { id: gone.id, kind: 'gone', from: 1, to: 0 },
      ],
    })
  })

  it('subtracts the discount of a valid voucher and rejects an invalid one', async () => {
    await post('/api/vouchers', { code: 'TENTH', percent: 10 })
    await post('/api/vouchers', { code: 'LATE', percent: 50, validUntil: '2020-01-01' })
    const cart = [itemOf(await wareOf(world, { price: 995 }))]
    const quoted = (discount: string) => buyer.client.post('/api/checkout/quote', { cart, discount })
    expect((await quoted('tenth')).body).toMatchObject({ subtotal: 995, discount: 100, total: 895 })
    expect(errorsOf(await quoted('LATE'))).toEqual({ discount: ['This voucher is not valid.'] })
    expect(errorsOf(await quoted('NOTHING'))).toEqual({ discount: ['This voucher is not valid.'] })
  })

  it('must have one currency', async () => {
    const cart = [itemOf(await wareOf(world)), itemOf(await wareOf(world, { currency: 'CNY' }))]
    const answer = await buyer.client.post('/api/checkout/quote', { cart })
    expect(errorsOf(answer)).toEqual({ 'cart.1.id': ['Everything in one order has the same currency.'] })
  })
})

describe('an order', () => {
  it('is placed with a number, the buyer, and the names and prices of the products', async () => {
    const ware = await wareOf(world)
    const order = orderOf(await placeOrder(buyer, [itemOf(ware, 2)]))
    expect(order).toMatchObject({
      number: expect.stringMatching(/^ORD-\d{4}-\d{5}$/) as string,
      buyer: buyer.id,
      status: 'pending',
      subtotal: 3998,
      total: 3998,
      totalItems: 2,
      lines: [{ product: ware.id, quantity: 2, price: 1999, colors: ['black'] }],
    })
    expect(await stockOf(world, ware.id)).toEqual({ stock: 8, sold: 2 })
    expect((await world.people.admin.client.get(`/api/orders/${order.id}`)).body).toMatchObject({
      number: order.number,
    })
  })

  it('stores of a payment card only the brand and the last four digits', async () => {
    const order = orderOf(await placeOrder(buyer, [itemOf(await wareOf(world))], card, 'with-a-card'))
    expect(order).toMatchObject({ status: 'paid', cardBrand: 'visa', cardLast4: '4242' })
    const [stored] = await world.database.query<{ found: number }>({
      text: `select (select count(*) from "changes" where "after"::text ~ '4242 ?4242')::int
        + (select count(*) from "orders" where "orders"::text ~ '4242 ?4242')::int as found`,
    })
    expect(stored?.found).toBe(0)
  })

  it('is paid with test cards only', async () => {
    const cart = [itemOf(await wareOf(world))]
    const refused = async (more: object) => errorsOf(await placeOrder(buyer, cart, { ...card, ...more }))
    expect(await refused({ cardNumber: '4111111111111111' })).toHaveProperty('cardNumber')
    expect(await refused({ cardNumber: '4000 0000 0000 0002' })).toHaveProperty('cardNumber')
    expect(await refused({ cardExpiry: '01/20' })).toEqual({ cardExpiry: ['The card has expired.'] })
    expect(await refused({ cardCode: '1' })).toHaveProperty('cardCode')
    expect(await countOrders(...holding(cart[0]?.id ?? ''))).toBe(0)
  })

  it('is placed once for repeated requests with the same idempotency key', async () => {
    const ware = await wareOf(world)
    const send = () => placeOrder(buyer, [itemOf(ware)], {}, 'the-same')
    const answers = await Promise.all([send(), send(), send()])
    const ids = [...answers, await send()].map((answer) => orderOf(answer).id)
    expect(new Set(ids).size).toBe(1)
    expect(await stockOf(world, ware.id)).toEqual({ stock: 9, sold: 1 })
    const other = await placeOrder(buyer, [itemOf(ware, 2)], {}, 'the-same')
    expect([other.status, other.body]).toMatchObject([422, { title: 'idempotency' }])
  })

  it('is returned again for the same idempotency key although the price has changed', async () => {
    const ware = await wareOf(world)
    const first = orderOf(await placeOrder(buyer, [itemOf(ware)], {}, 'answer-lost'))
    await world.people.admin.client.patch(`/api/products/${ware.id}`, { price: 9999 })
    expect(orderOf(await placeOrder(buyer, [itemOf(ware)], {}, 'answer-lost')).id).toBe(first.id)
  })

  it('rejects a price that differs from the product’s price', async () => {
    const ware = await wareOf(world)
    const answer = await placeOrder(buyer, [{ ...itemOf(ware), price: 1 }])
    expect(errorsOf(answer)).toEqual({ 'cart.0.price': ['The price has changed.'] })
    expect(await stockOf(world, ware.id)).toEqual({ stock: 10, sold: 0 })
  })

  it('rejects a total that differs from the current one, as after a change of the voucher', async () => {
    const ware = await wareOf(world)
    const made = await post('/api/vouchers', { code: 'SHRINKS', percent: 10 })
    const requests = { cart: [itemOf(ware)], discount: 'SHRINKS', delivery: 'express' }
    const quoted = async () =>
      ((await buyer.client.post('/api/checkout/quote', requests)).body as { total: number }).total
    const { cart, ...more } = requests
    const ordered = (total: number, key?: string) => placeOrder(buyer, cart, { ...more, total }, key)
    const seen = await quoted()
    expect(seen).toBe(1999 - 200 + 1500)
    const { id } = made.body as { id: string }
    expect((await world.people.admin.client.patch(`/api/vouchers/${id}`, { percent: 5 })).status).toBe(200)
    const refused = await ordered(seen, 'shown')
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      { total: ['The total has changed. Look at the new one before you order.'] },
    ])
    expect(await stockOf(world, ware.id)).toEqual({ stock: 10, sold: 0 })
    const order = orderOf(await ordered(await quoted(), 'shown'))
    expect(order.total).toBe(1999 - 100 + 1500)
    // The response was lost and the voucher changes again: the same order is returned, with the total the buyer saw.
    await world.people.admin.client.patch(`/api/vouchers/${id}`, { percent: 1 })
    expect(orderOf(await ordered(await quoted(), 'shown'))).toMatchObject({
      id: order.id,
      total: order.total,
    })
  })

  it('rejects invalid quantities and duplicate items', async () => {
    const ware = await wareOf(world)
    for (const quantity of [0, -1, 1.5, 100_000, '2'])
      expect((await placeOrder(buyer, [{ ...itemOf(ware), quantity }])).status, String(quantity)).toBe(422)
    expect(errorsOf(await placeOrder(buyer, [itemOf(ware), itemOf(ware)]))).toHaveProperty(['cart.1.id'])
    expect((await placeOrder(buyer, [])).status).toBe(422)
    expect(await stockOf(world, ware.id)).toEqual({ stock: 10, sold: 0 })
  })

  it('rejects a total, status, buyer or shipping fee from the request', async () => {
    const cart = [itemOf(await wareOf(world))]
    for (const more of [{ total: 1 }, { status: 'paid' }, { buyer: world.people.admin.id }, { shipping: -9 }])
      expect((await placeOrder(buyer, cart, more)).status, JSON.stringify(more)).toBe(422)
  })

  it('returns its pieces to stock when it is cancelled, once', async () => {
    const ware = await wareOf(world)
    const { id } = orderOf(await placeOrder(buyer, [itemOf(ware, 4)]))
    expect(await stockOf(world, ware.id)).toEqual({ stock: 6, sold: 4 })
    const cancel = () => buyer.client.post(`/api/orders/${id}/cancel`, { reason: 'The wrong model.' })
    const answers = await Promise.all([cancel(), cancel()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    expect(await stockOf(world, ware.id)).toEqual({ stock: 10, sold: 0 })
  })

  it('cannot be reopened after cancellation, since its pieces may be sold', async () => {
    const ware = await wareOf(world)
    const { id } = orderOf(await placeOrder(buyer, [itemOf(ware, 4)]))
    const cancelled = await post(`/api/orders/${id}/cancel`, { reason: 'Too late.' })
    const { version } = cancelled.body as { version: number }
    const admin = world.people.admin.client
    const answer = await admin.post(`/api/orders/${id}/undo`, undefined, { 'if-match': `"${version}"` })
    expect(answer.status, answer.text).toBe(409)
    expect(await stockOf(world, ware.id)).toEqual({ stock: 10, sold: 0 })
  })

  it('returns its pieces to stock on a refund only if the goods came back', async () => {
    const ware = await wareOf(world)
    const refund = async (restock: boolean) => {
      const { id } = orderOf(await placeOrder(buyer, [itemOf(ware)], card))
      const answer = await post(`/api/orders/${id}/refund`, { reason: 'Scratched.', restock })
      expect(answer.body, answer.text).toMatchObject({ status: 'refunded', closedBecause: 'Scratched.' })
    }
    await refund(false)
    expect(await stockOf(world, ware.id)).toEqual({ stock: 9, sold: 0 })
    await refund(true)
    expect(await stockOf(world, ware.id)).toEqual({ stock: 9, sold: 0 })
  })

  it('adjusts the stock when staff create or change its lines', async () => {
    const [item, other] = [await wareOf(world), await wareOf(world)]
    const buyerDetails = {
      personName: 'Grace',
      phoneNumber: '+442071234567',
      email: 'g@buyers.example',
      address: 'Mill Lane',
      city: 'London',
      country: 'GB',
    }
    const made = await post('/api/orders', {
      buyer: buyer.id,
      ...buyerDetails,
      lines: [{ product: item.id, quantity: 2, colors: [] }],
    })
    expect(made.status, made.text).toBe(201)
    const { id } = made.body as { id: string }
    expect(made.body).toMatchObject({
      total: 3998,
      lines: [{ price: 1999, name: expect.any(String) as string }],
    })
    const lines = [
      { product: item.id, quantity: 1, colors: [], price: 1500 },
      { product: other.id, quantity: 3, colors: [] },
    ]
    const changed = await world.people.admin.client.patch(`/api/orders/${id}`, { lines })
    expect(changed.body, changed.text).toMatchObject({ total: 1500 + 3 * 1999 })
    expect([await stockOf(world, item.id), await stockOf(world, other.id)]).toEqual([
      { stock: 9, sold: 1 },
      { stock: 7, sold: 3 },
    ])
    const tooMany = [{ product: other.id, quantity: 11, colors: [] }]
    const refused = await world.people.admin.client.patch(`/api/orders/${id}`, { lines: tooMany })
    expect(errorsOf(refused)).toEqual({ 'lines.0.quantity': ['Only 7 are left.'] })
  })

  it('and its product changes form one batch in the change log, in the buyer’s name', async () => {
    const ware = await wareOf(world)
    const { id } = orderOf(await placeOrder(buyer, [itemOf(ware)]))
    const rows = await world.database.query<{ resource: string; userId: string }>({
      text: `select "resource", "userId" from "changes" where "batch" =
        (select "batch" from "changes" where "record" = $1 limit 1) order by "resource"`,
      values: [id],
    })
    expect(rows).toEqual([
      { resource: 'orders', userId: buyer.id },
      { resource: 'products', userId: buyer.id },
    ])
  })

  it('is readable by its buyer and staff only', async () => {
    const { id } = orderOf(await placeOrder(buyer, [itemOf(await wareOf(world))]))
    const stranger = await createPerson(world.server, 'user')
    expect((await stranger.client.get(`/api/orders/${id}`)).status).toBe(404)
    expect((await buyer.client.get(`/api/orders/${id}`)).status).toBe(200)
    expect((await world.anonymous.post('/api/checkout/place', {})).status).toBe(401)
  })
})
