import { integer, ref, sameAs } from '#define'

/** Pieces of a product, or of one of its variants: a row of a shipment or a return. */
export const pieceFields = {
  product: ref('products'),
  variant: ref('variants', { optional: true, where: { product: sameAs('product') } }),
  quantity: integer({ min: 1, max: 1000, default: 1 }),
} as const

export interface Pieces {
  readonly product: string
  readonly variant: string | null
  readonly quantity: number
}

/** What tells the pieces of an order apart. */
export const pieceKey = ({ product, variant }: Omit<Pieces, 'quantity'>): string =>
  `${product} ${variant ?? ''}`

export const countPieces = (rows: readonly { readonly quantity: number }[]): number =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0)

/** The quantities of the same pieces added up. */
export function quantities(rows: readonly Pieces[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(pieceKey(row), (sums.get(pieceKey(row)) ?? 0) + row.quantity)
  return sums
}

/** The rows with some pieces taken away, from the first row that has them; rows without a piece are left out. */
export function less<Row extends Pieces>(rows: readonly Row[], taken: readonly Pieces[]): Row[] {
  const left = quantities(taken)
  return rows.flatMap((row) => {
    const less = Math.min(row.quantity, left.get(pieceKey(row)) ?? 0)
    left.set(pieceKey(row), (left.get(pieceKey(row)) ?? 0) - less)
    return row.quantity > less ? [{ ...row, quantity: row.quantity - less }] : []
  })
}

/** How many of some pieces belong to a row, if the first row with these pieces has the first of them. */
export function sharedWith<Row extends Pieces>(
  row: Row,
  rows: readonly Row[],
  pieces: readonly Pieces[],
): number {
  const at = rows.indexOf(row)
  const left = (end: number) => countPieces(less(rows.slice(0, end), pieces))
  return row.quantity - left(at + 1) + left(at)
}

/** The same pieces in one row each. */
export function merged(rows: readonly Pieces[]): Pieces[] {
  const sums = quantities(rows)
  const firsts = rows.filter(
    (row, index) => rows.findIndex((other) => pieceKey(other) === pieceKey(row)) === index,
  )
  return firsts.map(({ product, variant, ...row }) => ({
    product,
    variant,
    quantity: sums.get(pieceKey({ product, variant })) ?? row.quantity,
  }))
}

export interface Ordered {
  readonly lines: readonly Pieces[]
  readonly shippedLines: readonly Pieces[]
  readonly returnedLines: readonly Pieces[]
}

/** The pieces of an order that have not come back. */
export const returnable = ({ lines, returnedLines }: Omit<Ordered, 'shippedLines'>): Pieces[] =>
  merged(less(lines, returnedLines))

/** The pieces of an order that are still to be shipped. Pieces are returned from those not yet shipped first. */
export const toShip = ({ lines, shippedLines, returnedLines }: Ordered): Pieces[] =>
  merged(less(lines, [...shippedLines, ...returnedLines]))
