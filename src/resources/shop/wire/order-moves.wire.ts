import { boolean, choice, listOf, money, text } from '#define'
import { carrierLabels, carriers } from './carriers.wire'
import { pieceFields } from './pieces.wire'

export const orderStates = [
  'pending',
  'paid',
  'packed',
  'partlyShipped',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const

const reason = text({ lines: 3, max: 500, label: 'Reason' })
const restock = boolean({ label: 'The goods come back into stock' })

/** With cash on delivery the goods are shipped before payment. */
const onDelivery = { paymentMethod: 'cashOnDelivery' } as const
const unpaid = { ...onDelivery, paidAt: null } as const

/** The moves between the states of an order. */
export const orderMoves = {
  pay: { from: 'pending', to: 'paid', final: true, label: 'Mark as paid' },
  pack: { from: ['pending', 'paid'], to: 'packed', where: { pending: onDelivery } },
  ship: {
    from: ['pending', 'paid', 'packed', 'partlyShipped'],
    to: 'shipped',
    mayEndIn: ['partlyShipped'],
    where: { pending: onDelivery },
    final: true,
    input: {
      lines: listOf(pieceFields, {
        max: 100,
        prefill: 'toShip',
        label: 'Pieces',
        help: 'Without a row, everything that is still to be shipped.',
      }),
      carrier: choice(carriers, { optional: true, labels: carrierLabels }),
      tracking: text({ optional: true, max: 80, label: 'Tracking number' }),
    },
  },
  deliver: { from: 'shipped', to: 'delivered', final: true, label: 'Mark as delivered' },
  collect: {
    from: ['shipped', 'delivered'],
    to: 'delivered',
    where: { shipped: unpaid, delivered: unpaid },
    final: true,
    label: 'Mark as delivered and paid',
  },
  cancel: {
    from: ['pending', 'paid', 'packed', 'shipped'],
    to: 'cancelled',
    where: { shipped: unpaid },
    final: true,
    input: { reason },
  },
  refund: {
    from: ['paid', 'packed', 'partlyShipped', 'shipped', 'delivered'],
    to: 'refunded',
    final: true,
    label: 'Refund in full',
    input: { reason, restock },
  },
} as const

/** The actions of an order. */
export const orderActions = {
  invoice: { on: 'record', label: 'Create invoice', output: { id: text() }, opens: 'invoices' },
  refundPart: {
    on: 'record',
    label: 'Return or refund in part',
    final: true,
    input: {
      lines: listOf(pieceFields, { max: 100, prefill: 'returnable', label: 'Returned pieces' }),
      amount: money({
        min: 0,
        max: 100_000_000_00,
        optional: true,
        help: 'Left empty, it is the price of the returned pieces less their share of the discount, with tax.',
      }),
      restock,
      reason,
    },
  },
} as const
