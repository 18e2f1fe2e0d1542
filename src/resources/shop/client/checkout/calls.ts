import type { OutputOf } from '#define'
import { endpoint } from '#providers/data/endpoints/endpoint'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import type { Billing, CartItem } from '../cart/checkout-state'
import type { Delivery } from '../cart/delivery'

export const paymentMethods = ['card', 'bankTransfer', 'cashOnDelivery'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const checkoutCalls = {
  quote: endpoint<'orders', 'quote'>({ method: 'POST', path: '/api/checkout/quote' }),
  place: endpoint<'orders', 'place'>({ method: 'POST', path: '/api/checkout/place' }),
} as const

/** The quote for a cart; amounts are minor units of `currency`. */
export type Quote = OutputOf<typeof checkoutCalls.quote>
/** A difference from what the buyer saw. */
export type Change = Quote['changes'][number]
export type PlacedOrder = OutputOf<typeof checkoutCalls.place>['order']

/** The part of the cart that is sent to the server. */
export const cartPayload = (cart: readonly CartItem[]) =>
  cart.map(({ id, variant = null, colors, quantity, price }) => ({ id, variant, colors, quantity, price }))

interface QuoteInput {
  readonly cart: readonly CartItem[]
  readonly discount: string
  readonly delivery: Delivery
  /** The country of the shipment, once it is known. */
  readonly country?: string | undefined
}
/** The input of a quote. */
export const quoteBody = ({ cart, discount, delivery, country }: QuoteInput) => ({
  cart: cartPayload(cart),
  delivery,
  ...(country && { country }),
  ...(discount && { discount }),
})

export interface OrderInput extends QuoteInput {
  readonly billing: Billing
  readonly paymentMethod: PaymentMethod
  readonly card: Readonly<Record<string, unknown>>
  /** The total that the buyer was shown; the server refuses the order if it differs. */
  readonly total: number
}

/** Places the order; two requests with the same key create one order. */
export function useOrderCall() {
  const call = useCallEndpoint()
  return async ({ billing, card: given, paymentMethod, total, ...input }: OrderInput, key: string) => {
    const card = paymentMethod === 'card' ? given : {}
    const body = { ...quoteBody(input), ...billing, ...card, paymentMethod, total }
    return (await call(checkoutCalls.place, body, { headers: { 'Idempotency-Key': key } })).order
  }
}
