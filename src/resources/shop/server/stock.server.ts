import { invalid } from '#server/base/errors/problem'
import type { Fault } from '#define/parsing/parse'
import { updateRelated, lockRecords, type TransactionContext } from '#server/write/related'
import type { Stored } from '#server/write/context'
import type { Order } from '../orders.resource'
import { tooFew } from './too-few.server'

export type Line = Order['lines'][number]

/** A product as an order needs it. */
export type Ware = Stored & {
  readonly name: string
  readonly price: number
  readonly currency: string
  /** Null if stock is not counted. */
  readonly stock: number | null
  readonly sold: number
  readonly status: string
}

/** Locks the products of an order's lines, by id. */
export const holdWares = async (
  context: TransactionContext,
  ids: readonly string[],
): Promise<Map<string, Ware>> => (await lockRecords(context, 'products', ids)) as Map<string, Ware>

/** The pieces of each product in some lines. */
export function piecesOf(lines: readonly Line[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { product, quantity } of lines) pieces.set(product, (pieces.get(product) ?? 0) + quantity)
  return pieces
}

/** The change in pieces of each product. */
export function difference(
  now: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
): Map<string, number> {
  const all = new Set([...now.keys(), ...before.keys()])
  const changed = [...all].map((id) => [id, (now.get(id) ?? 0) - (before.get(id) ?? 0)] as const)
  return new Map(changed.filter(([, pieces]) => pieces !== 0))
}

/**
 * Takes pieces out of stock, or returns them if negative, and counts them as sold.
 * @throws Problem invalid for each line with too little stock.
 */
export async function takePieces(
  context: TransactionContext,
  wares: ReadonlyMap<string, Ware>,
  pieces: ReadonlyMap<string, number>,
  { lines, stock: countsStock }: { lines: readonly Line[]; stock: boolean },
): Promise<void> {
  if (countsStock) requireEnough(wares, pieces, lines)
  for (const [id, taken] of [...pieces].toSorted(([value], [other]) => (value < other ? -1 : 1))) {
    const ware = wares.get(id)
    if (!ware) continue
    const stock = countsStock && ware.stock !== null ? ware.stock - taken : ware.stock
    await updateRelated(context, 'products', ware, { stock, sold: Math.max(0, ware.sold + taken) })
  }
}

function requireEnough(
  wares: ReadonlyMap<string, Ware>,
  pieces: ReadonlyMap<string, number>,
  lines: readonly Line[],
): void {
  const faults: Record<string, Fault[]> = {}
  for (const [index, { product }] of lines.entries()) {
    const stock = wares.get(product)?.stock ?? null
    if (stock !== null && (pieces.get(product) ?? 0) > stock)
      faults[`lines.${index}.quantity`] = [tooFew(stock)]
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}
