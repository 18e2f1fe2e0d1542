import { invalidField } from '#server/base/errors/problem'
import type { Handler } from '#server/write/services/services'
import type { checkoutCalls } from '../checkout.wire'
import { deliveriesIn, shippingOf } from './deliveries.server'
import { changesOf, keyOf, linesOf, offersOf, type Item, type Offer } from './offers.server'
import { discountOf } from './vouchers.server'

/** An order has one currency; a cart with several is refused at the first item in another one. */
export function currencyOf(cart: readonly Item[], offers: ReadonlyMap<string, Offer>): string {
  const currencies = cart.map((item) => offers.get(keyOf(item))?.currency)
  const first = currencies.find((currency) => currency !== undefined) ?? 'EUR'
  const other = currencies.findIndex((currency) => currency !== undefined && currency !== first)
  if (other >= 0) throw invalidField(`cart.${other}.id`, 'otherCurrency')
  return first
}

/** Each product, or each of its variants, may be in a cart only once. */
export function requireDistinct(cart: readonly Item[]): void {
  const ids = cart.map(keyOf)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (twice >= 0) throw invalidField(`cart.${twice}.id`, 'twice')
}

/** Computes what the cart would cost if it were ordered now, and the changes since the buyer saw it. */
export const quote: Handler<typeof checkoutCalls.quote> = async ({ reading, input, caller }) => {
  const { cart } = input
  requireDistinct(cart)
  const offers = await offersOf(reading, cart)
  const currency = currencyOf(cart, offers)
  const lines = linesOf(cart, offers)
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const redeemer = { buyer: caller?.userId ?? null, today: new Date().toISOString().slice(0, 10) }
  const discount = await discountOf(reading, input.discount, subtotal, redeemer)
  const shipping = lines.length > 0 ? shippingOf(input.delivery, currency) : 0
  return {
    lines,
    currency,
    subtotal,
    discount,
    shipping,
    total: subtotal - discount + shipping,
    totalItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    deliveries: deliveriesIn(currency),
    changes: changesOf(cart, offers),
  }
}
