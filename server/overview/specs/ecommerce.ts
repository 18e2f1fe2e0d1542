import { sql } from '../../db/statement'
import { figure, is, isNot, rows, shares, trend, type Measure, type OverviewSpec } from '../tile'

const counted = isNot('status', 'cancelled', 'refunded')
const sold: Measure = { resource: 'orders', at: 'createdAt', where: [counted] }
const revenue: Measure = { ...sold, sum: 'total', money: true }
const pieces: Measure = { ...sold, each: 'lines', sum: 'quantity' }

const quantity = sql`("each"."value"->>'quantity')::bigint`
const price = sql`("each"."value"->>'price')::bigint`
const lines: Measure = { ...sold, each: 'lines', money: true }
const sales: Measure = {
  ...lines,
  worth: { sql: sql`${quantity} * ${price}`, reads: [['orders', 'lines']] },
}
/** What the products cost today is taken off; one whose cost nobody has entered costs nothing. */
const profit: Measure = {
  ...{ ...lines, join: 'product' },
  worth: {
    sql: sql`${quantity} * (${price} - coalesce("joined"."cost", 0))`,
    reads: [
      ['orders', 'lines'],
      ['products', 'cost'],
    ],
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
