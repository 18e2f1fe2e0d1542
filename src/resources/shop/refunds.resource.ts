import {
  boolean,
  choice,
  currency,
  defineResource,
  integer,
  listOf,
  me,
  money,
  ref,
  text,
  type RowOf,
} from '#define'
import { paymentMethods } from './wire/checkout.wire'
import { countPieces, pieceFields } from './wire/pieces.wire'

/** Money that was given back of an order, and the pieces that came back with it. The order creates them. */
export const refunds = defineResource('refunds', {
  label: ['Refund', 'Refunds'],
  icon: 'hand-coins',
  menu: 'sales',
  fields: {
    number: text({ unique: true, readOnly: true, search: true, max: 20, series: { prefix: 'RFD' } }),
    order: ref('orders', { readOnly: true }),
    buyer: ref('users', { readOnly: true, label: 'Buyer' }),
    lines: listOf(pieceFields, { max: 100, readOnly: true, label: 'Returned pieces' }),
    isRestocked: boolean({ readOnly: true, label: 'Back in stock', readableBy: ['admin', 'manager'] }),
    amount: money({ min: 0, max: 100_000_000_00, readOnly: true }),
    currency: currency({ readOnly: true }),
    method: choice(paymentMethods, { readOnly: true, label: 'Paid back by' }),
    reason: text({ lines: 3, max: 500, readOnly: true, search: true }),
  },
  computed: {
    totalItems: [integer({ label: 'Pieces' }), ({ lines }) => countPieces(lines)],
  },
  title: 'number',
  columns: ['number', 'order', 'buyer', 'totalItems', 'amount', 'createdAt'],
  filters: ['order', 'buyer', 'currency', 'amount', 'createdAt'],
  sorts: ['number', 'amount', 'createdAt'],
  sort: '-createdAt',
  sums: ['amount'],
  layout: {
    summary: { amount: 'amount', meta: ['order', 'buyer', 'createdAt'] },
    compact: { meta: ['reason', 'createdAt'] },
    sections: {
      refund: { fields: ['reason', 'lines'], totals: ['amount'] },
      order: { label: 'Order and buyer', fields: ['order', 'buyer'], aside: true },
      payment: { fields: ['method', 'currency', 'isRestocked'], aside: true },
    },
    document: {
      to: { of: 'order', fields: ['personName', 'address', 'email'] },
      meta: ['number', 'order', 'createdAt', 'method'],
      lines: { of: 'lines', columns: ['product', 'variant', 'quantity'] },
      totals: ['amount'],
      note: 'reason',
      share: { by: ['admin', 'manager'] },
    },
  },
  access: {
    admin: { read: true },
    manager: { read: true },
    user: { read: { buyer: me } },
  },
})
export type Refund = RowOf<typeof refunds>
