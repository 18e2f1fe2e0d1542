import type { Making } from '#server/features/demo/demo-value'
import { phoneIn } from '#server/features/demo/phone'
import type { Random } from '#server/features/demo/random'
import type { Stored } from '#server/write/context'

/** Some products sell far better than others. */
export const liked = (random: Random, wares: readonly Stored[]): Stored =>
  wares[Math.floor(random.next() ** 1.8 * wares.length)] as Stored

/** The buyer: mostly the same users; the demo user from time to time. */
export function buyerOf({ index, random, records }: Making): Stored | undefined {
  const people = records('users')
  const active = people.filter(({ status }) => status === 'active')
  return index % 40 === 7 ? (people[2] ?? people[0]) : liked(random, active.length > 0 ? active : people)
}

/** How an order is paid, with the card if it is by card. */
export const paidBy = (random: Random) => {
  const paymentMethod = random.pick(['card', 'card', 'card', 'bankTransfer', 'cashOnDelivery'] as const)
  const cardBrand = random.pick(['visa', 'visa', 'mastercard', 'amex'] as const)
  const cardLast4 = { visa: '4242', mastercard: '4444', amex: '0005' }[cardBrand]
  return { paymentMethod, card: paymentMethod === 'card' ? { cardBrand, cardLast4 } : {} }
}

/** The country of a buyer. */
export const countryOf = (buyer: ReturnType<typeof buyerOf>) => String(buyer?.country ?? 'DE')

/** The name and the address of a buyer. */
export const billingOf = (buyer: ReturnType<typeof buyerOf>, random: Random) => ({
  personName: String(buyer?.displayName),
  phoneNumber: phoneIn(countryOf(buyer), random),
  email: String(buyer?.email),
  address:
    buyer?.locale === 'cn' ? `解放路${random.whole(1, 500)}号` : `${random.whole(1, 190)} Market Street`,
  zipCode: String(random.whole(10_000, 99_999)),
  city: String(buyer?.city ?? 'Berlin'),
  state: null,
  country: countryOf(buyer),
})
