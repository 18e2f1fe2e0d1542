import { choice, currency, defineResource, integer, money, ref, text, type RowOf } from '#define'
import { deliveries } from './wire/checkout.wire'

/**
 * What a delivery costs in a shipping zone and a currency: of several rates the lowest price. Deliveries without a
 * rate are not offered.
 */
export const shippingRates = defineResource('shippingRates', {
  label: ['Shipping rate', 'Shipping rates'],
  icon: 'truck',
  menu: 'sales',
  fields: {
    name: text({ search: true, max: 80, help: 'For example the service of the carrier.' }),
    zone: ref('shippingZones'),
    delivery: choice(deliveries),
    currency: currency({ default: 'EUR' }),
    price: money({ min: 0, max: 1_000_000_00, default: 0 }),
    freeFrom: money({
      min: 0,
      max: 100_000_000_00,
      optional: true,
      help: 'Goods of this price, less the discount, are delivered free of charge.',
    }),
    leastDays: integer({ min: 0, max: 90, default: 3, label: 'Working days at least' }),
    mostDays: integer({ min: 0, max: 90, default: 5, label: 'Working days at most' }),
  },
  title: 'name',
  columns: ['name', 'zone', 'delivery', 'currency', 'price', 'freeFrom', 'leastDays', 'mostDays'],
  filters: ['zone', 'delivery', 'currency'],
  sorts: ['name', 'price', 'createdAt'],
  sort: 'createdAt',
  editable: ['price', 'freeFrom', 'leastDays', 'mostDays'],
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true, delete: true },
  },
})
export type ShippingRate = RowOf<typeof shippingRates>
