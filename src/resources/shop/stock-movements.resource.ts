import { choice, defineResource, integer, ref, sameAs, text, type RowOf } from '#define'

const stockReasons = ['sale', 'return', 'correction', 'receipt'] as const

/** Every change of the stock of a product or a variant. They are never changed, and add up to the stock. */
export const stockMovements = defineResource('stockMovements', {
  label: ['Stock movement', 'Stock movements'],
  icon: 'warehouse',
  menu: 'sales',
  fields: {
    item: text({ readOnly: true, search: true, max: 220 }),
    product: ref('products'),
    variant: ref('variants', { optional: true, where: { product: sameAs('product') } }),
    change: integer({ min: -1_000_000, max: 1_000_000 }),
    reason: choice(stockReasons, { default: 'receipt' }),
    stockAfter: integer({ readOnly: true, label: 'Stock after it' }),
    note: text({ optional: true, lines: 2, max: 300 }),
    order: ref('orders', { optional: true, readOnly: true }),
    by: ref('users', { optional: true, readOnly: true, label: 'Recorded by' }),
  },
  title: 'item',
  columns: ['item', 'variant', 'change', 'reason', 'stockAfter', 'order', 'by', 'createdAt'],
  filters: ['product', 'variant', 'reason', 'order', 'by', 'createdAt'],
  sorts: ['createdAt', 'change'],
  sort: '-createdAt',
  sums: ['change'],
  appended: 'kept',
  access: {
    admin: { read: true, create: true },
    manager: { read: true, create: true },
  },
})
export type StockMovement = RowOf<typeof stockMovements>
