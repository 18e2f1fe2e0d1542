import { invalidField } from '#server/base/errors/problem'
import type { ParsedInput } from '#define/output'
import { insertTrusted } from '#server/write/insert-trusted'
import { asSystem, lockRecords, updateRelated } from '#server/write/related'
import type { ActionContext } from '#server/write/services/resource-hooks'
import { nextInSeries } from '#server/write/values/series'
import type { Order, orders } from '../../orders.resource'
import { merged, toShip } from '../../wire/pieces.wire'
import { shipments, type Shipment } from '../../shipments.resource'
import { mailOrder } from './order-mail.server'
import { leftToShip } from './shipping-state.server'
import { requireAtMost } from '../stock/too-many-pieces.server'

type Move = ActionContext<typeof orders>
type Ship = ParsedInput<(typeof orders)['fields']['status']['moves']['ship']>

/**
 * Ships some pieces of a locked order, or all that are left: creates the shipment and mails the buyer.
 * @throws Problem invalid at a line with more pieces than are left, or at `lines` where none is left.
 */
export async function shipOrder(move: Move & { readonly input: Ship }): Promise<Partial<Order>> {
  const { record: order, input, now } = move
  const lines = input.lines.length > 0 ? merged(input.lines) : toShip(order)
  if (lines.length === 0) throw invalidField('lines', 'nothingToShip')
  requireAtMost(input.lines, toShip(order))
  const { carrier, tracking } = input
  const { number } = await nextInSeries(move, shipments)
  const { id, buyer } = order
  const shipment = await insertTrusted(asSystem(move), shipments, {
    number,
    order: id,
    buyer,
    lines,
    carrier,
    tracking,
  })
  await mailOrder(move, { kind: 'orderShipped', resource: shipments, record: shipment.id })
  const shippedLines = merged([...order.shippedLines, ...lines])
  const status = leftToShip({ ...order, shippedLines })
  return { shippedLines, shippedAt: now(), tracking: tracking ?? order.tracking, status }
}

/** Delivers or cancels all shipments of a locked order that are on their way. */
export async function endShipments(
  move: Move,
  values: Partial<Pick<Shipment, 'status' | 'deliveredAt' | 'cancelledBecause'>>,
): Promise<void> {
  const open = await move.tx.query<{ id: string }>({
    text: `select "id" from "shipments" where "order" = $1 and "status" = 'shipped'`,
    values: [move.record.id],
  })
  const ids = open.map(({ id }) => id)
  const held = await lockRecords(move, 'shipments', ids)
  for (const shipment of held.values())
    if (shipment['status'] === 'shipped') await updateRelated(move, 'shipments', shipment, values)
}
