import {
  arrayOf,
  choice,
  choices,
  country,
  currency,
  decimal,
  email,
  image,
  integer,
  listOf,
  money,
  object,
  phone,
  ref,
  row,
  text,
  type OwnCalls,
} from '#define'
import { colors, deliveries, paymentMethods, sizes } from './checkout.wire'

const limit = 64 * 1024

/** The items in the cart, with the prices that the buyer saw. */
const cart = listOf(
  {
    id: ref('products'),
    variant: ref('variants', { optional: true }),
    colors: choices(colors),
    quantity: integer({ min: 1, max: 1000 }),
    price: money({ min: 0 }),
  },
  { min: 1, max: 100 },
)
/** A voucher code; the server computes the discount. */
const discount = text({ optional: true, max: 40 })
const delivery = choice(deliveries, { default: 'standard' })
/** The country of the shipment; default: that of the user's profile. */
const destination = country({ optional: true })

/** What a delivery costs, and the working days that it takes. */
const deliveryOptions = arrayOf(
  object({ delivery: choice(deliveries), price: money(), leastDays: integer(), mostDays: integer() }),
)

/** The quote for a cart, and the order made from it. */
export const checkoutCalls = {
  deliveries: {
    method: 'GET',
    path: '/api/checkout/deliveries',
    input: { currency: currency({ default: 'EUR' }), country: destination },
    output: { currency: currency(), country: destination, deliveries: deliveryOptions },
  },
  quote: {
    method: 'POST',
    path: '/api/checkout/quote',
    changes: false,
    limit,
    input: { cart, discount, delivery, country: destination },
    output: {
      lines: arrayOf(
        object({
          id: ref('products'),
          variant: ref('variants', { optional: true }),
          size: choice(sizes, { optional: true }),
          slug: text(),
          name: text(),
          cover: image({ optional: true }),
          price: money(),
          currency: currency(),
          stock: integer({ optional: true }),
          colors: choices(colors),
          quantity: integer(),
        }),
      ),
      currency: currency(),
      subtotal: money(),
      discount: money(),
      shipping: money(),
      taxRate: decimal(),
      tax: money(),
      total: money(),
      totalItems: integer(),
      /** The delivery that is charged: the chosen one, or the first where it is not offered. */
      delivery: choice(deliveries, { optional: true }),
      deliveries: deliveryOptions,
      country: destination,
      changes: arrayOf(
        object({
          id: ref('products'),
          variant: ref('variants', { optional: true }),
          kind: choice(['price', 'stock', 'gone']),
          from: integer(),
          to: integer(),
        }),
      ),
    },
  },
  place: {
    method: 'POST',
    path: '/api/checkout/place',
    limit,
    isShown: true,
    input: {
      cart,
      discount,
      delivery,
      personName: text({ max: 160 }),
      phoneNumber: phone(),
      email: email(),
      address: text({ lines: 3, max: 500 }),
      zipCode: text({ optional: true, max: 20 }),
      city: text({ max: 120 }),
      state: text({ optional: true, max: 120 }),
      country: country(),
      paymentMethod: choice(paymentMethods),
      cardNumber: text({ optional: true, max: 30 }),
      cardExpiry: text({ optional: true, max: 7, label: 'Card expiry (MM/YY)' }),
      cardCode: text({ optional: true, max: 4 }),
      total: money({
        optional: true,
        help: 'What the buyer was shown that it costs. Where it costs something else by now, nothing is ordered.',
      }),
    },
    output: { order: row('orders') },
    problems: ['idempotency'],
  },
} as const satisfies OwnCalls
