import { checkDigit } from './check-digit'

/** The brands of cards that are issued and taken. */
export const cardBrands = ['visa', 'mastercard', 'amex'] as const
export type CardBrand = (typeof cardBrands)[number]

/** The card numbers that are taken: the ones that payment services give out for trying. */
const numbers: Readonly<Record<string, CardBrand>> = {
  '4242424242424242': 'visa',
  '5555555555554444': 'mastercard',
  '378282246310005': 'amex',
}
/** A number for trying that is refused, as cards sometimes are. */
const declined = '4000000000000002'

export type CardFault =
  'cardDigits' | 'testCards' | 'cardDeclined' | 'cardExpired' | 'cardExpiry' | 'cardCode' | 'required'
export interface CardGiven {
  readonly cardNumber?: string | null
  /** 'MM/YY' */
  readonly cardExpiry?: string | null
  readonly cardCode?: string | null
}

const digitsOf = (text: string | null | undefined) => (text ?? '').replaceAll(/[\s-]/g, '')

export interface StoredCard {
  readonly cardBrand: CardBrand | null
  readonly cardLast4: string
}

/** The last four digits of the test card of a brand: what is kept where somebody chooses a brand and types no number. */
export const lastDigitsOf = (brand: CardBrand): string =>
  Object.entries(numbers)
    .find(([, other]) => other === brand)?.[0]
    .slice(-4) ?? ''

/** Whether a text holds the whole number of a card: so many digits in a row, the last of which follows from the others. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(/\d(?:[ -]?\d){12,18}/g) ?? []).some((found) => hasCheckDigit(digitsOf(found)))

/** What is kept of a card: its brand and its last four digits. */
export function storedCard({ cardNumber }: CardGiven): StoredCard {
  const digits = digitsOf(cardNumber)
  return { cardBrand: numbers[digits] ?? null, cardLast4: digits.slice(-4) }
}

/** What is wrong with a card, by its fields. */
export function cardFaults(card: CardGiven, now: Date): Partial<Record<keyof CardGiven, CardFault>> {
  const number = numberFault(digitsOf(card.cardNumber))
  const expiry = expiryFault((card.cardExpiry ?? '').trim(), now)
  const code = digitsOf(card.cardCode)
  const codeFault: CardFault | undefined =
    code === '' ? 'required' : /^\d{3,4}$/.test(code) ? undefined : 'cardCode'
  return {
    ...(number && { cardNumber: number }),
    ...(expiry && { cardExpiry: expiry }),
    ...(codeFault && { cardCode: codeFault }),
  }
}

function numberFault(digits: string): CardFault | undefined {
  if (digits === '') return 'required'
  if (!hasCheckDigit(digits)) return 'cardDigits'
  if (digits === declined) return 'cardDeclined'
  return numbers[digits] ? undefined : 'testCards'
}

/** Whether the last digit of a number is the one that follows from the others. */
const hasCheckDigit = (digits: string): boolean =>
  /^\d{12,19}$/.test(digits) && digits.endsWith(checkDigit(digits.slice(0, -1)))

/** What is wrong with a card of which only its brand and its last four digits are told. */
export function storedCardFault({ cardBrand, cardLast4 }: StoredCard): CardFault | undefined {
  if (declined.endsWith(cardLast4)) return 'cardDeclined'
  const known = Object.entries(numbers).some(
    ([digits, brand]) => brand === cardBrand && digits.endsWith(cardLast4),
  )
  return known && cardLast4.length === 4 ? undefined : 'testCards'
}

/** A card is good until the end of its month. */
function expiryFault(text: string, now: Date): CardFault | undefined {
  if (text === '') return 'required'
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(text) ?? []
  if (month === '') return 'cardExpiry'
  const end = Date.UTC(2000 + Number(year), Number(month), 1)
  return end <= now.getTime() ? 'cardExpired' : undefined
}
