import type { Demo } from '#server/features/demo/demo'
import type { stockMovements } from '../stock-movements.resource'

const notes = ['Delivery of the week.', 'From the warehouse in Rotterdam.', '仓库补货。', null]

/** Receipts of the last weeks; the movements of sales and of the first stock follow from orders and products. */
export const stockMovementsDemo: Demo<typeof stockMovements> = {
  count: 36,
  record: ({ index, random, records }) => {
    const counted = records('products').filter(({ stock }) => Number(stock) > 0)
    const product = counted[(index * 5) % Math.max(1, counted.length)]
    const own = records('variants').filter(
      (variant) => variant.product === product?.id && variant.status === 'offered',
    )
    return {
      daysAgo: 18 - index / 2,
      values: {
        product: product?.id ?? '',
        variant: own.length > 0 ? random.pick(own).id : null,
        change: random.whole(4, 30),
        reason: 'receipt',
        note: random.pick(notes),
      },
    }
  },
}
