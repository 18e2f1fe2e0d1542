import {
  boolean,
  choice,
  choices,
  currency,
  datetime,
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
import { checkoutCalls, colors, deliveries, paymentMethods } from './checkout.wire'

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
} as const

const reason = text({ lines: 3, max: 500, label: 'Reason' })

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
    voucher: text({ optional: true, readOnly: true, max: 40 }),
    personName: text({ search: true, max: 160 }),
    phoneNumber: phone(),
    email: email({ search: true }),
    address: text({ lines: 3, max: 500 }),
    delivery: choice(deliveries, { default: 'standard' }),
    paymentMethod: choice(paymentMethods, { default: 'bankTransfer' }),
    cardBrand: choice(cardBrands, { optional: true, readOnly: true }),
    cardLast4: text({ optional: true, readOnly: true, max: 4, label: 'Last digits of the card' }),
    tracking: text({ optional: true, readOnly: true, max: 80, label: 'Tracking number' }),
    paidAt: datetime({ optional: true, readOnly: true, label: 'Paid' }),
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
    status: state(['pending', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded'], {
      pay: { from: 'pending', to: 'paid', final: true, label: 'Mark as paid' },
      pack: { from: ['pending', 'paid'], to: 'packed', where: { pending: onDelivery } },
      ship: {
        from: ['pending', 'paid', 'packed'],
        to: 'shipped',
        where: { pending: onDelivery },
        input: { tracking: text({ optional: true, max: 80, label: 'Tracking number' }) },
      },
      deliver: { from: 'shipped', to: 'delivered', label: 'Mark as delivered' },
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
        from: ['paid', 'packed', 'shipped', 'delivered'],
        to: 'refunded',
        final: true,
        input: { reason, restock: boolean({ label: 'The goods come back into stock' }) },
      },
    }),
  },
  computed: {
    subtotal: [
      money(),
      (order) => order.lines.reduce((sum, line) => sum + line.quantity * (line.price ?? 0), 0),
    ],
    total: [
      money(),
      (order) =>
        order.lines.reduce((sum, line) => sum + line.quantity * (line.price ?? 0), 0) -
        order.discount +
        order.shipping,
    ],
    totalItems: [
      integer({ label: 'Pieces' }),
      (order) => order.lines.reduce((sum, line) => sum + line.quantity, 0),
    ],
  },
  title: 'number',
  columns: ['number', 'customer', 'createdAt', 'totalItems', 'total', 'paymentMethod', 'status'],
  tabs: 'status',
  filters: ['status', 'customer', 'createdAt', 'total', 'currency', 'paymentMethod', 'delivery'],
  sorts: ['number', 'createdAt', 'totalItems', 'total', 'status'],
  sort: '-createdAt',
  sums: ['totalItems', 'total'],
  layout: {
    summary: { amount: 'total', meta: ['customer', 'createdAt', 'paymentMethod'] },
    sections: {
      goods: { fields: ['lines'], totals: ['subtotal', 'discount', 'shipping', 'total'] },
      remarks: { fields: ['notes', 'closedBecause'] },
      buyer: {
        label: 'Ordered by',
        fields: ['customer', 'personName', 'email', 'phoneNumber', 'address'],
        aside: true,
      },
      shipment: { fields: ['delivery', 'tracking', 'shippedAt', 'deliveredAt'], aside: true },
      payment: {
        fields: ['paymentMethod', 'cardBrand', 'cardLast4', 'paidAt', 'voucher', 'currency'],
        aside: true,
      },
      internal: { label: 'Stock', fields: ['totalItems', 'holdsStock'], aside: true, collapsed: true },
    },
    document: {
      label: 'Receipt',
      to: { fields: ['personName', 'address', 'email', 'phoneNumber'] },
      meta: ['number', 'createdAt', 'paymentMethod', 'paidAt', 'delivery'],
      lines: { of: 'lines', columns: ['name', 'colors', 'quantity', 'price'], amount: ['quantity', 'price'] },
      totals: ['subtotal', 'discount', 'shipping', 'total'],
      note: 'notes',
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
