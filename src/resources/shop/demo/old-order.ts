import type { Stored } from '#server/write/context'
import type { Order } from '../orders.resource'

/** The newest orders are moved step by step; older ones are inserted with their final status. */
export const moving = 60

/**
 * An older order with a status, counted from the end by a negative index.
 * @throws Error without any order
 */
export function oldOrder(stored: readonly Stored[], status: Order['status'], index: number): Order {
  const orders = stored as readonly Order[]
  const order =
    orders
      .slice(0, -moving)
      .filter((item) => item.status === status)
      .at(index) ?? orders[0]
  if (!order) throw new Error('There is no order')
  return order
}
