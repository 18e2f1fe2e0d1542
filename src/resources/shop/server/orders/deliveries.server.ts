import type { Queryable } from '#server/base/database'
import type { OutputOf } from '#define'
import type { Handler } from '#server/write/services/services'
import type { checkoutCalls } from '../../wire/checkout-calls.wire'
import { deliveries } from '../../wire/checkout.wire'
import type { ShippingRate } from '../../shipping-rates.resource'

/** Where a shipment goes, and how: the tax and the deliveries of a country. */
export interface Shipping {
  readonly country: string | null
  /** In percent. */
  readonly taxRate: number
  readonly rates: readonly Rate[]
}
type Rate = Pick<ShippingRate, 'delivery' | 'price' | 'freeFrom' | 'leastDays' | 'mostDays'>
type Option = OutputOf<typeof checkoutCalls.quote>['deliveries'][number]

/** What deliveries cost in minor units of a currency as long as no shipping zone is declared. */
const defaultRates = (currency: string): Rate[] => [
  { delivery: 'standard', price: 0, freeFrom: null, leastDays: 3, mostDays: 5 },
  { delivery: 'express', price: express[currency] ?? 15_00, freeFrom: null, leastDays: 1, mostDays: 2 },
  { delivery: 'pickup', price: 0, freeFrom: null, leastDays: 0, mostDays: 1 },
]
const express: Readonly<Record<string, number>> = {
  EUR: 15_00,
  USD: 15_00,
  GBP: 13_00,
  CNY: 110_00,
  JPY: 2_400,
}

interface Destination {
  readonly country: string | null
  readonly currency: string
}
type FoundRate = Rate & { readonly zone: string; readonly taxRate: number }

/** The shipping to a country in a currency: that of its zone, or of the zone of all other countries. */
export async function shippingTo(database: Queryable, { country, currency }: Destination): Promise<Shipping> {
  const [zone] = await database.query<{ id: string | null; taxRate: number | null; hasZones: boolean }>({
    name: 'shop_shipping_zone',
    text: `select "zone"."id", "zone"."taxRate", exists (select from "shippingZones") as "hasZones"
      from (select 1) "one" left join lateral (
        select "id", "taxRate"::float8 as "taxRate" from "shippingZones"
        where "countries" @> jsonb_build_array(jsonb_build_object('country', $1::text)) or "countries" = '[]'
        order by "countries" = '[]', jsonb_array_length("countries"), "createdAt", "id" limit 1) "zone" on true`,
    values: [country ?? ''],
  })
  if (!zone?.hasZones) return { country, taxRate: 0, rates: defaultRates(currency) }
  if (zone.id === null) return { country, taxRate: 0, rates: [] }
  const rates = await database.query<FoundRate>({
    name: 'shop_shipping_rates',
    text: `select "delivery", "price", "freeFrom", "leastDays", "mostDays" from "shippingRates"
      where "zone" = $1 and "currency" = $2 order by "price", "id"`,
    values: [zone.id, currency],
  })
  return { country, taxRate: Number(zone.taxRate), rates }
}

/** The country of a user's profile; null if it is not known. */
export async function countryOf(database: Queryable, user: string | null): Promise<string | null> {
  const [found] = await database.query<{ country: string | null }>({
    name: 'shop_country_of',
    text: 'select "country" from "users" where "id" = $1',
    values: [user],
  })
  return found?.country ?? null
}

/** The deliveries with their prices for goods of an amount, in the order of the declaration. */
export const optionsFor = ({ rates }: Shipping, goods: number): Option[] =>
  deliveries.flatMap((delivery) => {
    const rate = rates.find((each) => each.delivery === delivery)
    if (!rate) return []
    const { price, freeFrom, leastDays, mostDays } = rate
    const isFree = freeFrom !== null && goods >= freeFrom
    return [
      {
        delivery,
        price: isFree ? 0 : price,
        leastDays: Math.min(leastDays, mostDays),
        mostDays: Math.max(leastDays, mostDays),
      },
    ]
  })

/** The deliveries of an order in a currency, before anything is in the cart. */
export const deliveryOptions: Handler<typeof checkoutCalls.deliveries> = async ({
  reading,
  input,
  caller,
}) => {
  const { currency } = input
  const country = input.country ?? (await countryOf(reading, caller?.userId ?? null))
  const shipping = await shippingTo(reading, { country, currency })
  return { currency, country, deliveries: optionsFor(shipping, 0) }
}
