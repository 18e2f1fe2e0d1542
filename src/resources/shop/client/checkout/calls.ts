import type { OutputOf } from '#define'
import { callEndpoint } from '#providers/data/call-endpoint'
import { endpoint } from '#providers/data/endpoint'
import type { Billing, CartItem } from '../cart/checkout-state'
import type { Delivery } from '../cart/delivery'

export const paymentMethods = ['card', 'bankTransfer', 'cashOnDelivery'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

const calls = {
  quote: endpoint<'orders', 'quote'>({ method: 'POST', path: '/api/checkout/quote' }),
  place: endpoint<'orders', 'place'>({ method: 'POST', path: '/api/checkout/place' }),
} as const

/** The quote for a cart; amounts are minor units of `currency`. */
export type Quote = OutputOf<typeof calls.quote>
/** A difference from what the buyer saw. */
export type Change = Quote['changes'][number]
export type PlacedOrder = OutputOf<typeof calls.place>['order']

/** The part of the cart that is sent to the server. */
export const cartPayload = (cart: readonly CartItem[]) =>
  cart.map(({ id, colors, quantity, price }) => ({ id, colors, quantity, price }))

interface QuoteInput {
  readonly cart: readonly CartItem[]
  readonly discount: string
  readonly delivery: Delivery
}
const bodyOf = ({ cart, discount, delivery }: QuoteInput) => ({
  cart: cartPayload(cart),
  delivery,
  ...(discount && { discount }),
})

/** Requests a quote. Rejects with the server's problem: `errors.discount` for an invalid voucher. */
export const askQuote = (input: QuoteInput, signal: AbortSignal): Promise<Quote> =>
  callEndpoint(calls.quote, bodyOf(input), { signal })

export interface OrderInput extends QuoteInput {
  readonly billing: Billing
  readonly paymentMethod: PaymentMethod
  readonly card: Readonly<Record<string, unknown>>
  /** The total that the buyer was shown; the server refuses the order if it differs. */
  readonly total: number
}

/** Places the order; two requests with the same key create one order. */
export async function placeOrder(
  { billing, card: given, paymentMethod, total, ...input }: OrderInput,
  key: string,
) {
  const card = paymentMethod === 'card' ? given : {}
  const body = { ...bodyOf(input), ...billing, ...card, paymentMethod, total }
  return (await callEndpoint(calls.place, body, { headers: { 'Idempotency-Key': key } })).order
}
