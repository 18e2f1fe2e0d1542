import { isDeepStrictEqual } from 'node:util'
import { isProgram } from '#server/base/caller'
import { invalid, invalidField } from '#server/base/errors/problem'
import { documentMailWith } from '#server/features/documents/mail/document-mail'
import type { SaveContext, ResourceHooks } from '#server/write/services/resource-hooks'
import { nextInSeries } from '#server/write/values/series'
import { deliveryOptions, shippingTo } from './orders/deliveries.server'
import { invoiceOf } from './orders/invoice-order.server'
import { placeOrder } from './orders/place-order.server'
import { quote } from './orders/quote.server'
import { orders, type Order } from '../orders.resource'
import { recordOrderMovements } from './stock/order-movements.server'
import { settleInvoices } from './orders/settle-invoices.server'
import { giveBack, refundPart, restOf } from './orders/refund-order.server'
import { endShipments, shipOrder } from './orders/ship-order.server'
import { holdWares, takePieces, type Line, type Wares } from './stock/stock.server'
import { giveVoucherBack } from './vouchers.server'

type Orders = typeof orders

/** Fills in missing values of lines from the products and their variants. */
function filled(lines: readonly Line[], { products, variants }: Wares): Line[] {
  return lines.map((line) => {
    const ware = products.get(line.product)
    const variant = line.variant === null ? undefined : variants.get(line.variant)
    return {
      ...line,
      name: line.name ?? ware?.name ?? null,
      price: line.price ?? variant?.price ?? ware?.price ?? 0,
      colors: variant?.color ? ([variant.color] as Line['colors']) : line.colors,
    }
  })
}

/** A new line of a product with variants names one of them. */
function requireVariants(lines: readonly Line[], before: readonly Line[], { products }: Wares): void {
  const missing = lines.findIndex(
    ({ product, variant }) =>
      !variant &&
      (products.get(product)?.variantCount ?? 0) > 0 &&
      !before.some((line) => line.product === product && !line.variant),
  )
  if (missing >= 0) throw invalid({ [`lines.${missing}.variant`]: [{ key: 'chooseVariant' }] })
}

/** Amounts of several currencies are never added. */
function currencyOf(lines: readonly Line[], { products }: Wares): string | undefined {
  const currencies = lines.map(({ product }) => products.get(product)?.currency)
  const other = currencies.findIndex((currency) => currency !== currencies[0])
  if (other > 0) throw invalid({ [`lines.${other}.product`]: [{ key: 'otherCurrency' }] })
  return currencies[0]
}

function requireFairDiscount({ discount = 0 }: Partial<Order>, lines: readonly Line[]): void {
  const subtotal = lines.reduce((sum, { quantity, price }) => sum + quantity * (price ?? 0), 0)
  if (discount > subtotal) throw invalidField('discount', 'discountTooHigh')
}

/** Fills in the lines, takes the pieces out of stock, and gives the order its number. */
async function settle(context: SaveContext<Orders>) {
  const { values, previous, caller } = context
  const lines = values.lines ?? []
  const before = previous?.lines ?? []
  const wares = await holdWares(context, [...lines, ...before])
  // Past orders inserted by the system have left the warehouse long ago.
  const holdsStock = previous ? previous.holdsStock : !isProgram(caller)
  if (previous || holdsStock) requireVariants(lines, before, wares)
  const settled = filled(lines, wares)
  const currency = currencyOf(settled, wares)
  requireFairDiscount(values, settled)
  if (previous || holdsStock) await takePieces(context, wares, { now: settled, before, stock: holdsStock })
  const number = previous?.number ?? (await nextInSeries(context, orders)).number
  const taxRate = previous || !holdsStock ? values.taxRate : await taxRateOf(context, currency)
  return { lines: settled, holdsStock, number, taxRate, ...(currency && { currency }) }
}

/** The tax of the shipping zone of an order. */
async function taxRateOf({ tx, values }: SaveContext<Orders>, currency = 'EUR'): Promise<number> {
  return (await shippingTo(tx, { country: values.country ?? null, currency })).taxRate
}

/** The lines of an order of which something was shipped or returned stay as they are. */
function requireUntouched({ shippedLines = [], returnedLines = [] }: Partial<Order>): void {
  if (shippedLines.length + returnedLines.length > 0) throw invalidField('lines', 'linesInUse')
}

export const ordersHooks: ResourceHooks<Orders> = {
  beforeSave: async (context) => {
    const { values, previous } = context
    if (!previous) return settle(context)
    if (!isDeepStrictEqual(values.lines, previous.lines)) {
      requireUntouched(previous)
      return settle(context)
    }
    if (values.discount !== previous.discount) requireFairDiscount(values, values.lines ?? [])
    if (values.country === previous.country || previous.paid > 0) return undefined
    return { taxRate: await taxRateOf(context, previous.currency) }
  },
  afterSave: async (context) => {
    await recordOrderMovements(context)
    await settleInvoices(context)
  },
  // The stock is read from the products each time.
  isIndependent: true,
  letters: { orderPlaced: documentMailWith(() => Promise.resolve('orderPlaced')) },
  moves: {
    pay: ({ now, record }) => ({ paidAt: now(), paid: record.total }),
    ship: shipOrder,
    deliver: async (move) => {
      const deliveredAt = move.now()
      await endShipments(move, { status: 'delivered', deliveredAt })
      return { deliveredAt }
    },
    collect: async (move) => {
      const { record, now } = move
      const deliveredAt = record.deliveredAt ?? now()
      await endShipments(move, { status: 'delivered', deliveredAt })
      return { paidAt: now(), paid: record.total, deliveredAt }
    },
    cancel: async (move) => {
      const { record, input } = move
      await endShipments(move, { status: 'cancelled', cancelledBecause: input.reason })
      const given = await giveBack(move, restOf(record, true, input.reason))
      await giveVoucherBack(move, record.voucher)
      return { ...given, closedBecause: input.reason, shippedLines: [] }
    },
    refund: async (move) => {
      const { record, input } = move
      if (record.paid === 0) throw invalidField('reason', 'notPaid')
      const given = await giveBack(move, restOf(record, input.restock, input.reason))
      return { ...given, closedBecause: input.reason }
    },
  },
  actions: { refundPart, invoice: invoiceOf },
  own: { deliveries: deliveryOptions, quote, place: placeOrder },
}
