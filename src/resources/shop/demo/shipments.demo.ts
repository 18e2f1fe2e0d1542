import type { Demo } from '#server/features/demo/demo'
import type { Order } from '../orders.resource'
import { merged } from '../pieces.wire'
import type { shipments } from '../shipments.resource'
import { moving } from './orders.demo'

const count = 160
const carriers = ['dhl', 'dhl', 'ups', 'dpd', 'gls'] as const

/** The shipments of the newest orders among those inserted as delivered; newer orders create their own. */
export const shipmentsDemo: Demo<typeof shipments> = {
  count,
  record: ({ index, records, random }) => {
    const orders = records('orders') as unknown as Order[]
    const old = orders.slice(0, -moving).filter(({ status }) => status === 'delivered')
    const order = old.at(index - count) ?? orders[0]
    const deliveredAt = order?.deliveredAt ?? null
    return {
      at: Date.parse(order?.shippedAt ?? order?.createdAt ?? '2026-01-05T09:00:00Z'),
      moves: [],
      values: { carrier: random.pick(carriers), tracking: order?.tracking ?? null },
      set: {
        order: order?.id ?? '',
        customer: order?.customer ?? '',
        lines: merged(order?.lines ?? []),
        ...(deliveredAt !== null && { status: 'delivered', deliveredAt }),
      },
    }
  },
}
