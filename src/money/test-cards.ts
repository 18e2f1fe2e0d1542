import { checkDigit } from './check-digit'

/** The card brands that are issued and accepted. */
export const cardBrands = ['visa', 'mastercard', 'amex'] as const
export type CardBrand = (typeof cardBrands)[number]

/** The accepted card numbers, which are the test numbers of payment services. */
const numbers: Readonly<Record<string, CardBrand>> = {
  '4242424242424242': 'visa',
  '5555555555554444': 'mastercard',
  '378282246310005': 'amex',
}
/** A test number that is declined. */
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

/** The last four digits of a brand's test card, for users who choose a brand instead of typing a number. */
export const lastDigitsOf = (brand: CardBrand): string =>
  Object.entries(numbers)
    .find(([, other]) => other === brand)?.[0]
    .slice(-4) ?? ''

/** Whether a text contains a whole card number: enough digits in a row with a valid check digit. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(/\d(?:[ -]?\d){12,18}/g) ?? []).some((found) => hasCheckDigit(digitsOf(found)))

/** The stored values of a card: its brand and its last four digits. */
export function storedCard({ cardNumber }: CardGiven): StoredCard {
  const digits = digitsOf(cardNumber)
  return { cardBrand: numbers[digits] ?? null, cardLast4: digits.slice(-4) }
}

/** The faults of a card, by field. */
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

/** Whether the check digit of a number is correct. */
const hasCheckDigit = (digits: string): boolean =>
  /^\d{12,19}$/.test(digits) && digits.endsWith(checkDigit(digits.slice(0, -1)))

/** The fault of a card of which only brand and last four digits are known. */
export function storedCardFault({ cardBrand, cardLast4 }: StoredCard): CardFault | undefined {
  if (declined.endsWith(cardLast4)) return 'cardDeclined'
  const known = Object.entries(numbers).some(
    ([digits, brand]) => brand === cardBrand && digits.endsWith(cardLast4),
  )
  return known && cardLast4.length === 4 ? undefined : 'testCards'
}

/** A card is valid until the end of its month. */
function expiryFault(text: string, now: Date): CardFault | undefined {
  if (text === '') return 'required'
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(text) ?? []
  if (month === '') return 'cardExpiry'
  const end = Date.UTC(2000 + Number(year), Number(month), 1)
  return end <= now.getTime() ? 'cardExpired' : undefined
}
