import {
  boolean,
  choice,
  choices,
  country,
  currency,
  datetime,
  decimal,
  defineResource,
  email,
  integer,
  listOf,
  me,
  money,
  phone,
  ref,
  sameAs,
  state,
  text,
  type RowOf,
} from '#define'
import { cardBrands } from '#money/test-cards'
import { carrierLabels, carriers } from './carriers.wire'
import { checkoutCalls, colors, deliveries, paymentMethods } from './checkout.wire'
import { countPieces, pieceFields, returnable, toShip } from './pieces.wire'
import { withTax } from './tax.wire'

const staff = {
  read: true,
  create: true,
  update: { status: ['pending', 'paid'] },
  pay: true,
  pack: true,
  ship: true,
  deliver: true,
  collect: true,
  cancel: true,
  refund: true,
  invoice: { status: ['pending', 'paid', 'packed', 'partlyShipped', 'shipped', 'delivered'] },
  refundPart: { status: ['paid', 'packed', 'partlyShipped', 'shipped', 'delivered'] },
} as const

const orderStates = [
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

interface Priced {
  readonly lines: readonly { readonly quantity: number; readonly price: number | null }[]
  readonly discount: number
  readonly shipping: number
  readonly taxRate: number
}

/** The amounts of an order: the tax is on the goods less the discount, and on the shipping. */
function amounts({ lines, discount, shipping, taxRate }: Priced) {
  const subtotal = lines.reduce((sum, { quantity, price }) => sum + quantity * (price ?? 0), 0)
  return { subtotal, ...withTax(subtotal - discount + shipping, taxRate) }
}

const isClosed = (status: (typeof orderStates)[number]): boolean =>
  status === 'cancelled' || status === 'refunded'

/** With cash on delivery the goods are shipped before payment. */
const onDelivery = { paymentMethod: 'cashOnDelivery' } as const
const unpaid = { ...onDelivery, paidAt: null } as const

export const orders = defineResource('orders', {
  label: ['Order', 'Orders'],
  icon: 'shopping-bag',
  menu: 'sales',
  fields: {
    number: text({ unique: true, readOnly: true, search: true, max: 20, series: { prefix: 'ORD' } }),
    customer: ref('users', { label: 'Buyer' }),
    lines: listOf(
      {
        product: ref('products'),
        variant: ref('variants', { optional: true, where: { product: sameAs('product') } }),
        quantity: integer({ min: 1, max: 1000, default: 1 }),
        colors: choices(colors),
        name: text({ optional: true, max: 160, label: 'Sold as' }),
        price: money({ min: 0, max: 100_000_000_00, optional: true }),
      },
      { min: 1, max: 100 },
    ),
    currency: currency({ default: 'EUR', readOnly: true }),
    discount: money({ min: 0, max: 100_000_000_00, default: 0 }),
    shipping: money({ min: 0, max: 1_000_000_00, default: 0 }),
    taxRate: decimal({
      min: 0,
      max: 100,
      default: 0,
      readOnly: true,
      label: 'Tax %',
      help: 'That of the shipping zone when it was ordered.',
    }),
    voucher: text({ optional: true, readOnly: true, max: 40 }),
    personName: text({ search: true, max: 160 }),
    phoneNumber: phone(),
    email: email({ search: true }),
    address: text({ lines: 3, max: 500, label: 'Street and number' }),
    zipCode: text({ optional: true, max: 20 }),
    city: text({ optional: true, max: 120 }),
    state: text({ optional: true, max: 120 }),
    country: country(),
    delivery: choice(deliveries, { default: 'standard' }),
    paymentMethod: choice(paymentMethods, { default: 'bankTransfer' }),
    cardBrand: choice(cardBrands, { optional: true, readOnly: true }),
    cardLast4: text({ optional: true, readOnly: true, max: 4, label: 'Last digits of the card' }),
    tracking: text({ optional: true, readOnly: true, max: 80, label: 'Tracking number' }),
    shippedLines: listOf(pieceFields, { readOnly: true, label: 'Shipped pieces' }),
    returnedLines: listOf(
      { ...pieceFields, restocked: integer({ min: 0, default: 0, label: 'Back in stock' }) },
      { readOnly: true, label: 'Returned pieces' },
    ),
    paidAt: datetime({ optional: true, readOnly: true, label: 'Paid' }),
    paid: money({ default: 0, readOnly: true, label: 'Paid amount' }),
    refunded: money({ default: 0, readOnly: true, label: 'Refunded' }),
    shippedAt: datetime({ optional: true, readOnly: true, label: 'Shipped' }),
    deliveredAt: datetime({ optional: true, readOnly: true, label: 'Delivered' }),
    closedBecause: text({
      optional: true,
      readOnly: true,
      lines: 3,
      max: 500,
      label: 'Reason for cancelling or refunding',
    }),
    holdsStock: boolean({
      readOnly: true,
      readableBy: ['admin', 'manager'],
      help: 'Whether its pieces were taken out of the stock, to which a cancelled order gives them back.',
    }),
    notes: text({ lines: 3, optional: true, max: 2000 }),
    status: state(orderStates, {
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
    }),
  },
  computed: {
    subtotal: [money(), (order) => amounts(order).subtotal],
    tax: [money(), (order) => amounts(order).tax],
    total: [money(), (order) => amounts(order).total],
    totalItems: [integer({ label: 'Pieces' }), (order) => countPieces(order.lines)],
    toShip: [
      listOf(pieceFields, { label: 'Still to be shipped' }),
      (order) => (isClosed(order.status) ? [] : toShip(order)),
    ],
    returnable: [
      listOf(pieceFields, { label: 'Not returned' }),
      (order) => (isClosed(order.status) ? [] : returnable(order)),
    ],
    refundable: [money({ label: 'Not refunded' }), ({ paid, refunded }) => paid - refunded],
    netTotal: [
      money({ label: 'Total less refunds' }),
      ({ refunded, ...order }) => amounts(order).total - refunded,
    ],
  },
  actions: {
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
  },
  title: 'number',
  columns: ['number', 'customer', 'createdAt', 'totalItems', 'total', 'paymentMethod', 'status'],
  tabs: 'status',
  filters: ['status', 'customer', 'createdAt', 'total', 'currency', 'paymentMethod', 'delivery', 'country'],
  sorts: ['number', 'createdAt', 'totalItems', 'total', 'status'],
  sort: '-createdAt',
  sums: ['totalItems', 'total', 'refunded', 'netTotal'],
  related: ['shipments', 'refunds', 'invoices'],
  layout: {
    summary: { amount: 'total', meta: ['customer', 'createdAt', 'paymentMethod'] },
    sections: {
      goods: {
        fields: ['lines'],
        totals: ['subtotal', 'discount', 'shipping', 'tax', 'total', 'paid', 'refunded', 'netTotal'],
      },
      pieces: {
        label: 'Shipped and returned',
        fields: ['toShip', 'shippedLines', 'returnedLines'],
        collapsed: true,
      },
      remarks: { fields: ['notes', 'closedBecause'] },
      buyer: {
        label: 'Ordered by',
        fields: [
          'customer',
          'personName',
          'email',
          'phoneNumber',
          'address',
          'zipCode',
          'city',
          'state',
          'country',
        ],
        aside: true,
      },
      shipment: { fields: ['delivery', 'tracking', 'shippedAt', 'deliveredAt'], aside: true },
      payment: {
        fields: [
          'paymentMethod',
          'cardBrand',
          'cardLast4',
          'paidAt',
          'refundable',
          'voucher',
          'taxRate',
          'currency',
        ],
        aside: true,
      },
      internal: {
        label: 'Stock',
        fields: ['totalItems', 'returnable', 'holdsStock'],
        aside: true,
        collapsed: true,
      },
    },
    document: {
      label: 'Receipt',
      to: { fields: ['personName', 'address', 'zipCode', 'city', 'country', 'email', 'phoneNumber'] },
      meta: ['number', 'createdAt', 'paymentMethod', 'paidAt', 'delivery'],
      lines: { of: 'lines', columns: ['name', 'colors', 'quantity', 'price'], amount: ['quantity', 'price'] },
      totals: ['subtotal', 'discount', 'shipping', 'tax', 'total'],
      note: 'notes',
      share: { by: ['admin', 'manager'] },
    },
  },
  access: {
    admin: staff,
    manager: staff,
    user: {
      read: { customer: me },
      cancel: { customer: me, status: ['pending', 'paid'] },
    },
  },
  wire: { own: checkoutCalls },
})
export type Order = RowOf<typeof orders>
