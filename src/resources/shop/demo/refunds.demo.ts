import type { Demo } from '#server/features/demo/demo'
import { merged } from '../wire/pieces.wire'
import type { refunds } from '../refunds.resource'
import { oldOrder } from './old-order'

const count = 18

/** The refunds of the orders inserted as refunded; newer orders create their own. */
export const refundsDemo: Demo<typeof refunds> = {
  count,
  record: ({ index, records }) => {
    const { id, buyer, lines, refunded, currency, paymentMethod, closedBecause, createdAt } = oldOrder(
      records('orders'),
      'refunded',
      index - count,
    )
    return {
      at: Date.parse(createdAt) + 4 * 86_400_000,
      values: {},
      set: {
        order: id,
        buyer,
        lines: merged(lines),
        isRestocked: false,
        amount: refunded,
        currency,
        method: paymentMethod,
        reason: closedBecause ?? 'Returned unopened.',
      },
    }
  },
}
