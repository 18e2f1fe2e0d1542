import { lockRecords, updateRelated } from '#server/write/related'
import type { Stored } from '#server/write/context'
import { documentMailWith } from '#server/features/documents/mail/document-mail'
import type { ActionContext, ResourceHooks } from '#server/write/services/resource-hooks'
import { nextInSeries } from '#server/write/values/series'
import type { Order } from '../orders.resource'
import { less } from '../wire/pieces.wire'
import { shipments } from '../shipments.resource'
import { leftToShip } from './orders/shipping-state.server'

type Move = ActionContext<typeof shipments>

/** Locks the order of a shipment. */
async function orderOf(move: Move): Promise<(Order & Stored) | undefined> {
  const { order } = move.record
  return (await lockRecords(move, 'orders', [order])).get(order) as (Order & Stored) | undefined
}

/** An order is delivered with its last shipment. */
async function deliverOrder(move: Move): Promise<void> {
  const order = await orderOf(move)
  if (order?.status !== 'shipped') return
  const others = await move.tx.query({
    text: `select 1 from "shipments" where "order" = $1 and "id" <> $2 and "status" = 'shipped' limit 1`,
    values: [order.id, move.record.id],
  })
  if (others.length === 0)
    await updateRelated(move, 'orders', order, { status: 'delivered', deliveredAt: move.now() })
}

/** The pieces of a cancelled shipment are to be shipped again. */
async function takeBack(move: Move): Promise<void> {
  const order = await orderOf(move)
  if (!order) return
  const shippedLines = less(order.shippedLines, move.record.lines)
  const isOpen = order.status !== 'cancelled' && order.status !== 'refunded'
  const status = isOpen ? leftToShip({ ...order, shippedLines }) : order.status
  await updateRelated(move, 'orders', order, { shippedLines, status })
}

export const shipmentsHooks: ResourceHooks<typeof shipments> = {
  isIndependent: true,
  beforeSave: async (context) =>
    context.previous ? undefined : { number: (await nextInSeries(context, shipments)).number },
  letters: { orderShipped: documentMailWith(() => Promise.resolve('orderShipped')) },
  moves: {
    deliver: async (move) => {
      await deliverOrder(move)
      return { deliveredAt: move.now() }
    },
    cancel: async (move) => {
      await takeBack(move)
      return { cancelledBecause: move.input.reason }
    },
  },
}
