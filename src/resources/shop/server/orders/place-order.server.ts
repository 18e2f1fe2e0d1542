import type { Fault } from '#define/parsing/parse'
import { invalid, invalidField } from '#server/base/errors/problem'
import { findOne } from '#server/read/find-one'
import type { OwnRequest } from '#server/write/services/services'
import { ownWriter } from '#server/write/services/own-address'
import { asSystem } from '#server/write/related'
import { inTransaction, type Writing } from '#server/write/context'
import { create } from '#server/write/create'
import { withIdempotency } from '#server/write/idempotency'
import type { checkoutCalls } from '../../wire/checkout-calls.wire'
import { orders, type Order } from '../../orders.resource'
import { mailOrder } from './order-mail.server'
import { currencyOf, requireDistinct } from './quote.server'
import { withTax } from '../../wire/tax.wire'
import { optionsFor, shippingTo, type Shipping } from './deliveries.server'
import { changesOf, keyOf, offersOf, type Change, type Item, type Offer } from '../offers.server'
import { tooFew } from '../stock/too-few.server'
import { redeem } from '../vouchers.server'
import { cardFaults, storedCard } from '#money/test-cards'

type Placing = OwnRequest<typeof checkoutCalls.place>
type Input = Placing['input']

const faultOf = ({ kind, to }: Change): [field: string, fault: Fault] =>
  kind === 'price'
    ? ['price', { key: 'priceChanged' }]
    : kind === 'stock'
      ? ['quantity', tooFew(to)]
      : ['id', { key: 'notForSale' }]

/** Refuses each cart item that has changed since the buyer saw it. */
function requireAsSeen(cart: readonly Item[], offers: ReadonlyMap<string, Offer>): void {
  const faults = changesOf(cart, offers).map((change) => {
    const [field, fault] = faultOf(change)
    return [`cart.${cart.findIndex((item) => keyOf(item) === keyOf(change))}.${field}`, [fault]] as const
  })
  if (faults.length > 0) throw invalid(Object.fromEntries(faults))
}

function requireCard(input: Input): void {
  const faults = Object.entries(cardFaults(input, new Date()))
  if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(([name, key]) => [name, [{ key }]])))
}

/** Voucher and delivery are charged at current prices, but never an amount that was not shown. */
function requireTotalAsSeen(seen: number | null, total: number): void {
  if (seen !== null && seen !== total) throw invalidField('total', 'totalChanged')
}

/**
 * The price of a delivery.
 * @throws Problem invalid at `country` where nothing is delivered to it, or at `delivery` where it is not offered.
 */
function requirePrice(to: Shipping, delivery: Input['delivery'], goods: number): number {
  const options = optionsFor(to, goods)
  if (options.length === 0) throw invalidField('country', 'noDelivery')
  const chosen = options.find((option) => option.delivery === delivery)
  if (!chosen) throw invalidField('delivery', 'notOffered')
  return chosen.price
}

/** Creates the order: prices, discount and shipping are computed by the server, whatever the client sends. */
async function makeOrder(writing: Writing, input: Input) {
  const { cart } = input
  // The products are locked first, so that concurrent buyers of the last pieces are served one after the other.
  const offers = await offersOf(writing.tx, cart, 'for no key update')
  const currency = currencyOf(cart, offers)
  requireAsSeen(cart, offers)
  const subtotal = cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const { personName, phoneNumber, email, address, zipCode, city, state, country } = input
  const { delivery, paymentMethod } = input
  const redeemer = { buyer: writing.caller.userId, today: writing.now().slice(0, 10) }
  const discount = await redeem(writing, input.discount, subtotal, redeemer)
  const to = await shippingTo(writing.tx, { country, currency })
  const shipping = requirePrice(to, delivery, subtotal - discount)
  const { total } = withTax(subtotal - discount + shipping, to.taxRate)
  requireTotalAsSeen(input.total, total)
  const given = {
    buyer: writing.caller.userId,
    lines: cart.map((item) => lineOf(item, offers.get(keyOf(item)))),
    personName,
    phoneNumber,
    email,
    address,
    zipCode,
    city,
    state,
    country,
    delivery,
    paymentMethod,
    discount,
    shipping,
  }
  const order = await create(asSystem(writing), orders, given, undefined, paidBy(writing, input, total))
  await mailOrder({ ...writing, record: order }, { kind: 'orderPlaced', resource: orders, record: order.id })
  return order
}

/** The line of an order for an item; the size of a variant is part of what it is sold as. */
const lineOf = ({ id, variant, colors, quantity, price }: Item, offer: Offer | undefined) => ({
  product: id,
  variant,
  quantity,
  colors,
  price,
  name: offer?.size ? `${offer.name} (${sizeText(offer.size)})`.slice(0, 160) : offer?.name,
})

const sizeText = (size: string): string => size.replace(/([A-Z])/g, ' $1').toLowerCase()

/** A card is charged immediately; other methods are paid later. */
function paidBy({ now }: Writing, input: Input, paid: number): Partial<Order> {
  const voucher = input.discount?.toUpperCase() ?? null
  return input.paymentMethod === 'card'
    ? { voucher, ...storedCard(input), status: 'paid', paidAt: now(), paid }
    : { voucher }
}

/**
 * Places an order for the cart: once per idempotency key, in one transaction with the stock.
 * @throws Problem invalid if the cart or its total is not as the buyer saw it, or the card is refused.
 */
export async function placeOrder(request: Placing) {
  const { input, idempotencyKey } = request
  const writer = ownWriter(request)
  requireDistinct(input.cart)
  if (input.paymentMethod === 'card') requireCard(input)
  // No card data is stored, not even in the hash that identifies the request. The total is no part of it either: a
  // buyer who retries after a lost response gets their order, even if a new one would cost something else.
  const { cardNumber: _number, cardExpiry: _expiry, cardCode: _code, total: _total, ...quoteInput } = input
  const { id } = await inTransaction(writer, (writing) =>
    withIdempotency(writing, orders, idempotencyKey, quoteInput, () => makeOrder(writing, input)),
  )
  const { services, database, caller } = writer
  return { order: await findOne({ app: services.app, database, caller }, orders, id) }
}
