import { sql } from '#server/db/statement'
import { figure, is, rows, shares, trend, type Measure, type OverviewSpec } from '../tile'
import { lines, orders, pieces, price, quantity, revenue, revenueOfLines } from './metrics'

/**
 * A line's share of the order's discount. Over whole orders the shares add up to the discount; the sum is rounded to
 * whole minor units.
 */
const discount = sql`coalesce("orders"."discount"::numeric * ${quantity} * ${price} / nullif("orders"."subtotal", 0), 0)`
const ofOrders = [
  ['orders', 'lines'],
  ['orders', 'discount'],
  ['orders', 'subtotal'],
] as const
/**
 * The price of the goods less discounts and their current cost; an unknown cost counts as zero. Shipping is part of
 * the revenue but not of the profit, since it covers the cost of delivery.
 */
const profit: Measure = {
  ...lines,
  money: true,
  join: 'product',
  worth: {
    sql: sql`${quantity} * (${price} - coalesce("joined"."cost", 0)) - ${discount}`,
    reads: [...ofOrders, ['products', 'cost']],
  },
}

export const ecommerce: OverviewSpec = {
  currencyOf: 'orders',
  tiles: {
    sold: figure(pieces),
    orders: figure(orders),
    balance: figure(revenue, 'money'),
    profit: figure(profit, 'money'),
    groups: shares({ ...revenueOfLines, join: 'product' }, 'joined.category', 20, 'money'),
    yearly: trend({ revenue, profit }, 'money'),
    states: shares(orders, 'status', 20),
    open: figure({ ...orders, where: [is('status', 'pending', 'paid', 'packed')] }),
    best: shares(pieces, 'product', 6),
    latest: rows('products', { where: [is('status', 'published')], sort: '-createdAt', limit: 5 }),
    reviews: rows('reviews', { where: [is('status', 'approved')], sort: '-createdAt', limit: 4 }),
  },
}
