import type { Demo } from '#server/features/demo/demo'
import { deliveries } from '../wire/checkout.wire'
import type { shippingRates } from '../shipping-rates.resource'
import { demoZones } from './shipping-zones.demo'

const currencies = ['EUR', 'CNY', 'USD', 'GBP'] as const
/** Approximate minor units of a currency per euro cent. */
const worth = { EUR: 1, CNY: 7.8, USD: 1.1, GBP: 0.85 }
const services = { standard: 'DHL Paket', express: 'UPS Express', pickup: 'Warehouse in Berlin' }
const days = { standard: [3, 5], express: [1, 2], pickup: [0, 1] } as const

/** Cents of a euro by zone: standard and express. The last zone is far away. */
const prices: readonly (readonly [standard: number, express: number])[] = [
  [4_90, 12_00],
  [0, 15_00],
  [0, 15_00],
  [0, 15_00],
  [24_00, 60_00],
]
/** Goods cannot be collected from far away. */
const hasPickup = (zone: number) => zone < prices.length - 1

const all = demoZones.flatMap((_, zone) =>
  currencies.flatMap((currency) =>
    deliveries
      .filter((delivery) => delivery !== 'pickup' || hasPickup(zone))
      .map((delivery) => ({ zone, currency, delivery })),
  ),
)

function centsOf(zone: number, delivery: (typeof deliveries)[number]): number {
  const [standard, express] = prices[zone] ?? [0, 0]
  return delivery === 'pickup' ? 0 : delivery === 'express' ? express : standard
}

export const shippingRatesDemo: Demo<typeof shippingRates> = {
  count: all.length,
  record: ({ index, records }) => {
    const { zone, currency, delivery } = all[index % all.length] as (typeof all)[number]
    const [leastDays, mostDays] = days[delivery]
    const zones = records('shippingZones')
    const far = zone === prices.length - 1 ? 6 : 0
    return {
      daysAgo: 480 - index,
      values: {
        zone: (zones.find(({ name }) => name === demoZones[zone]?.name) ?? zones[0])?.id ?? '',
        name: services[delivery],
        delivery,
        currency,
        price: Math.round(centsOf(zone, delivery) * worth[currency]),
        freeFrom: zone === 0 && delivery === 'standard' ? Math.round(50_00 * worth[currency]) : null,
        leastDays: leastDays + far,
        mostDays: mostDays + far,
      },
    }
  },
}
