import { sql } from '#server/db/statement'
import { isNot, type Measure } from '../tile'

/**
 * What the same word means on every overview. A metric that stands on more than one page, or whose parts stand beside
 * it, is defined here and nowhere else.
 */

/** How often pages were looked at, and by how many. */
export const views: Measure = { resource: 'pageViews', at: 'hour', sum: 'views' }
export const visitors: Measure = { ...views, sum: 'visitors' }

/** Orders that were placed, whatever became of them. */
export const orders: Measure = { resource: 'orders', at: 'createdAt' }

/** Orders that were neither cancelled nor refunded: what is sold, and what it brings. */
const valid: Measure = { ...orders, where: [isNot('status', 'cancelled', 'refunded')] }
export const revenue: Measure = { ...valid, sum: 'total', money: true }
export const lines: Measure = { ...valid, each: 'lines' }
export const pieces: Measure = { ...lines, sum: 'quantity' }

export const quantity = sql`("each"."value"->>'quantity')::bigint`
export const price = sql`("each"."value"->>'price')::bigint`

/** The worth of an order's lines up to one of them. */
const upTo = (column: ReturnType<typeof sql>) =>
  sql`(select coalesce(sum(("line"."value"->>'quantity')::bigint * ("line"."value"->>'price')::bigint), 0) from jsonb_array_elements("orders"."lines") with ordinality "line"("value", "place") where "line"."place" <= ${column})`
/** The same of what the order costs in the end; an order of free lines belongs to the first of them. */
const shareUpTo = (column: ReturnType<typeof sql>) =>
  sql`case when "orders"."subtotal" = 0 then case when ${column} > 0 then "orders"."total" else 0 end else round("orders"."total" * ${upTo(column)} / "orders"."subtotal"::numeric) end`

/**
 * The revenue by line: discount and shipping are spread over an order's lines by what these are worth. Each line has
 * what is due up to it less what was due before it, so that the parts of an order add up to its total to the cent.
 */
export const revenueOfLines: Measure = {
  ...{ ...lines, money: true },
  worth: {
    sql: sql`((${shareUpTo(sql`"each"."place"`)}) - (${shareUpTo(sql`"each"."place" - 1`)}))::bigint`,
    reads: [
      ['orders', 'lines'],
      ['orders', 'subtotal'],
      ['orders', 'total'],
    ],
  },
}
