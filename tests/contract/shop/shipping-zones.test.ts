import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { card, itemOf, orderOf, placeOrder, wareOf, type Ware } from '../support/business/shop'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let ware: Ware
const zones: Record<string, string> = {}
beforeAll(async () => {
  world = await createWorld(corridor)
  ware = await wareOf(world, { price: 1999, stock: 1000 })
  await zone('Home', ['DE'], 19, { standard: [490, 5000], express: [1200] })
  await zone('Near', ['FR', 'GB'], 0, { standard: [900] })
  await zone('Some', ['GB', 'CH', 'NO'], 7, { standard: [1900] })
})
afterAll(() => world.close())

type Rates = Readonly<Record<string, readonly [price: number, freeFrom?: number]>>
async function zone(name: string, countries: readonly string[], taxRate: number, rates: Rates) {
  const { client } = world.people.admin
  const values = { name, taxRate, countries: countries.map((country) => ({ country })) }
  const made = await client.post('/api/shippingZones', values)
  expect(made.status, made.text).toBe(201)
  const { id } = made.body as { id: string }
  zones[name] = id
  for (const [delivery, [price, freeFrom = null]] of Object.entries(rates)) {
    const rate = { name: delivery, zone: id, delivery, currency: 'EUR', price, freeFrom }
    expect((await client.post('/api/shippingRates', rate)).status).toBe(201)
  }
}
const quoteOf = async (country: string, quantity = 1, delivery = 'standard') =>
  (
    await world.people.user.client.post('/api/checkout/quote', {
      cart: [itemOf(ware, quantity)],
      country,
      delivery,
    })
  ).body
const orderTo = (country: string, more: object = {}) =>
  placeOrder(world.people.user, [itemOf(ware)], { country, ...more })

describe('shipping and tax', () => {
  it('are those of the zone of the country, added to the price', async () => {
    expect(await quoteOf('DE')).toMatchObject({
      country: 'DE',
      shipping: 490,
      taxRate: 19,
      tax: 473,
      total: 1999 + 490 + 473,
      deliveries: [
        { delivery: 'standard', price: 490 },
        { delivery: 'express', price: 1200 },
      ],
    })
    const { body } = await world.people.user.client.get('/api/checkout/deliveries?country=FR')
    expect(body).toMatchObject({ country: 'FR', deliveries: [{ delivery: 'standard', price: 900 }] })
  })

  it('are free from an amount of goods', async () => {
    expect(await quoteOf('DE', 3)).toMatchObject({ shipping: 0, total: Math.round(3 * 1999 * 1.19) })
    expect(await quoteOf('DE', 3, 'express')).toMatchObject({ shipping: 1200 })
  })

  it('of a country in several zones are those of the zone with the fewest', async () => {
    expect(await quoteOf('GB')).toMatchObject({ taxRate: 0, shipping: 900 })
    expect(await quoteOf('CH')).toMatchObject({ taxRate: 7, shipping: 1900 })
  })

  it('use another delivery where the chosen one is not offered, which an order does not', async () => {
    expect(await quoteOf('FR', 1, 'express')).toMatchObject({ delivery: 'standard', shipping: 900 })
    expect(Object.keys(errorsOf(await orderTo('FR', { delivery: 'express' })))).toEqual(['delivery'])
  })

  it('do not exist for a country without a zone, until there is one of all others', async () => {
    expect(await quoteOf('JP')).toMatchObject({ deliveries: [], delivery: null, shipping: 0 })
    expect(errorsOf(await orderTo('JP'))).toEqual({ country: ['Nothing is delivered to this country.'] })
    await zone('Others', [], 0, { standard: [2400] })
    expect(await quoteOf('JP')).toMatchObject({ shipping: 2400 })
  })

  it('of the user’s own country are quoted before there is an address', async () => {
    const { id, client } = world.people.user
    await world.people.admin.client.patch(`/api/users/${id}`, { country: 'DE' })
    const { body } = await client.post('/api/checkout/quote', { cart: [itemOf(ware)] })
    expect(body).toMatchObject({ country: 'DE', taxRate: 19 })
  })
})

describe('an order', () => {
  it('keeps the tax of its zone when the zone changes, and its country decides if it changes before payment', async () => {
    const order = orderOf(await orderTo('DE'))
    expect(order).toMatchObject({ taxRate: 19, tax: 473, total: 2962, country: 'DE', city: 'London' })
    const { client } = world.people.admin
    await client.patch(`/api/shippingZones/${zones['Home']}`, { taxRate: 25 })
    expect((await client.patch(`/api/orders/${order.id}`, { notes: 'Ring.' })).body).toMatchObject({
      tax: 473,
    })
    expect((await client.patch(`/api/orders/${order.id}`, { country: 'FR' })).body).toMatchObject({ tax: 0 })
    const paid = orderOf(await orderTo('CH', card))
    expect((await client.patch(`/api/orders/${paid.id}`, { country: 'DE' })).body).toMatchObject({
      taxRate: 7,
    })
  })

  it('is invoiced once, with the same total', async () => {
    await world.people.admin.client.post('/api/vouchers', { code: 'THIRD', percent: 33 })
    const cart = [itemOf(ware, 3), itemOf(await wareOf(world, { price: 333 }), 7)]
    const more = { country: 'CH', discount: 'THIRD' }
    const order = orderOf(await placeOrder(world.people.user, cart, more))
    const { client } = world.people.manager
    const invoice = () => client.post(`/api/orders/${order.id}/invoice`)
    const answers = await Promise.all([invoice(), invoice()])
    const ids = answers.map(({ body }) => (body as { id: string }).id)
    expect(new Set(ids).size).toBe(1)
    const [id = ''] = ids
    expect((await client.get(`/api/invoices/${id}`)).body).toMatchObject({
      status: 'draft',
      order: order.id,
      total: order.total,
      currency: 'EUR',
    })
    await world.people.admin.client.post(`/api/invoices/${id}/void`)
    expect((await invoice()).body).not.toEqual({ id })
  })
})
