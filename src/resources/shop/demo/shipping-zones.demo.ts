import type { Demo } from '#server/features/demo/demo'
import type { shippingZones } from '../shipping-zones.resource'

const union = ['AT', 'BE', 'BG', 'CZ', 'DK', 'ES', 'FI', 'FR', 'GR', 'HU', 'IE', 'IT', 'NL', 'PL', 'PT', 'SE']

/** The seller is in Germany; businesses in the European Union owe the tax themselves. */
export const demoZones = [
  { name: 'Germany', countries: ['DE'], taxRate: 19 },
  { name: 'European Union', countries: union, taxRate: 0 },
  { name: 'United Kingdom and Switzerland', countries: ['GB', 'CH'], taxRate: 0 },
  { name: '中国', countries: ['CN', 'HK', 'TW'], taxRate: 0 },
  { name: 'Rest of the world', countries: [], taxRate: 0 },
] as const

export const shippingZonesDemo: Demo<typeof shippingZones> = {
  count: demoZones.length,
  record: ({ index }) => {
    const { name, countries, taxRate } = demoZones[index % demoZones.length] ?? demoZones[0]
    return {
      daysAgo: 500 - index,
      values: { name, countries: countries.map((country) => ({ country })), taxRate },
    }
  },
}
