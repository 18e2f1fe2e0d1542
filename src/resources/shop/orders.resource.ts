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
import { checkoutCalls } from './wire/checkout-calls.wire'
import { colors, deliveries, paymentMethods } from './wire/checkout.wire'
import { orderLayout } from './wire/order-layout.wire'
import { orderActions, orderMoves, orderStates } from './wire/order-moves.wire'
import { orderViews } from './wire/order-views.wire'
import {
  countPieces,
  pieceFields,
  returnable,
  sharedWith,
  toShip,
  type Ordered,
  type Pieces,
} from './wire/pieces.wire'
import { withTax } from './wire/tax.wire'

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

/** The pieces of a line that were shipped or returned; only pages show them, once there are any in the order. */
const handled = (list: 'shippedLines' | 'returnedLines') =>
  [
    integer({ optional: true, readOnly: true }),
    (line: Pieces, { lines, [list]: pieces = [] }: Ordered) =>
      pieces.length > 0 ? sharedWith(line, lines, pieces) : null,
  ] as const
const amountOf = ({ quantity, price }: Priced['lines'][number]): number | null => price && quantity * price

const isClosed = (status: (typeof orderStates)[number]): boolean =>
  status === 'cancelled' || status === 'refunded'

export const orders = defineResource('orders', {
  label: ['Order', 'Orders'],
  icon: 'shopping-bag',
  menu: 'sales',
  fields: {
    number: text({ unique: true, readOnly: true, search: true, max: 20, series: { prefix: 'ORD' } }),
    buyer: ref('users', { label: 'Buyer' }),
    lines: listOf(
      {
        product: ref('products'),
        variant: ref('variants', { optional: true, where: { product: sameAs('product') } }),
        quantity: integer({ min: 1, max: 1000, default: 1 }),
        colors: choices(colors),
        name: text({ optional: true, max: 160, label: 'Sold as' }),
        price: money({ min: 0, max: 100_000_000_00, optional: true }),
      },
      {
        min: 1,
        max: 100,
        computed: {
          shipped: handled('shippedLines'),
          returned: handled('returnedLines'),
          amount: [money({ optional: true }), amountOf],
        },
      },
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
    status: state(orderStates, orderMoves),
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
      listOf(pieceFields, { label: 'Not returned', readableBy: ['admin', 'manager'] }),
      (order) => (isClosed(order.status) ? [] : returnable(order)),
    ],
    refundable: [
      money({ label: 'Not refunded', readableBy: ['admin', 'manager'] }),
      ({ paid, refunded }) => paid - refunded,
    ],
    netTotal: [
      money({ label: 'Total less refunds' }),
      ({ refunded, ...order }) => amounts(order).total - refunded,
    ],
  },
  actions: orderActions,
  title: 'number',
  columns: ['number', 'buyer', 'createdAt', 'totalItems', 'total', 'paymentMethod', 'status'],
  tabs: 'status',
  filters: ['status', 'buyer', 'createdAt', 'total', 'currency', 'paymentMethod', 'delivery', 'country'],
  sorts: ['number', 'createdAt', 'totalItems', 'total', 'status'],
  sort: '-createdAt',
  presetViews: orderViews,
  sums: ['totalItems', 'total', 'refunded', 'netTotal'],
  related: ['refunds', 'shipments', 'invoices'],
  layout: orderLayout,
  access: {
    admin: staff,
    manager: staff,
    user: {
      read: { buyer: me },
      cancel: { buyer: me, status: ['pending', 'paid'] },
    },
  },
  wire: { own: checkoutCalls },
})
export type Order = RowOf<typeof orders>
