import type { Row } from '#providers/data/answers'
import type { Change } from '#screens/history/use-history'
import type { Order } from '../../orders.resource'
import { addressFields } from '../../wire/address-fields.wire'
import { countPieces } from '../../wire/pieces.wire'
import type { Refund } from '../../refunds.resource'
import type { Shipment } from '../../shipments.resource'
import { changeTo, packedAt, timeOf } from './changes'

export type ShipmentRow = Row & Shipment
export type RefundRow = Row & Refund
export type InvoiceRow = Row & { readonly number: string | null; readonly createdAt: string }

/** Something that happened to an order: what, when, who did it, and the record that it is about. */
export type OrderEvent = {
  readonly key: string
  readonly at: string
  /** Undefined where the change log does not have it; null for the system. */
  readonly by?: Change['by'] | undefined
} & (
  | { readonly kind: 'placed' | 'delivered' | 'packed' | 'address' }
  | { readonly kind: 'paid'; readonly amount: number }
  | { readonly kind: 'closed'; readonly reason: string | null }
  | {
      readonly kind: 'shipped' | 'arrived' | 'called back'
      readonly shipment: ShipmentRow
      readonly pieces: number
    }
  | { readonly kind: 'refunded'; readonly refund: RefundRow; readonly pieces: number }
  | { readonly kind: 'invoiced'; readonly invoice: InvoiceRow }
)

export interface OrderRecords {
  readonly shipments: readonly ShipmentRow[]
  readonly refunds: readonly RefundRow[]
  readonly invoices: readonly InvoiceRow[]
  /** The change log of the order, the latest first. */
  readonly changes: readonly Change[]
  /** The changes with which shipments were cancelled, by their ids. */
  readonly cancelled: ReadonlyMap<string, Change>
}

/** What happened to an order, the latest first. */
export function eventsOf(order: Row & Order, records: OrderRecords): OrderEvent[] {
  const { shipments, refunds, invoices, changes } = records
  const events: OrderEvent[] = [
    ...ofOrder(order, records),
    ...ofChanges(order, changes),
    ...shipments.flatMap((shipment) => ofShipment(shipment, records)),
    ...refunds.map((refund): OrderEvent => {
      const by = authorOf(changes, refund.createdAt, ['refund', 'refundPart', 'cancel'])
      return {
        kind: 'refunded',
        key: refund.id,
        at: refund.createdAt,
        refund,
        by,
        pieces: countPieces(refund.lines),
      }
    }),
    ...invoices.map((invoice): OrderEvent => ({
      kind: 'invoiced',
      key: invoice.id,
      at: invoice.createdAt,
      invoice,
      by: authorOf(changes, invoice.createdAt, ['invoice']),
    })),
  ]
  return events.toSorted((event, other) => (event.at < other.at ? 1 : -1))
}

/** Records that an action creates have nearly the time of its change. */
const nearby = 5000

/** Who made the change of one of these operations at a time. */
const authorOf = (changes: readonly Change[], at: string, operations: readonly string[]) =>
  changes.find(
    (change) =>
      operations.includes(change.operation) && Math.abs(Date.parse(change.at) - Date.parse(at)) < nearby,
  )?.by

function ofOrder(order: Row & Order, { shipments, changes }: OrderRecords): OrderEvent[] {
  const { createdAt, paidAt, paid, deliveredAt, status, closedBecause } = order
  const placedBy = changes.find(({ operation }) => operation === 'create')?.by
  const closed = changeTo(changes, 'cancelled')
  return [
    { kind: 'placed', key: 'placed', at: createdAt, by: placedBy },
    ...(paidAt === null
      ? []
      : [
          {
            kind: 'paid' as const,
            key: 'paid',
            at: paidAt,
            amount: paid,
            by: authorOf(changes, paidAt, ['pay', 'collect', 'create']),
          },
        ]),
    ...(deliveredAt === null || shipments.length > 0
      ? []
      : [
          {
            kind: 'delivered' as const,
            key: 'delivered',
            at: deliveredAt,
            by: authorOf(changes, deliveredAt, ['deliver', 'collect']),
          },
        ]),
    ...(status === 'cancelled'
      ? [
          {
            kind: 'closed' as const,
            key: 'closed',
            reason: closedBecause,
            at: timeOf(closed, order),
            by: closed?.by,
          },
        ]
      : []),
  ]
}

/** What only the change log has: when an order was packed, and changes of its address. */
const ofChanges = (order: Order, changes: readonly Change[]): OrderEvent[] =>
  changes.flatMap((change): OrderEvent[] => {
    const { id, at, by, operation, after } = change
    if (after?.['status'] === 'packed')
      return [{ kind: 'packed', key: `packed ${id}`, at: packedAt(order, change), by }]
    const isAddress = operation === 'update' && addressFields.some((name) => after && name in after)
    return isAddress ? [{ kind: 'address', key: `address ${id}`, at, by }] : []
  })

function ofShipment(shipment: ShipmentRow, { changes, cancelled }: OrderRecords): OrderEvent[] {
  const pieces = countPieces(shipment.lines)
  const { id, createdAt, deliveredAt, status } = shipment
  const by = authorOf(changes, createdAt, ['ship'])
  const cancelling = cancelled.get(id)
  return [
    { kind: 'shipped', key: id, at: createdAt, shipment, pieces, by },
    ...(deliveredAt === null
      ? []
      : [
          {
            kind: 'arrived' as const,
            key: `${id} arrived`,
            at: deliveredAt,
            shipment,
            pieces,
            by: authorOf(changes, deliveredAt, ['deliver', 'collect']),
          },
        ]),
    ...(status === 'cancelled'
      ? [
          {
            kind: 'called back' as const,
            key: `${id} back`,
            shipment,
            pieces,
            at: timeOf(cancelling, shipment),
            by: cancelling?.by,
          },
        ]
      : []),
  ]
}
