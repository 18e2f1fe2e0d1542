import {
  choice,
  datetime,
  defineResource,
  integer,
  listOf,
  me,
  ref,
  state,
  text,
  url,
  type RowOf,
} from '#define'
import { carrierLabels, carriers, trackingUrl } from './wire/carriers.wire'
import { countPieces, pieceFields } from './wire/pieces.wire'

const staff = { read: true, update: { status: 'shipped' }, deliver: true, cancel: true } as const

/** What was shipped of an order, at once or in parts. The order creates them. */
export const shipments = defineResource('shipments', {
  label: ['Shipment', 'Shipments'],
  icon: 'truck',
  menu: 'sales',
  fields: {
    number: text({ unique: true, readOnly: true, search: true, max: 20, series: { prefix: 'SHP' } }),
    order: ref('orders', { readOnly: true }),
    buyer: ref('users', { readOnly: true, label: 'Buyer' }),
    lines: listOf(pieceFields, { min: 1, max: 100, readOnly: true }),
    carrier: choice(carriers, { optional: true, labels: carrierLabels }),
    tracking: text({ optional: true, search: true, max: 80, label: 'Tracking number' }),
    deliveredAt: datetime({ optional: true, readOnly: true, label: 'Delivered' }),
    cancelledBecause: text({ optional: true, readOnly: true, max: 500, label: 'Reason for cancelling' }),
    status: state(['shipped', 'delivered', 'cancelled'], {
      deliver: { from: 'shipped', to: 'delivered', final: true, label: 'Mark as delivered' },
      cancel: {
        from: 'shipped',
        to: 'cancelled',
        final: true,
        input: { reason: text({ max: 500, label: 'Reason' }) },
      },
    }),
  },
  computed: {
    totalItems: [integer({ label: 'Pieces' }), ({ lines }) => countPieces(lines)],
    trackingUrl: [url({ optional: true, label: 'Follow it' }), trackingUrl],
  },
  title: 'number',
  columns: ['number', 'order', 'buyer', 'totalItems', 'carrier', 'tracking', 'status', 'createdAt'],
  tabs: 'status',
  filters: ['status', 'order', 'buyer', 'carrier', 'createdAt'],
  sorts: ['number', 'totalItems', 'createdAt'],
  sort: '-createdAt',
  sums: ['totalItems'],
  layout: {
    summary: { meta: ['order', 'buyer', 'createdAt'] },
    compact: { meta: ['carrier', 'tracking', 'createdAt'] },
    sections: {
      goods: { fields: ['lines'], totals: ['totalItems'] },
      delivery: { fields: ['carrier', 'tracking', 'trackingUrl', 'deliveredAt'], aside: true },
      order: { label: 'Order and buyer', fields: ['order', 'buyer'], aside: true },
      end: { label: 'Cancellation', fields: ['cancelledBecause'], aside: true },
    },
    document: {
      label: 'Packing slip',
      to: { of: 'order', fields: ['personName', 'address', 'phoneNumber'] },
      meta: ['number', 'order', 'createdAt', 'carrier', 'tracking'],
      lines: { of: 'lines', columns: ['product', 'variant', 'quantity'] },
      totals: ['totalItems'],
      share: { by: ['admin', 'manager'], where: { status: ['shipped', 'delivered'] } },
    },
  },
  access: {
    admin: staff,
    manager: staff,
    user: { read: { buyer: me } },
  },
})
export type Shipment = RowOf<typeof shipments>
