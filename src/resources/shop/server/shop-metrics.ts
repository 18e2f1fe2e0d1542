import { sql } from '#server/db/statement'
import { is, isNot, type Metric } from '#server/features/overview/metric'

const orders = { resource: 'orders', at: 'createdAt', unit: 'count' } as const

/** Orders that were neither cancelled nor refunded; the base of pieces sold and revenue. */
const valid = { ...orders, where: [isNot('status', 'cancelled', 'refunded')] } as const
const lines = { ...valid, each: 'lines' } as const

const quantity = sql`("each"."value"->>'quantity')::bigint`
const price = sql`("each"."value"->>'price')::bigint`

/** The sum of an order's lines up to and including one of them. */
const upTo = (column: ReturnType<typeof sql>) =>
  sql`(select coalesce(sum(("line"."value"->>'quantity')::bigint * ("line"."value"->>'price')::bigint), 0) from jsonb_array_elements("orders"."lines") with ordinality "line"("value", "place") where "line"."place" <= ${column})`
/**
 * The part of the order's total that belongs to these lines; in an order of free lines it all belongs to the first
 * one.
 */
const shareUpTo = (column: ReturnType<typeof sql>) =>
  sql`case when "orders"."subtotal" = 0 then case when ${column} > 0 then "orders"."netTotal" else 0 end else round("orders"."netTotal" * ${upTo(column)} / "orders"."subtotal"::numeric) end`

/**
 * A line's share of the order's discount and of its refunds without tax. Over whole orders the shares add up to both; the sum is rounded
 * to whole minor units.
 */
const givenBack = sql`coalesce(("orders"."discount" + "orders"."refunded" / (1 + "orders"."taxRate"::numeric / 100)) * ${quantity} * ${price} / nullif("orders"."subtotal", 0), 0)`

/** The metrics of the shop. */
export const metrics: { readonly [name: string]: Metric } = {
  orders: {
    ...orders,
    explanation: {
      en: 'Orders placed in the range, in any state.',
      cn: '所选期间内的下单数，不论状态。',
    },
  },
  openOrders: {
    ...orders,
    where: [is('status', 'pending', 'paid', 'packed', 'partlyShipped')],
    explanation: {
      en: 'Orders placed in the range of which something is still to be shipped.',
      cn: '所选期间内下单且尚未全部发货的订单数。',
    },
  },
  ordersToPack: {
    resource: 'orders',
    unit: 'count',
    where: [is('status', 'paid')],
    forAll: true,
    explanation: { en: 'Paid orders that have not been packed.', cn: '已付款但尚未打包的订单数。' },
  },
  reviewsToApprove: {
    resource: 'reviews',
    unit: 'count',
    where: [is('status', 'pending')],
    forAll: true,
    explanation: { en: 'Reviews that nobody has approved or rejected.', cn: '尚未审核的评价数。' },
  },
  revenue: {
    ...valid,
    sum: 'netTotal',
    unit: 'money',
    explanation: {
      en: 'The totals of the orders placed in the range that were neither cancelled nor refunded in full, less partial refunds.',
      cn: '所选期间内下单且未取消、未全额退款的订单总额，扣除部分退款。',
    },
  },
  pieces: {
    ...lines,
    sum: 'quantity',
    listedSum: 'totalItems',
    explanation: {
      en: 'The pieces in the orders placed in the range that were neither cancelled nor refunded.',
      cn: '所选期间内下单且未取消、未退款的订单中的商品件数。',
    },
  },
  /**
   * Discount and shipping are distributed over an order's lines in proportion to their amounts. Each line gets the
   * difference of two cumulative shares, so that the lines add up exactly to the total.
   */
  revenueOfLines: {
    ...lines,
    unit: 'money',
    worth: {
      sql: sql`((${shareUpTo(sql`"each"."place"`)}) - (${shareUpTo(sql`"each"."place" - 1`)}))::bigint`,
      reads: [
        ['orders', 'lines'],
        ['orders', 'subtotal'],
        ['orders', 'netTotal'],
      ],
    },
    join: 'product',
    explanation: {
      en: 'The revenue, distributed over the lines of each order in proportion to their amounts.',
      cn: '按各订单行金额的比例分摊到订单行的销售额。',
    },
    unlisted: 'An order may have lines of several categories, so no list of orders adds up to one.',
  },
  /**
   * The price of the goods less discounts, refunds and their current cost; an unknown cost counts as zero. Shipping is part of
   * the revenue but not of the profit, since it covers the cost of delivery.
   */
  profit: {
    ...lines,
    unit: 'money',
    join: 'product',
    worth: {
      sql: sql`${quantity} * (${price} - coalesce("joined"."cost", 0)) - ${givenBack}`,
      reads: [
        ['orders', 'lines'],
        ['orders', 'discount'],
        ['orders', 'refunded'],
        ['orders', 'taxRate'],
        ['orders', 'subtotal'],
        ['products', 'cost'],
      ],
    },
    explanation: {
      en: 'The price of the goods of these orders, less discounts, refunds and what the goods cost us now, without shipping.',
      cn: '这些订单的商品价格减去折扣、退款和商品当前成本，不含运费。',
    },
    unlisted: 'What goods cost is not a value of orders.',
  },
}
