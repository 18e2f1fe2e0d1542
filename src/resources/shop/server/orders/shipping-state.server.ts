import type { Order } from '../../orders.resource'
import { countPieces, toShip } from '../../wire/pieces.wire'

type Shipped = Pick<Order, 'lines' | 'shippedLines' | 'returnedLines' | 'status'>

/** The state of an open order that follows from the pieces that were shipped and returned. */
export function leftToShip(order: Shipped): Order['status'] {
  const { status } = order
  const isShipping = status === 'shipped' || status === 'partlyShipped'
  if (countPieces(order.shippedLines) === 0) return isShipping ? 'packed' : status
  if (status === 'delivered') return status
  return countPieces(toShip(order)) === 0 ? 'shipped' : 'partlyShipped'
}
