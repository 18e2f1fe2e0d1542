import type { Demo } from '#server/features/demo/demo'
import type { PaymentCard, paymentCards } from '../payment-cards.resource'

type Card = readonly [
  name: string,
  holder: number | undefined,
  brand: PaymentCard['brand'],
  limit: number,
  moves?: readonly string[],
]

/** Names and limits. A card with a holder (the index of a user) is an employee's. */
const cards: readonly Card[] = [
  ['Card subscriptions', undefined, 'visa', 8_000_00],
  ['Office Berlin', undefined, 'mastercard', 3_000_00],
  ['Cloud services', undefined, 'visa', 25_000_00],
  ['Trade fairs', undefined, 'amex', 12_000_00, ['freeze']],
  ['Card of Amelia Hartmann', 0, 'visa', 5_000_00],
  ['Card of Julien Moreau', 1, 'mastercard', 2_500_00],
  ['Card of Grace Whitfield', 2, 'visa', 1_500_00],
  ['陈思远的商务卡', 3, 'visa', 2_000_00, ['freeze']],
  ['Card of Nikolai Petrov', 4, 'amex', 4_000_00, ['close']],
]

export const paymentCardsDemo: Demo<typeof paymentCards> = {
  count: cards.length,
  record: ({ index, records }) => {
    const [name, holder, brand, limit, moves = []] = cards[index % cards.length] as Card
    return {
      daysAgo: 300 - index * 20,
      moves: moves.map((move) => ({
        name: move,
        days: 90,
        ...(move === 'close' && { input: { reason: 'Lost on the way to Plovdiv.' } }),
      })),
      values: {
        name,
        form: index % 3 === 2 ? 'physical' : 'virtual',
        kind: holder === undefined ? 'company' : 'employee',
        holder:
          holder === undefined ? null : (records('users')[holder]?.id ?? records('users')[0]?.id ?? null),
        brand,
        monthlyLimit: limit,
        currency: 'EUR',
      },
    }
  },
}
