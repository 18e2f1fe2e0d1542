import { expect } from 'vitest'
import type { Answer } from '../worlds/client'
import type { Person, World } from '../worlds/world'

let made = 0

export interface Ware {
  readonly id: string
  readonly price: number
}

/** Creates a published product. */
export async function wareOf(world: World, values: Readonly<Record<string, unknown>> = {}): Promise<Ware> {
  const code = `SHOP-${++made}`
  const given = { name: `Ware ${code}`, code, price: 1999, stock: 10, ...values }
  const { client } = world.people.admin
  const answer = await client.post('/api/products', given)
  expect(answer.status, answer.text).toBe(201)
  const { id, price } = answer.body as Ware
  expect((await client.post(`/api/products/${id}/publish`)).status).toBe(200)
  return { id, price }
}

/** Stock and sales of a product, from its table. */
export async function stockOf(world: World, id: string): Promise<{ stock: number | null; sold: number }> {
  const [row] = await world.database.query<{ stock: number | null; sold: number }>({
    text: 'select "stock", "sold" from "products" where "id" = $1',
    values: [id],
  })
  return row as { stock: number | null; sold: number }
}

export const itemOf = ({ id, price }: Ware, quantity = 1) => ({ id, colors: ['black'], quantity, price })

const buyer = {
  personName: 'Grace Whitfield',
  phoneNumber: '+442071234567',
  email: 'grace@buyers.example',
  address: '12 Mill Lane',
  city: 'London',
  country: 'GB',
  paymentMethod: 'bankTransfer',
}
export const card = {
  paymentMethod: 'card',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '09/99',
  cardCode: '123',
}

/** Places an order for a cart. */
export const placeOrder = (
  { client }: Pick<Person, 'client'>,
  cart: readonly unknown[],
  more: Readonly<Record<string, unknown>> = {},
  key?: string,
): Promise<Answer> =>
  client.post('/api/checkout/place', { cart, ...buyer, ...more }, key ? { 'idempotency-key': key } : {})

export interface Placed {
  readonly id: string
  readonly number: string
  readonly status: string
  readonly total: number
}
export const orderOf = (answer: Answer): Placed => {
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { order: Placed }).order
}
