import {
  choice,
  currency,
  defineResource,
  image,
  integer,
  money,
  ref,
  state,
  text,
  type RowOf,
} from '#define'
import { colors, sizes } from './wire/checkout.wire'

const staff = { read: true, create: true, update: true, retire: true, offer: true } as const

/** The variants of products, such as sizes and colours, each with its own stock. */
export const variants = defineResource('variants', {
  label: ['Variant', 'Variants'],
  icon: 'package',
  fields: {
    product: ref('products'),
    code: text({ unique: true, search: true, max: 40, label: 'SKU' }),
    color: choice(colors, { optional: true, label: 'Colour' }),
    size: choice(sizes, { optional: true }),
    price: money({
      min: 0,
      max: 100_000_000_00,
      optional: true,
      help: 'Left empty where it costs what the product costs.',
    }),
    currency: currency({ default: 'EUR', readOnly: true }),
    stock: integer({ min: 0, max: 1_000_000, default: 0, bar: 100 }),
    picture: image({ optional: true, crop: 1 }),
    status: state(['offered', 'retired'], {
      retire: { from: 'offered', to: 'retired', confirm: true, label: 'Retire, and write off its stock' },
      offer: { from: 'retired', to: 'offered', label: 'Offer again' },
    }),
  },
  title: 'code',
  columns: ['code', 'product', 'color', 'size', 'price', 'stock', 'status'],
  filters: ['product', 'status', 'color', 'size', 'stock', 'createdAt'],
  sorts: ['code', 'color', 'size', 'price', 'stock', 'createdAt'],
  sort: 'createdAt',
  sums: ['stock'],
  editable: ['price', 'stock'],
  layout: { summary: { image: 'picture', meta: ['product', 'color', 'size'] } },
  related: ['stockMovements'],
  access: {
    admin: staff,
    manager: staff,
    user: { read: { status: 'offered', product: { status: 'published' } } },
  },
})
export type Variant = RowOf<typeof variants>
