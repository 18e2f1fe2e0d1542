import { digits, iban, type Detail } from './detail'

/** The speed of a payment scheme by its rules. */
export type Speed = 'atOnce' | 'sameDay' | 'nextDay'

/** How accounts in a country are paid into. */
export interface LocalAccount {
  readonly currency: string
  /** The name of the local payment scheme. */
  readonly rail: string
  readonly speed: Speed
  readonly details: readonly Detail[]
}

/** Whether the check digit of a routing number is correct. */
function isRoutingNumber(plain: string): boolean {
  const weights = [3, 7, 1]
  const sum = [...plain].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0)
  return sum % 10 === 0
}

const euros = (country: string, own: string): LocalAccount => ({
  currency: 'EUR',
  rail: 'SEPA Instant',
  speed: 'atOnce',
  details: [iban(country, own)],
})

/** Countries whose account details are checked on the site, as examples. */
export const localAccounts = {
  AT: euros('AT', '16n'),
  BE: euros('BE', '12n'),
  DE: euros('DE', '18n'),
  ES: euros('ES', '20n'),
  FI: euros('FI', '14n'),
  FR: euros('FR', '10n11c2n'),
  GR: euros('GR', '7n16c'),
  IE: euros('IE', '4a14n'),
  IT: euros('IT', '1a10n12c'),
  NL: euros('NL', '4a10n'),
  PT: euros('PT', '21n'),
  CZ: { currency: 'CZK', rail: 'CERTIS', speed: 'sameDay', details: [iban('CZ', '20n')] },
  PL: { currency: 'PLN', rail: 'Elixir', speed: 'sameDay', details: [iban('PL', '24n')] },
  GB: {
    currency: 'GBP',
    rail: 'Faster Payments',
    speed: 'atOnce',
    details: [digits('sortCode', '00-00-00'), digits('accountNumber', '00000000')],
  },
  US: {
    currency: 'USD',
    rail: 'ACH',
    speed: 'nextDay',
    details: [
      digits('routingNumber', '000000000', 9, isRoutingNumber),
      digits('accountNumber', '00000000', 17),
    ],
  },
  AU: {
    currency: 'AUD',
    rail: 'NPP',
    speed: 'atOnce',
    details: [digits('bsb', '000-000'), digits('accountNumber', '000000', 9)],
  },
  CN: {
    currency: 'CNY',
    rail: 'CNAPS',
    speed: 'sameDay',
    details: [digits('clearingCode', '000000000000'), digits('accountNumber', '000000000000', 30)],
  },
  HK: {
    currency: 'HKD',
    rail: 'FPS',
    speed: 'atOnce',
    details: [digits('bankCode', '000'), digits('accountNumber', '000000000', 12)],
  },
  IN: {
    currency: 'INR',
    rail: 'IMPS',
    speed: 'atOnce',
    details: [
      { name: 'ifsc', signs: [11, 11], form: /^[A-Z]{4}0[A-Z\d]{6}$/, sample: 'XXXX0000000' },
      digits('accountNumber', '000000000', 18),
    ],
  },
  JP: {
    currency: 'JPY',
    rail: 'Zengin',
    speed: 'sameDay',
    details: [digits('bankCode', '0000'), digits('branchCode', '000'), digits('accountNumber', '0000000')],
  },
} as const satisfies Readonly<Record<string, LocalAccount>>

export type LocalCountry = keyof typeof localAccounts

/** The codes of these countries. */
export const localCountries = Object.keys(localAccounts) as readonly LocalCountry[]
