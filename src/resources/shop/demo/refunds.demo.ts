import type { Demo } from '#server/features/demo/demo'
import type { Order } from '../orders.resource'
import { merged } from '../pieces.wire'
import type { refunds } from '../refunds.resource'
import { moving } from './orders.demo'

const count = 18

/** The refunds of the orders inserted as refunded; newer orders create their own. */
export const refundsDemo: Demo<typeof refunds> = {
  count,
  record: ({ index, records }) => {
    const orders = records('orders') as unknown as Order[]
    const old = orders.slice(0, -moving).filter(({ status }) => status === 'refunded')
    const order = old.at(index - count) ?? orders[0]
    return {
      at: Date.parse(order?.createdAt ?? '2026-01-05T09:00:00Z') + 4 * 86_400_000,
      values: {},
      set: {
        order: order?.id ?? '',
        customer: order?.customer ?? '',
        lines: merged(order?.lines ?? []),
        isRestocked: false,
        amount: order?.refunded ?? 0,
        currency: order?.currency ?? 'EUR',
        method: order?.paymentMethod ?? 'bankTransfer',
        reason: order?.closedBecause ?? 'Returned unopened.',
      },
    }
  },
}
