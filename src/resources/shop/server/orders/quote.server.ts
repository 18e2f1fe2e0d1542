import { invalidField } from '#server/base/errors/problem'
import type { Handler } from '#server/write/services/services'
import type { checkoutCalls } from '../../wire/checkout-calls.wire'
import { withTax } from '../../wire/tax.wire'
import { countryOf, optionsFor, shippingTo } from './deliveries.server'
import { changesOf, keyOf, linesOf, offersOf, type Item, type Offer } from '../offers.server'
import { discountOf } from '../vouchers.server'

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
  const country = input.country ?? (await countryOf(reading, caller?.userId ?? null))
  const to = await shippingTo(reading, { country, currency })
  const deliveries = optionsFor(to, subtotal - discount)
  const chosen = deliveries.find(({ delivery }) => delivery === input.delivery) ?? deliveries[0]
  const shipping = lines.length > 0 ? (chosen?.price ?? 0) : 0
  return {
    lines,
    currency,
    subtotal,
    discount,
    shipping,
    taxRate: to.taxRate,
    ...withTax(subtotal - discount + shipping, to.taxRate),
    totalItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    delivery: chosen?.delivery ?? null,
    deliveries,
    country,
    changes: changesOf(cart, offers),
  }
}
