import { client } from '#providers/data/client'
import type { Billing, CartItem } from '../cart/checkout-state'
import type { Delivery } from '../cart/delivery'

export const paymentMethods = ['card', 'bankTransfer', 'cashOnDelivery'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What is not as the buyer saw it. */
export interface Change {
  readonly id: string
  readonly kind: 'price' | 'stock' | 'gone'
  readonly from: number
  readonly to: number
}

/** A cart as it can be had now; amounts are minor units of `currency`. */
export interface Quote {
  readonly lines: readonly CartItem[]
  readonly currency: string
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly total: number
  readonly changes: readonly Change[]
}

/** What of the cart the server is told. */
export const told = (cart: readonly CartItem[]) =>
  cart.map(({ id, colors, quantity, price }) => ({ id, colors, quantity, price }))

interface Asked {
  readonly cart: readonly CartItem[]
  readonly discount: string
  readonly delivery: Delivery
}
const bodyOf = ({ cart, discount, delivery }: Asked) => ({
  cart: told(cart),
  delivery,
  ...(discount && { discount }),
})

/** Asks what a cart comes to. Rejects with the server's problem: `errors.discount` where a voucher is not good. */
export async function askQuote(asked: Asked, signal: AbortSignal): Promise<Quote> {
  const { data } = await client.post<Quote>('/api/checkout/quote', bodyOf(asked), { signal })
  return data
}

export interface Placing extends Asked {
  readonly billing: Billing
  readonly paymentMethod: PaymentMethod
  readonly card: Readonly<Record<string, unknown>>
  /** What the buyer was shown that it costs; where it costs something else, the server refuses. */
  readonly total: number
}
export interface PlacedOrder {
  readonly id: string
  readonly number: string
}

/** Orders what lies in the cart; the same key twice makes one order. */
export async function placeOrder({ billing, card, paymentMethod, total, ...asked }: Placing, key: string) {
  const body = { ...bodyOf(asked), ...billing, paymentMethod, ...(paymentMethod === 'card' && card), total }
  const { data } = await client.post<{ order: PlacedOrder }>('/api/checkout/place', body, {
    headers: { 'Idempotency-Key': key },
  })
  return data.order
}
