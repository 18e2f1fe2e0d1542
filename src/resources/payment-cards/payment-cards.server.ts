import type { Serving } from '../../../server/serving'
import { newNumber } from './card-number.server'
import type { PaymentCard, paymentCards } from './payment-cards.resource'

/** Whether a card becomes another one: whoever gets it must not know the number that somebody else had. */
const isAnother = (previous: PaymentCard | undefined, values: Partial<PaymentCard>): boolean =>
  !previous ||
  previous.holder !== values.holder ||
  previous.kind !== values.kind ||
  previous.brand !== values.brand

export const paymentCardsServing: Serving<typeof paymentCards> = {
  before: ({ values, previous }) => {
    if (!values.brand || !isAnother(previous, values)) return
    const number = newNumber(values.brand)
    return { number, last4: number.slice(-4) }
  },
  moves: {
    close: ({ asked }) => ({ closedBecause: asked.reason }),
  },
}
