import { expect } from 'vitest'
import type { AnyResource } from '#define/resource'
import { storedRows, type Stored, type World } from '../worlds/world'

interface Pieces {
  readonly product: string
  readonly variant: string | null
  readonly quantity: number
  readonly restocked?: number
}

const keyOf = ({ product, variant }: Omit<Pieces, 'quantity'>) => `${product} ${variant ?? ''}`
const piecesOf = (row: Stored, name: string) => row[name] as readonly Pieces[]

/** The pieces of rows added up, without those of which there are none. */
function added(
  rows: readonly Pieces[],
  of = ({ quantity }: Pieces) => quantity,
): Readonly<Record<string, number>> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + of(row))
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0))
}

const sumOf = (rows: readonly Stored[], name: string): number =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0)
const having = (rows: readonly Stored[], name: string, value: unknown) =>
  rows.filter((row) => row[name] === value)

interface OfOrder {
  readonly refunds: readonly Stored[]
  readonly shipments: readonly Stored[]
  readonly movements: readonly Stored[]
}

/** What was paid back, shipped, returned and taken out of stock follows from the refunds, shipments and movements. */
function requireOrder(order: Stored, { refunds, shipments, movements }: OfOrder): void {
  const number = String(order['number'])
  const [paid, refunded] = [Number(order['paid']), Number(order['refunded'])]
  expect(refunded, `refunds of ${number}`).toBe(sumOf(refunds, 'amount'))
  expect(refunded, `refunded of ${number}`).toBeLessThanOrEqual(paid)
  if (['cancelled', 'refunded'].includes(String(order['status']))) expect(refunded, number).toBe(paid)
  const [lines, returned] = [added(piecesOf(order, 'lines')), added(piecesOf(order, 'returnedLines'))]
  const shipped = added(piecesOf(order, 'shippedLines'))
  for (const [name, pieces] of Object.entries({ shipped, returned }))
    for (const [key, count] of Object.entries(pieces))
      expect(count, `${name} pieces of ${number}`).toBeLessThanOrEqual(lines[key] ?? 0)
  const sent = shipments.filter(({ status }) => status !== 'cancelled')
  if (order['status'] !== 'cancelled')
    expect(shipped, `shipments of ${number}`).toEqual(added(sent.flatMap((row) => piecesOf(row, 'lines'))))
  if (paid > 0)
    expect(returned, `returns of ${number}`).toEqual(added(refunds.flatMap((row) => piecesOf(row, 'lines'))))
  requireHeld(order, movements)
}

/** The pieces that an order has and that did not come back into stock were taken out of it. */
function requireHeld(order: Stored, movements: readonly Stored[]): void {
  const restocked = piecesOf(order, 'returnedLines').map((row) => ({
    ...row,
    quantity: -(row.restocked ?? 0),
  }))
  const held = order['holdsStock'] ? added([...piecesOf(order, 'lines'), ...restocked]) : {}
  const moved = movements.map(({ product, variant, change }) => ({
    product: String(product),
    variant: variant as string | null,
    quantity: -Number(change),
  }))
  expect(added(moved), `pieces of ${String(order['number'])}`).toEqual(held)
}

/** The stock of each product and variant is the sum of its movements, and what was sold that of the orders. */
function requireStock(
  products: readonly Stored[],
  variants: readonly Stored[],
  { movements, orders }: { readonly movements: readonly Stored[]; readonly orders: readonly Stored[] },
): void {
  for (const variant of variants)
    expect(variant['stock'], `stock of ${String(variant['code'])}`).toBe(
      sumOf(having(movements, 'variant', variant.id), 'change'),
    )
  for (const product of products) {
    const name = String(product['code'])
    const own = having(having(movements, 'product', product.id), 'variant', null)
    const ofVariants = sumOf(having(variants, 'product', product.id), 'stock')
    expect(product['stock'] ?? 0, `stock of ${name}`).toBe(ofVariants + sumOf(own, 'change'))
    expect(Number(product['stock'] ?? 0), name).toBeGreaterThanOrEqual(0)
    const count = (list: string) =>
      orders.flatMap((order) => piecesOf(order, list)).filter((row) => row.product === product.id)
    const pieces = (rows: readonly Pieces[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0)
    expect(product['sold'], `sold of ${name}`).toBe(pieces(count('lines')) - pieces(count('returnedLines')))
  }
}

/** The sent invoice of an order whose amount has not changed since has what the order was paid and refunded. */
function requireInvoices(invoices: readonly Stored[], orders: readonly Stored[]): void {
  for (const invoice of invoices) {
    const order = orders.find(({ id }) => id === invoice['order'])
    if (!order || ['draft', 'void'].includes(String(invoice['status']))) continue
    if (order['total'] !== invoice['total'] || ![0, order['total']].includes(Number(order['paid']))) continue
    expect(invoice, `invoice of ${String(order['number'])}`).toMatchObject({
      paid: Number(order['paid']) - Number(order['refunded']),
      credited: order['refunded'],
    })
  }
}

/** Orders, refunds, shipments, stock and invoices agree. */
export async function requireOrderBooks(world: World): Promise<void> {
  const rows = (name: string) => storedRows(world, world.app[name] as AnyResource)
  const [orders, refunds, shipments] = [await rows('orders'), await rows('refunds'), await rows('shipments')]
  const movements = await rows('stockMovements')
  for (const order of orders)
    requireOrder(order, {
      refunds: having(refunds, 'order', order.id),
      shipments: having(shipments, 'order', order.id),
      movements: having(movements, 'order', order.id),
    })
  requireStock(await rows('products'), await rows('variants'), { movements, orders })
  requireInvoices(await rows('invoices'), orders)
}
