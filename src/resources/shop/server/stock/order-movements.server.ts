import type { SavedContext } from '#server/write/services/resource-hooks'
import type { Order, orders } from '../../orders.resource'
import { less, type Pieces } from '../../wire/pieces.wire'
import { itemName, recordMovement } from './movements.server'
import { difference, holdWares, piecesOf, type Wares } from './stock.server'

/** The pieces that an order has taken out of stock and that are not back in it. */
const piecesHeld = (order: Order | undefined): Map<string, number> =>
  order?.holdsStock ? piecesOf(less(order.lines, restockedOf(order))) : new Map()

const restockedOf = ({ returnedLines }: Order): Pieces[] =>
  returnedLines.map(({ product, variant, restocked }) => ({ product, variant, quantity: restocked }))

/** Records the movements of the stock that follow from a change of an order, which has already changed the stock. */
export async function recordOrderMovements(context: SavedContext<typeof orders>): Promise<void> {
  const { record, previous } = context
  const changes = difference(piecesHeld(previous), piecesHeld(record))
  if (changes.size === 0) return
  const wares = await holdWares(context, [...record.lines, ...(previous?.lines ?? [])])
  for (const [id, change] of changes) {
    const counted = countedIn(wares, id)
    const reason = change < 0 ? 'sale' : 'return'
    if (counted) await recordMovement(context, { ...counted, change, reason, order: record.id })
  }
}

/** The product or variant with its stock after the change; undefined where it is not counted. */
function countedIn({ products, variants }: Wares, id: string) {
  const variant = variants.get(id)
  const product = products.get(variant?.product ?? id)
  if (!product) return undefined
  const stockAfter = variant ? variant.stock : product.stock
  const item = itemName(product.name, variant?.code)
  return stockAfter === null
    ? undefined
    : { product: product.id, variant: variant?.id ?? null, item, stockAfter }
}
