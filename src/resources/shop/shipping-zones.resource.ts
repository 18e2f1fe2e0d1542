import { country, decimal, defineResource, listOf, text, type RowOf } from '#define'

/**
 * Countries with the same tax and the same deliveries. A country in several zones belongs to the one with the fewest
 * countries.
 */
export const shippingZones = defineResource('shippingZones', {
  label: ['Shipping zone', 'Shipping zones'],
  icon: 'globe-hemisphere-west',
  menu: 'sales',
  fields: {
    name: text({ unique: true, search: true, max: 80 }),
    countries: listOf(
      { country: country() },
      {
        max: 250,
        help: 'A country in several zones belongs to the one with the fewest. Without a country, it is the zone of all others.',
      },
    ),
    taxRate: decimal({
      min: 0,
      max: 100,
      default: 0,
      label: 'Tax %',
      help: 'Added to the prices of goods and deliveries.',
    }),
  },
  title: 'name',
  columns: ['name', 'countries', 'taxRate', 'updatedAt'],
  sort: 'name',
  editable: ['taxRate'],
  related: ['shippingRates'],
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true },
  },
})
export type ShippingZone = RowOf<typeof shippingZones>
