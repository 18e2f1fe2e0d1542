import type { Row } from '#providers/data/answers'
import type { Order } from '../../orders.resource'
import { countPieces } from '../../pieces.wire'
import type { Refund } from '../../refunds.resource'
import type { Shipment } from '../../shipments.resource'

export type ShipmentRow = Row & Shipment
export type RefundRow = Row & Refund

/** Something that happened to an order: what, when, and the shipment or the refund that it is about. */
export type OrderEvent = { readonly key: string; readonly at: string } & (
  | { readonly kind: 'placed' | 'delivered' }
  | { readonly kind: 'paid'; readonly amount: number }
  | { readonly kind: 'closed'; readonly reason: string | null }
  | {
      readonly kind: 'shipped' | 'arrived' | 'called back'
      readonly shipment: ShipmentRow
      readonly pieces: number
    }
  | { readonly kind: 'refunded'; readonly refund: RefundRow; readonly pieces: number }
)

/** What happened to an order, the latest first. */
export function eventsOf(
  order: Row & Order,
  shipments: readonly ShipmentRow[],
  refunds: readonly RefundRow[],
): OrderEvent[] {
  const { createdAt, paidAt, paid, deliveredAt, updatedAt, status, closedBecause } = order
  const events: OrderEvent[] = [
    { kind: 'placed', key: 'placed', at: createdAt },
    ...(paidAt === null ? [] : [{ kind: 'paid' as const, key: 'paid', at: paidAt, amount: paid }]),
    ...shipments.flatMap(ofShipment),
    ...refunds.map((refund) => ({
      ...{ kind: 'refunded' as const, key: refund.id, at: refund.createdAt, refund },
      pieces: countPieces(refund.lines),
    })),
    ...(deliveredAt === null || shipments.length > 0
      ? []
      : [{ kind: 'delivered' as const, key: 'delivered', at: deliveredAt }]),
    ...(status === 'cancelled'
      ? [{ kind: 'closed' as const, key: 'closed', at: updatedAt, reason: closedBecause }]
      : []),
  ]
  return events.toSorted((event, other) => (event.at < other.at ? 1 : -1))
}

function ofShipment(shipment: ShipmentRow): OrderEvent[] {
  const pieces = countPieces(shipment.lines)
  const { id, createdAt, deliveredAt, updatedAt, status } = shipment
  return [
    { kind: 'shipped', key: id, at: createdAt, shipment, pieces },
    ...(deliveredAt === null
      ? []
      : [{ kind: 'arrived' as const, key: `${id} arrived`, at: deliveredAt, shipment, pieces }]),
    ...(status === 'cancelled'
      ? [{ kind: 'called back' as const, key: `${id} back`, at: updatedAt, shipment, pieces }]
      : []),
  ]
}
