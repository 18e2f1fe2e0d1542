import type { Demo } from '#server/features/demo/demo'
import { merged } from '../wire/pieces.wire'
import type { shipments } from '../shipments.resource'
import { oldOrder } from './old-order'

const count = 160
const carriers = ['dhl', 'dhl', 'ups', 'dpd', 'gls'] as const

/** The shipments of the newest orders among those inserted as delivered; newer orders create their own. */
export const shipmentsDemo: Demo<typeof shipments> = {
  count,
  record: ({ index, records, random }) => {
    const { id, buyer, lines, tracking, deliveredAt, shippedAt, createdAt } = oldOrder(
      records('orders'),
      'delivered',
      index - count,
    )
    return {
      at: Date.parse(shippedAt ?? createdAt),
      moves: [],
      values: { carrier: random.pick(carriers), tracking },
      set: {
        order: id,
        buyer,
        lines: merged(lines),
        ...(deliveredAt !== null && { status: 'delivered', deliveredAt }),
      },
    }
  },
}
