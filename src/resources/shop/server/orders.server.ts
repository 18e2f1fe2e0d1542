import { isDeepStrictEqual } from 'node:util'
import { isProgram } from '#server/base/caller'
import { invalid, invalidField } from '#server/base/errors/problem'
import type { ActionContext, SaveContext, ResourceHooks } from '#server/write/services/resource-hooks'
import { nextInSeries } from '#server/write/values/series'
import { deliveryOptions } from './deliveries.server'
import { placeOrder } from './place-order.server'
import { quote } from './quote.server'
import { orders, type Order } from '../orders.resource'
import { recordOrderMovements } from './order-movements.server'
import { holdWares, takePieces, type Line, type Wares } from './stock.server'

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
  return { lines: settled, holdsStock, number, ...(currency && { currency }) }
}

/** Pieces that an order no longer needs do not count as sold, and return to stock if they are still there. */
async function giveBack(context: ActionContext<Orders>, stock: boolean): Promise<void> {
  const { lines, holdsStock } = context.record
  const wares = await holdWares(context, lines)
  await takePieces(context, wares, { now: [], before: lines, stock: stock && holdsStock })
}

export const ordersHooks: ResourceHooks<Orders> = {
  beforeSave: async (context) => {
    const { values, previous } = context
    if (!previous || !isDeepStrictEqual(values.lines, previous.lines)) return settle(context)
    if (values.discount !== previous.discount) requireFairDiscount(values, values.lines ?? [])
    return undefined
  },
  afterSave: recordOrderMovements,
  // The stock is read from the products each time.
  isIndependent: true,
  moves: {
    pay: ({ now }) => ({ paidAt: now() }),
    ship: ({ now, input }) => ({ shippedAt: now(), tracking: input.tracking }),
    deliver: ({ now }) => ({ deliveredAt: now() }),
    collect: ({ now, record }) => ({ paidAt: now(), deliveredAt: record.deliveredAt ?? now() }),
    cancel: async (context) => {
      await giveBack(context, true)
      return { closedBecause: context.input.reason, holdsStock: false }
    },
    refund: async (context) => {
      if (context.record.paymentMethod === 'cashOnDelivery' && context.record.paidAt === null)
        throw invalidField('reason', 'notPaid')
      await giveBack(context, context.input.restock)
      return { closedBecause: context.input.reason, ...(context.input.restock && { holdsStock: false }) }
    },
  },
  own: { deliveries: deliveryOptions, quote, place: placeOrder },
}
