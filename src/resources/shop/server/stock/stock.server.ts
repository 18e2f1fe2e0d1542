import { invalid } from '#server/base/errors/problem'
import type { Fault } from '#define/parsing/parse'
import { updateRelated, lockRecords, type TransactionContext } from '#server/write/related'
import type { Stored } from '#server/write/context'
import type { Order } from '../../orders.resource'
import { tooFew } from './too-few.server'

export type Line = Order['lines'][number]

/** A product as an order needs it. */
export type Ware = Stored & {
  readonly name: string
  readonly price: number
  readonly currency: string
  /** Null if stock is not counted; of a product with variants the sum of theirs. */
  readonly stock: number | null
  readonly sold: number
  readonly status: string
  readonly variantCount: number
}

/** A variant as an order needs it. */
export type VariantWare = Stored & {
  readonly product: string
  readonly code: string
  readonly color: string | null
  readonly size: string | null
  readonly price: number | null
  readonly stock: number
}

/** The locked products and variants of an order, by id. */
export interface Wares {
  readonly products: ReadonlyMap<string, Ware>
  readonly variants: ReadonlyMap<string, VariantWare>
}

/** Locks the variants and products of an order's lines: variants first, as every change of a stock does. */
export async function holdWares(context: TransactionContext, lines: readonly Line[]): Promise<Wares> {
  const chosen = lines.flatMap(({ variant }) => variant ?? [])
  const variants = chosen.length > 0 ? await lockRecords(context, 'variants', chosen) : new Map()
  const ids = lines.map(({ product }) => product)
  const products = await lockRecords(context, 'products', ids)
  return { products: products as Map<string, Ware>, variants: variants as Map<string, VariantWare> }
}

/** The pieces of each product, or of each variant where there is one, in some lines. */
export const piecesOf = (lines: readonly Line[]): Map<string, number> =>
  sumBy(lines, ({ variant, product }) => variant ?? product)

const sumBy = (lines: readonly Line[], idOf: (line: Line) => string): Map<string, number> => {
  const pieces = new Map<string, number>()
  for (const line of lines) pieces.set(idOf(line), (pieces.get(idOf(line)) ?? 0) + line.quantity)
  return pieces
}

/** The change in pieces by id. */
export function difference(
  now: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
): Map<string, number> {
  const all = new Set([...now.keys(), ...before.keys()])
  const changed = [...all].map((id) => [id, (now.get(id) ?? 0) - (before.get(id) ?? 0)] as const)
  return new Map(changed.filter(([, pieces]) => pieces !== 0))
}

/** A change of the lines of an order; `stock` says whether it also changes the stock. */
export interface LineChange {
  readonly now: readonly Line[]
  readonly before: readonly Line[]
  readonly stock: boolean
}

/**
 * Takes the pieces of new lines out of stock, returns those of former lines, and counts them as sold.
 * @throws Problem invalid for each line with too little stock.
 */
export async function takePieces(
  context: TransactionContext,
  wares: Wares,
  change: LineChange,
): Promise<void> {
  const { now, before, stock: countsStock } = change
  const taken = difference(piecesOf(now), piecesOf(before))
  if (countsStock) {
    requireEnough(wares, taken, now)
    for (const [id, pieces] of inOrder(taken)) {
      const variant = wares.variants.get(id)
      if (variant) await updateRelated(context, 'variants', variant, { stock: variant.stock - pieces })
    }
  }
  const product = ({ product }: Line) => product
  const sold = difference(sumBy(now, product), sumBy(before, product))
  // Their variants have changed the stock of some products.
  const { products } = await holdWares(context, [...now, ...before])
  for (const [id, record] of inOrder(products)) {
    const own = taken.get(id) ?? 0
    const pieces = sold.get(id) ?? 0
    if (own === 0 && pieces === 0) continue
    const stock = countsStock && record.stock !== null ? record.stock - own : record.stock
    await updateRelated(context, 'products', record, { stock, sold: Math.max(0, record.sold + pieces) })
  }
}

const inOrder = <Value>(map: ReadonlyMap<string, Value>): [string, Value][] =>
  [...map].toSorted(([id], [other]) => (id < other ? -1 : 1))

function requireEnough(wares: Wares, taken: ReadonlyMap<string, number>, lines: readonly Line[]): void {
  const faults: Record<string, Fault[]> = {}
  for (const [index, { product, variant }] of lines.entries()) {
    const stock = (variant ? wares.variants.get(variant) : wares.products.get(product))?.stock ?? null
    if (stock !== null && (taken.get(variant ?? product) ?? 0) > stock)
      faults[`lines.${index}.quantity`] = [tooFew(stock)]
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}
