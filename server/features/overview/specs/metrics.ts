import { sql } from '#server/db/statement'
import { isNot, type Measure } from '../tile'

/**
 * Metrics with the same meaning on every overview. A metric that several pages use, or that is shown beside its
 * parts, is defined only here.
 */

/** Page views, and visitors. */
export const views: Measure = { resource: 'pageViews', at: 'hour', sum: 'views' }
export const visitors: Measure = { ...views, sum: 'visitors' }

/** All orders, in any state. */
export const orders: Measure = { resource: 'orders', at: 'createdAt' }

/** Orders that were neither cancelled nor refunded; the base of pieces sold and revenue. */
const valid: Measure = { ...orders, where: [isNot('status', 'cancelled', 'refunded')] }
export const revenue: Measure = { ...valid, sum: 'total', money: true }
export const lines: Measure = { ...valid, each: 'lines' }
export const pieces: Measure = { ...lines, sum: 'quantity' }

export const quantity = sql`("each"."value"->>'quantity')::bigint`
export const price = sql`("each"."value"->>'price')::bigint`

/** The sum of an order's lines up to and including one of them. */
const upTo = (column: ReturnType<typeof sql>) =>
  sql`(select coalesce(sum(("line"."value"->>'quantity')::bigint * ("line"."value"->>'price')::bigint), 0) from jsonb_array_elements("orders"."lines") with ordinality "line"("value", "place") where "line"."place" <= ${column})`
/**
 * The part of the order's total that belongs to these lines; in an order of free lines it all belongs to the first
 * one.
 */
const shareUpTo = (column: ReturnType<typeof sql>) =>
  sql`case when "orders"."subtotal" = 0 then case when ${column} > 0 then "orders"."total" else 0 end else round("orders"."total" * ${upTo(column)} / "orders"."subtotal"::numeric) end`

/**
 * The revenue per line: discount and shipping are distributed over an order's lines in proportion to their amounts.
 * Each line gets the difference of two cumulative shares, so that the lines add up exactly to the total.
 */
export const revenueOfLines: Measure = {
  ...lines,
  money: true,
  worth: {
    sql: sql`((${shareUpTo(sql`"each"."place"`)}) - (${shareUpTo(sql`"each"."place" - 1`)}))::bigint`,
    reads: [
      ['orders', 'lines'],
      ['orders', 'subtotal'],
      ['orders', 'total'],
    ],
  },
}
