import { isDeepStrictEqual } from 'node:util'
import { isProgram } from '#server/base/caller'
import { invalid, invalidField } from '#server/base/errors/problem'
import type { ActionContext, SaveContext, ResourceHooks } from '#server/write/services/resource-hooks'
import { nextInSeries } from '#server/write/values/series'
import { placeOrder } from './place-order.server'
import { quote } from './quote.server'
import { orders, type Order } from '../orders.resource'
import { difference, holdWares, piecesOf, takePieces, type Line, type Ware } from './stock.server'

type Orders = typeof orders

/** Fills in missing values of lines from the products. */
function filled(lines: readonly Line[], wares: ReadonlyMap<string, Ware>): Line[] {
  return lines.map((line) => {
    const ware = wares.get(line.product)
    return { ...line, name: line.name ?? ware?.name ?? null, price: line.price ?? ware?.price ?? 0 }
  })
}

/** Amounts of several currencies are never added. */
function currencyOf(lines: readonly Line[], wares: ReadonlyMap<string, Ware>): string | undefined {
  const currencies = lines.map(({ product }) => wares.get(product)?.currency)
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
  const ids = [...lines, ...(previous?.lines ?? [])].map(({ product }) => product)
  const wares = await holdWares(context, ids)
  const settled = filled(lines, wares)
  const currency = currencyOf(settled, wares)
  requireFairDiscount(values, settled)
  // Past orders inserted by the system have left the warehouse long ago.
  const holdsStock = previous ? previous.holdsStock : !isProgram(caller)
  const pieces = difference(piecesOf(settled), piecesOf(previous?.lines ?? []))
  if (previous || holdsStock) await takePieces(context, wares, pieces, { lines: settled, stock: holdsStock })
  const number = previous?.number ?? (await nextInSeries(context, orders)).number
  return { lines: settled, holdsStock, number, ...(currency && { currency }) }
}

/** Pieces that an order no longer needs do not count as sold, and return to stock if they are still there. */
async function giveBack(context: ActionContext<Orders>, stock: boolean): Promise<void> {
  const { lines } = context.record
  const pieces = difference(new Map(), piecesOf(lines))
  const wares = await holdWares(context, [...pieces.keys()])
  await takePieces(context, wares, pieces, { lines, stock: stock && context.record.holdsStock })
}

export const ordersHooks: ResourceHooks<Orders> = {
  beforeSave: async (context) => {
    const { values, previous } = context
    if (!previous || !isDeepStrictEqual(values.lines, previous.lines)) return settle(context)
    if (values.discount !== previous.discount) requireFairDiscount(values, values.lines ?? [])
    return undefined
  },
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
  own: { quote, place: placeOrder },
}
