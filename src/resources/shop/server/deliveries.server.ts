import type { Handler } from '#server/write/services/services'
import { deliveries, deliveryDays, type checkoutCalls } from '../checkout.wire'

/** The price of express delivery in minor units; other deliveries are free. */
const express: Readonly<Record<string, number>> = {
  EUR: 15_00,
  USD: 15_00,
  GBP: 13_00,
  CNY: 110_00,
  JPY: 2_400,
}

/** The price of a delivery in minor units of a currency. */
export const shippingOf = (delivery: unknown, currency: string): number =>
  delivery === 'express' ? (express[currency] ?? 15_00) : 0

/** All deliveries with their prices and durations. */
export const deliveriesIn = (currency: string) =>
  deliveries.map((delivery) => {
    const [leastDays, mostDays] = deliveryDays[delivery]
    return { delivery, price: shippingOf(delivery, currency), leastDays, mostDays }
  })

/** The deliveries of an order in a currency, before anything is in the cart. */
export const deliveryOptions: Handler<typeof checkoutCalls.deliveries> = ({ input }) =>
  Promise.resolve({ currency: input.currency, deliveries: deliveriesIn(input.currency) })
