import { randomInt } from 'node:crypto'
import { checkDigit } from '#money/check-digit'
import type { PaymentCard } from '../payment-cards.resource'

/** The first digits of a brand's numbers, in a range that no bank issues, and their length. */
const forms: Readonly<Record<PaymentCard['brand'], readonly [start: string, length: number]>> = {
  visa: ['400000', 16],
  mastercard: ['222300', 16],
  amex: ['370000', 15],
}

/** Generates a sample number of a brand. */
export function newNumber(brand: PaymentCard['brand']): string {
  const [start, length] = forms[brand]
  let digits = start
  while (digits.length < length - 1) digits += randomInt(10)
  return digits + checkDigit(digits)
}
