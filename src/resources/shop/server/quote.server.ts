import type { Queryable } from '#server/base/database'
import { invalidField } from '#server/base/errors/problem'
import type { Handler, OwnRequest } from '#server/write/services/services'
import type { OutputOf } from '#define'
import type { checkoutCalls } from '../checkout.wire'

/** An item of a cart as the client sends it. */
export type Item = OwnRequest<typeof checkoutCalls.quote>['input']['cart'][number]

/** A product that is for sale, as a cart shows it. */
export interface Offer {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly cover: string | null
  readonly price: number
  readonly currency: string
  readonly stock: number | null
}

/** A difference from what the buyer saw: another price, too few pieces, or no longer for sale. */
export type Change = OutputOf<typeof checkoutCalls.quote>['changes'][number]

/** The price of express delivery in minor units; other deliveries are free. */
const express: Readonly<Record<string, number>> = {
  EUR: 15_00,
  USD: 15_00,
  GBP: 13_00,
  CNY: 110_00,
  JPY: 2_400,
}

export const shippingOf = (delivery: unknown, currency: string): number =>
  delivery === 'express' ? (express[currency] ?? 15_00) : 0

/** The products of a cart that are for sale, by id. */
export async function offersOf(
  database: Queryable,
  cart: readonly Item[],
  lock: '' | 'for no key update' = '',
): Promise<Map<string, Offer>> {
  const rows = await database.query<Offer>({
    text: `select "id", "slug", "name", "cover", "price", "currency", "stock" from "products"
      where "id" = any($1::uuid[]) and "status" = 'published' and "deletedAt" is null order by "id" ${lock}`,
    values: [cart.map(({ id }) => id)],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/** The differences between the cart and what the buyer saw. */
export function changesOf(cart: readonly Item[], offers: ReadonlyMap<string, Offer>): Change[] {
  return cart.flatMap(({ id, price, quantity }): Change[] => {
    const offer = offers.get(id)
    if (!offer) return [{ id, kind: 'gone', from: quantity, to: 0 }]
    const changes: Change[] = []
    if (offer.price !== price) changes.push({ id, kind: 'price', from: price, to: offer.price })
    if (offer.stock !== null && offer.stock < quantity)
      changes.push({ id, kind: 'stock', from: quantity, to: offer.stock })
    return changes
  })
}

/** The lines that can be ordered: at current prices, limited by stock. */
const linesOf = (cart: readonly Item[], offers: ReadonlyMap<string, Offer>) =>
  cart.flatMap(({ id, colors, quantity }) => {
    const offer = offers.get(id)
    const possible = Math.min(quantity, offer?.stock ?? quantity)
    return offer && possible > 0 ? [{ ...offer, colors, quantity: possible }] : []
  })

/**
 * The discount of a voucher, rounded to whole minor units.
 * @throws Problem invalid if there is no such voucher, or it has expired.
 */
export async function discountOf(
  database: Queryable,
  code: string | null,
  subtotal: number,
): Promise<number> {
  if (!code) return 0
  const [voucher] = await database.query<{ percent: number }>({
    text: `select "percent" from "vouchers" where upper("code") = upper($1) and "status" = 'active'
      and ("validUntil" is null or "validUntil" >= $2::date)`,
    values: [code, new Date().toISOString().slice(0, 10)],
  })
  if (!voucher) throw invalidField('discount', 'voucher')
  return Math.round((subtotal * voucher.percent) / 100)
}

/** An order has one currency; a cart with several is refused at the first item in another one. */
export function currencyOf(cart: readonly Item[], offers: ReadonlyMap<string, Offer>): string {
  const currencies = cart.map(({ id }) => offers.get(id)?.currency)
  const first = currencies.find((currency) => currency !== undefined) ?? 'EUR'
  const other = currencies.findIndex((currency) => currency !== undefined && currency !== first)
  if (other >= 0) throw invalidField(`cart.${other}.id`, 'otherCurrency')
  return first
}

/** Each product may be in a cart only once. */
export function requireDistinct(cart: readonly Item[]): void {
  const ids = cart.map(({ id }) => id)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (twice >= 0) throw invalidField(`cart.${twice}.id`, 'twice')
}

/** Computes what the cart would cost if it were ordered now, and the changes since the buyer saw it. */
export const quote: Handler<typeof checkoutCalls.quote> = async ({ reading, input }) => {
  const { cart } = input
  requireDistinct(cart)
  const offers = await offersOf(reading, cart)
  const currency = currencyOf(cart, offers)
  const lines = linesOf(cart, offers)
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const discount = await discountOf(reading, input.discount, subtotal)
  const shipping = lines.length > 0 ? shippingOf(input.delivery, currency) : 0
  return {
    lines,
    currency,
    subtotal,
    discount,
    shipping,
    total: subtotal - discount + shipping,
    totalItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    changes: changesOf(cart, offers),
  }
}
