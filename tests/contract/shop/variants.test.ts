import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#server/features/demo/random'
import { errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { card, orderOf, placeOrder, stockOf, wareOf, type Ware } from '../support/business/shop'
import { createPeople, createWorld, warmUp, type World } from '../support/worlds/world'

let world: World
let made = 0
beforeAll(async () => {
  world = await createWorld(corridor)
  await warmUp(world)
})
afterAll(() => world.close())

const admin = () => world.people.admin.client
const manager = () => world.people.manager.client
const buyer = () => world.people.user

interface Variant {
  readonly id: string
  readonly code: string
  readonly price: number | null
}
async function variantOf(product: string, values: object = {}): Promise<Variant> {
  const given = { product, code: `V-${++made}`, color: 'black', size: 'small', stock: 10, ...values }
  const answer = await admin().post('/api/variants', given)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as Variant
}
const item = (ware: Ware, variant: Variant | null, quantity = 1) => ({
  id: ware.id,
  variant: variant?.id ?? null,
  colors: [],
  quantity,
  price: variant?.price ?? ware.price,
})
const record = (values: object, client = admin()): Promise<Answer> =>
  client.post('/api/stockMovements', values)

async function rowOf<Row>(text: string, ...values: readonly unknown[]): Promise<Row> {
  return (await world.database.query<object>({ text, values: [...values] }))[0] as Row
}
const variantStock = async ({ id }: Variant) =>
  (await rowOf<{ stock: number }>('select "stock" from "variants" where "id" = $1', id)).stock

/** The products and variants whose movements do not add up to their stock. */
const unequal = () =>
  world.database.query({
    text: `select "name" from "products" where coalesce("stock", 0) <>
        (select coalesce(sum("change"), 0) from "stockMovements" where "product" = "products"."id")
      union all select "code" from "variants" where "stock" <>
        (select coalesce(sum("change"), 0) from "stockMovements" where "variant" = "variants"."id")`,
  })

describe('the prices of variants', () => {
  const pricesOf = async ({ id }: Ware) => {
    const { body } = await admin().get(`/api/products/${id}`)
    const { lowestPrice, pricesVary } = body as { lowestPrice: number; pricesVary: boolean }
    return [lowestPrice, pricesVary]
  }

  it('give the product its lowest price, and whether they vary', async () => {
    const ware = await wareOf(world, { price: 2000 })
    expect(await pricesOf(ware)).toEqual([2000, false])
    await variantOf(ware.id)
    expect(await pricesOf(ware)).toEqual([2000, false])
    const small = await variantOf(ware.id, { size: 'medium', price: 1500 })
    expect(await pricesOf(ware)).toEqual([1500, true])
    await admin().patch(`/api/variants/${small.id}`, { price: 2000 })
    expect(await pricesOf(ware)).toEqual([2000, false])
    await admin().patch(`/api/products/${ware.id}`, { price: 1000 })
    expect(await pricesOf(ware)).toEqual([1000, true])
  })

  it('that are no longer offered do not count', async () => {
    const ware = await wareOf(world, { price: 2000 })
    await variantOf(ware.id)
    const cheap = await variantOf(ware.id, { size: 'large', price: 500 })
    await admin().post(`/api/variants/${cheap.id}/retire`)
    expect(await pricesOf(ware)).toEqual([2000, false])
    await admin().post(`/api/variants/${cheap.id}/offer`)
    expect(await pricesOf(ware)).toEqual([500, true])
  })
})

describe('variants', () => {
  it('give the product their number, their stock, colours and sizes', async () => {
    const ware = await wareOf(world, { stock: 7, colors: ['red'] })
    await variantOf(ware.id, { stock: 3 })
    await variantOf(ware.id, { color: 'blue', size: 'large', stock: 4, price: 2500 })
    expect((await admin().get(`/api/products/${ware.id}`)).body).toMatchObject({
      variantCount: 2,
      stock: 7,
      colors: ['black', 'blue'],
      sizes: ['small', 'large'],
    })
    expect(await unequal()).toEqual([])
    const refused = await admin().patch(`/api/products/${ware.id}`, { stock: 100 })
    expect(errorsOf(refused)).toHaveProperty('stock')
    expect((await admin().post(`/api/products/${ware.id}/restock`, { quantity: 1 })).status).toBe(403)
  })

  it('have a code of their own, and options that no other variant of the product has', async () => {
    const ware = await wareOf(world)
    const { code } = await variantOf(ware.id)
    const post = (values: object) =>
      admin().post('/api/variants', { product: ware.id, code: `V-${++made}`, stock: 1, ...values })
    expect(errorsOf(await post({ code, color: 'red' }))).toHaveProperty('code')
    expect(errorsOf(await post({ color: 'black', size: 'small' }))).toHaveProperty('color')
    expect(errorsOf(await post({}))).toHaveProperty('color')
    const other = await wareOf(world)
    const moved = await admin().patch(`/api/variants/${(await variantOf(other.id)).id}`, { product: ware.id })
    expect(errorsOf(moved)).toHaveProperty('product')
  })

  it('are offered to buyers of published products only, and written off when retired', async () => {
    const ware = await wareOf(world)
    const variant = await variantOf(ware.id)
    const status = async () => (await buyer().client.get(`/api/variants/${variant.id}`)).status
    expect(await status()).toBe(200)
    expect((await buyer().client.patch(`/api/variants/${variant.id}`, { stock: 99 })).status).toBe(403)
    expect((await manager().post(`/api/variants/${variant.id}/retire`)).status).toBe(200)
    expect(await status()).toBe(404)
    expect(await variantStock(variant)).toBe(0)
    expect(await stockOf(world, ware.id)).toMatchObject({ stock: 0 })
    expect(errorsOf(await placeOrder(buyer(), [item(ware, variant)]))).toHaveProperty(['cart.0.id'])
    expect(await unequal()).toEqual([])
  })

  it('are ordered at their price and taken from their stock, and come back with a cancelled order', async () => {
    const ware = await wareOf(world)
    const [small, large] = [
      await variantOf(ware.id),
      await variantOf(ware.id, { size: 'large', price: 2500, stock: 2 }),
    ]
    const cart = [item(ware, small, 3), item(ware, large, 2)]
    const quoted = (await buyer().client.post('/api/checkout/quote', { cart })).body
    expect(quoted).toMatchObject({
      subtotal: 3 * 1999 + 2 * 2500,
      lines: [
        { variant: small.id, size: 'small', colors: ['black'], stock: 10 },
        { variant: large.id, price: 2500 },
      ],
    })
    const order = orderOf(await placeOrder(buyer(), cart))
    expect(order).toMatchObject({
      lines: [
        { variant: small.id, price: 1999, colors: ['black'] },
        { variant: large.id, price: 2500 },
      ],
    })
    expect([await variantStock(small), await variantStock(large)]).toEqual([7, 0])
    expect(await stockOf(world, ware.id)).toEqual({ stock: 7, sold: 5 })
    expect(await unequal()).toEqual([])
    await admin().post(`/api/orders/${order.id}/cancel`, { reason: 'Too late.' })
    expect([await variantStock(small), await variantStock(large)]).toEqual([10, 2])
    expect(await stockOf(world, ware.id)).toEqual({ stock: 12, sold: 0 })
    expect(await unequal()).toEqual([])
  })

  it('must be named in the cart, must belong to the product, and are each in it once', async () => {
    const [ware, other] = [await wareOf(world), await wareOf(world)]
    const [own, foreign] = [await variantOf(ware.id), await variantOf(other.id)]
    const faults = async (...cart: object[]) => Object.keys(errorsOf(await placeOrder(buyer(), cart)))
    expect(await faults(item(ware, null))).toEqual(['cart.0.id'])
    expect(await faults({ ...item(ware, own), variant: foreign.id })).toEqual(['cart.0.id'])
    expect(await faults(item(ware, own), item(ware, own))).toEqual(['cart.1.id'])
    expect(await faults({ ...item(ware, own), price: 1 })).toEqual(['cart.0.price'])
    const values = {
      personName: 'Grace',
      phoneNumber: '+442071234567',
      email: 'g@buyers.example',
      address: 'Lane',
      country: 'GB',
    }
    const lines = [{ product: ware.id, quantity: 1, colors: [] }]
    const order = await admin().post('/api/orders', { ...values, buyer: buyer().id, lines })
    expect(errorsOf(order)).toHaveProperty(['lines.0.variant'])
  })

  it('are never oversold by two hundred buyers at once, and all movements add up', async () => {
    const ware = await wareOf(world)
    const [black, red] = [
      await variantOf(ware.id, { stock: 7 }),
      await variantOf(ware.id, { color: 'red', stock: 5 }),
    ]
    const people = await createPeople(world.server, ...Array.from({ length: 200 }, () => 'user' as const))
    const random = createRandom(4)
    const answers = await Promise.all(
      people.map((person, index) => {
        const cart = [item(ware, black), item(ware, red)]
        const both = index % 3 === 0 ? cart : index % 3 === 1 ? cart.toReversed() : [random.pick(cart)]
        return placeOrder(person, both, index % 2 === 0 ? card : {})
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    const { pieces } = await rowOf<{ pieces: number }>(
      `select coalesce(sum(("line"->>'quantity')::int), 0)::int as "pieces"
        from "orders", jsonb_array_elements("lines") "line" where "line"->>'product' = $1`,
      ware.id,
    )
    const left = [await variantStock(black), await variantStock(red)]
    expect(Math.min(...left)).toBe(0)
    expect(await stockOf(world, ware.id)).toEqual({ stock: 12 - pieces, sold: pieces })
    expect(left.reduce((sum, stock) => sum + stock, 0)).toBe(12 - pieces)
    expect(await unequal()).toEqual([])
  })
})

describe('stock movements', () => {
  it('are written with every change of a stock: first stock, edit, restock, order and cancellation', async () => {
    const ware = await wareOf(world, { stock: 5 })
    await admin().patch(`/api/products/${ware.id}`, { stock: 3 })
    await manager().post(`/api/products/${ware.id}/restock`, { quantity: 10 })
    const order = orderOf(await placeOrder(buyer(), [item(ware, null, 2)]))
    await admin().post(`/api/orders/${order.id}/cancel`, { reason: 'Too late.' })
    const { body } = await manager().get(`/api/stockMovements?product=${ware.id}&_sort=createdAt&_order=asc`)
    expect(body).toMatchObject([
      { change: 5, stockAfter: 5, reason: 'receipt', order: null, by: world.people.admin.id },
      { change: -2, stockAfter: 3, reason: 'correction' },
      { change: 10, stockAfter: 13, reason: 'receipt', by: world.people.manager.id },
      { change: -2, stockAfter: 11, reason: 'sale', order: order.id, by: buyer().id },
      { change: 2, stockAfter: 13, reason: 'return', order: order.id, by: world.people.admin.id },
    ])
  })

  it('change the stock when staff record a receipt or a correction', async () => {
    const ware = await wareOf(world, { stock: 5 })
    const values = { product: ware.id, reason: 'receipt', change: 7 }
    expect((await record(values, manager())).body).toMatchObject({
      stockAfter: 12,
      by: world.people.manager.id,
    })
    expect((await record({ ...values, reason: 'correction', change: -2 })).status).toBe(201)
    expect(await stockOf(world, ware.id)).toMatchObject({ stock: 10 })
    const faults = async (more: object) => Object.keys(errorsOf(await record({ ...values, ...more })))
    expect(await faults({ reason: 'sale' })).toEqual(['reason'])
    expect(await faults({ change: 0 })).toEqual(['change'])
    expect(await faults({ change: -1 })).toEqual(['change'])
    expect(await faults({ reason: 'correction', change: -11 })).toEqual(['change'])
    expect(await faults({ change: 999_999 })).toEqual(['change'])
    const services = await wareOf(world, { stock: null })
    expect(await faults({ product: services.id })).toEqual(['product'])
    const variant = await variantOf(ware.id)
    expect(await faults({})).toEqual(['variant'])
    expect((await record({ ...values, variant: variant.id })).body).toMatchObject({ stockAfter: 17 })
    expect(await unequal()).toEqual([])
  })

  it('are only added, and read by staff alone', async () => {
    const ware = await wareOf(world)
    const { id } = (await record({ product: ware.id, reason: 'receipt', change: 1 })).body as { id: string }
    expect((await admin().patch(`/api/stockMovements/${id}`, { change: 5 })).status).toBe(403)
    expect((await admin().remove(`/api/stockMovements/${id}`)).status).toBe(403)
    expect((await buyer().client.get('/api/stockMovements')).status).toBe(403)
    expect((await record({ product: ware.id, reason: 'receipt', change: 1 }, buyer().client)).status).toBe(
      403,
    )
  })

  it('of a product go with it when its creation is undone, and not otherwise', async () => {
    const add = () =>
      admin().post('/api/products', { name: `Undone ${++made}`, code: `U-${made}`, price: 100, stock: 4 })
    const { id } = (await add()).body as { id: string }
    const undo = await admin().post(`/api/products/${id}/undo`, undefined, { 'if-match': '"1"' })
    expect(undo.status, undo.text).toBeLessThan(300)
    expect((await admin().get(`/api/products/${id}`)).status).toBe(404)
    const { id: used } = (await add()).body as { id: string }
    await record({ product: used, reason: 'receipt', change: 1 })
    const refused = await admin().post(`/api/products/${used}/undo`, undefined, { 'if-match': '"1"' })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(await unequal()).toEqual([])
  })
})
