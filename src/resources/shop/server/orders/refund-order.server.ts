import { invalidField } from '#server/base/errors/problem'
import { insertTrusted } from '#server/write/insert-trusted'
import { asSystem } from '#server/write/related'
import type { ActionContext } from '#server/write/services/resource-hooks'
import { nextInSeries } from '#server/write/values/series'
import type { Order, orders } from '../../orders.resource'
import {
  countPieces,
  less,
  merged,
  pieceKey,
  quantities,
  returnable,
  type Pieces,
} from '../../wire/pieces.wire'
import { refunds } from '../../refunds.resource'
import { withTax } from '../../wire/tax.wire'
import { mailOrder } from './order-mail.server'
import { leftToShip } from './shipping-state.server'
import { holdWares, takePieces } from '../stock/stock.server'
import { requireAtMost } from '../stock/too-many-pieces.server'

type Action = ActionContext<typeof orders>

/** What is given back of an order. */
export interface Return {
  readonly lines: readonly Pieces[]
  readonly amount: number
  /** Whether the pieces return to stock. */
  readonly restock: boolean
  readonly reason: string
}

/** The returned pieces of an order with some more. */
function withReturned(order: Order, { lines, restock }: Return): Order['returnedLines'] {
  const more = lines.map((line) => ({ ...line, restocked: restock ? line.quantity : 0 }))
  const all = [...order.returnedLines, ...more]
  return merged(all).map((row) => ({
    ...row,
    restocked: all
      .filter((item) => pieceKey(item) === pieceKey(row))
      .reduce((sum, { restocked }) => sum + restocked, 0),
  }))
}

/**
 * Gives back pieces and money of a locked order, and records the refund where there is an amount or a piece of a paid
 * order.
 * @returns what changes in the order, besides its state.
 */
export async function giveBack(
  action: Action,
  what: Return,
): Promise<Pick<Order, 'returnedLines' | 'refunded'>> {
  const { record: order } = action
  const { lines, amount, restock, reason } = what
  requireAtMost(lines, returnable(order))
  const before = less(order.lines, order.returnedLines)
  const wares = await holdWares(action, order.lines)
  await takePieces(action, wares, {
    before,
    now: less(before, lines),
    stock: restock && order.holdsStock,
  })
  if (amount > 0 || order.paid > 0) {
    const { number } = await nextInSeries(action, refunds)
    const { id, buyer, currency, paymentMethod: method } = order
    const refund = await insertTrusted(asSystem(action), refunds, {
      number,
      order: id,
      buyer,
      currency,
      method,
      amount,
      reason,
      lines: merged(lines),
      isRestocked: restock,
    })
    if (amount > 0) await mailOrder(action, { kind: 'orderRefunded', resource: refunds, record: refund.id })
  }
  return { returnedLines: withReturned(order, what), refunded: order.refunded + amount }
}

/** Everything that has not been given back. */
export const restOf = (order: Order, restock: boolean, reason: string): Return => ({
  lines: returnable(order),
  amount: order.paid - order.refunded,
  restock,
  reason,
})

/** The price of some pieces of an order, less their share of its discount, with tax, in whole minor units. */
function priceOf({ lines: ordered, subtotal, discount, taxRate }: Order, lines: readonly Pieces[]): number {
  if (subtotal === 0) return 0
  const all = quantities(ordered)
  const amountOf = (key: string) =>
    ordered
      .filter((line) => pieceKey(line) === key)
      .reduce((sum, { quantity, price }) => sum + quantity * (price ?? 0), 0)
  const price = [...quantities(lines)].reduce(
    (sum, [key, quantity]) => sum + (amountOf(key) * quantity) / (all.get(key) ?? 1),
    0,
  )
  return withTax(Math.round((price * (subtotal - discount)) / subtotal), taxRate).total
}

/** The input of a partial refund. */
type Part = Omit<Return, 'amount'> & { readonly amount: number | null }

/**
 * Gives back a part of an order: some pieces, an amount, or both.
 * @throws Problem invalid at `amount` where it is more than what was paid and not yet refunded.
 */
export async function refundPart(action: Action & { readonly input: Part }) {
  const { record: order, input } = action
  if (order.paid === 0) throw invalidField('amount', 'notPaid')
  const left = order.paid - order.refunded
  const amount = input.amount ?? Math.min(left, priceOf(order, input.lines))
  if (countPieces(input.lines) === 0 && amount === 0) throw invalidField('amount', 'required')
  if (amount > left) throw invalidField('amount', 'overPaid')
  const given = await giveBack(action, { ...input, amount })
  const isAll = given.refunded === order.paid && order.paid > 0
  return { ...given, status: isAll ? ('refunded' as const) : leftToShip({ ...order, ...given }) }
}
