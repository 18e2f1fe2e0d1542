import type { ResourceHooks } from '#server/write/services/resource-hooks'
import { newNumber } from './card-number.server'
import type { PaymentCard, paymentCards } from '../payment-cards.resource'

/** Whether the card gets a new number: a new holder must not have the number of the previous one. */
const isAnother = (previous: PaymentCard | undefined, values: Partial<PaymentCard>): boolean =>
  !previous ||
  previous.holder !== values.holder ||
  previous.kind !== values.kind ||
  previous.form !== values.form ||
  previous.brand !== values.brand

/** A card is valid for three years, until the end of the month in which it was issued. */
function expiryFrom(now: string): string {
  const issued = new Date(now)
  return new Date(Date.UTC(issued.getUTCFullYear() + 3, issued.getUTCMonth() + 1, 0))
    .toISOString()
    .slice(0, 10)
}

export const paymentCardsHooks: ResourceHooks<typeof paymentCards> = {
  beforeSave: ({ values, previous, now }) => {
    if (!values.brand || !isAnother(previous, values)) return
    const number = newNumber(values.brand)
    return { number, last4: number.slice(-4), expiresOn: expiryFrom(now()) }
  },
  moves: {
    close: ({ input }) => ({ closedBecause: input.reason }),
  },
}
