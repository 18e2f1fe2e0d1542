import { sql } from '../../db/statement'
import { figure, is, isNot, rows, shares, trend, type Measure, type OverviewSpec } from '../tile'

const counted = isNot('status', 'cancelled', 'refunded')
const sold: Measure = { resource: 'orders', at: 'createdAt', where: [counted] }
const revenue: Measure = { ...sold, sum: 'total', money: true }
const pieces: Measure = { ...sold, each: 'lines', sum: 'quantity' }

const quantity = sql`("each"."value"->>'quantity')::bigint`
const price = sql`("each"."value"->>'price')::bigint`
/**
 * A line's share of what the order takes off. Over whole orders the shares add up to the discount again; the sum is
 * rounded to whole minor units.
 */
const discount = sql`coalesce("orders"."discount"::numeric * ${quantity} * ${price} / nullif("orders"."subtotal", 0), 0)`
const ofOrders = [
  ['orders', 'lines'],
  ['orders', 'discount'],
  ['orders', 'subtotal'],
] as const
const lines: Measure = { ...sold, each: 'lines', money: true }
/** What the goods were sold for, discounts taken off. */
const sales: Measure = {
  ...lines,
  worth: { sql: sql`${quantity} * ${price} - ${discount}`, reads: ofOrders },
}
/**
 * Sales less what the products cost today; one whose cost nobody has entered costs nothing. Shipping is in the revenue and
 * not in here: it is what the delivery costs.
 */
const profit: Measure = {
  ...{ ...lines, join: 'product' },
  worth: {
    sql: sql`${quantity} * (${price} - coalesce("joined"."cost", 0)) - ${discount}`,
    reads: [...ofOrders, ['products', 'cost']],
  },
}

export const ecommerce: OverviewSpec = {
  currencyOf: 'orders',
  tiles: {
    sold: figure(pieces),
    orders: figure(sold),
    balance: figure(revenue, 'money'),
    profit: figure(profit, 'money'),
    groups: shares({ ...sales, join: 'product' }, 'joined.category', 20, 'money'),
    yearly: trend({ revenue, profit }, 'money'),
    states: shares({ resource: 'orders', at: 'createdAt' }, 'status', 20),
    open: figure({ resource: 'orders', at: 'createdAt', where: [is('status', 'pending', 'paid', 'packed')] }),
    best: shares(pieces, 'product', 6),
    latest: rows('products', { where: [is('status', 'published')], sort: '-createdAt', most: 5 }),
    reviews: rows('reviews', { where: [is('status', 'approved')], sort: '-createdAt', most: 4 }),
  },
}
