import { accountNumber, isAccountNumber } from '#money/account-number'

export type DetailName =
  | 'iban'
  | 'sortCode'
  | 'routingNumber'
  | 'bsb'
  | 'ifsc'
  | 'clearingCode'
  | 'bankCode'
  | 'branchCode'
  | 'accountNumber'

/** One of the details that identify an account, in the format of its country. */
export interface Detail {
  readonly name: DetailName
  /** The number of characters, without spaces and hyphens. */
  readonly signs: readonly [from: number, to: number]
  readonly form: RegExp
  /** A valid number that belongs to no account. */
  readonly sample: string
  /** The country code at the beginning. */
  readonly country?: string
  /** An additional check for values in the right format. */
  readonly fits?: (plain: string) => boolean
}

/** Why a detail is invalid. */
export interface DetailFault {
  readonly kind: 'empty' | 'country' | 'signs' | 'form' | 'check'
  /** The number of characters typed. */
  readonly given: number
}

/** The typed text without separators. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\-–]/g, '')
    .toUpperCase()

/** The fault of a typed detail; undefined if there is none. */
export function detailFault(detail: Detail, text: string): DetailFault | undefined {
  const plain = plainOf(text)
  const kind = kindOf(detail, plain)
  return kind && { kind, given: plain.length }
}

function kindOf(
  { signs: [from, to], form, country, fits }: Detail,
  plain: string,
): DetailFault['kind'] | undefined {
  if (plain === '') return 'empty'
  if (country && /^[A-Z]{2}/.test(plain) && !plain.startsWith(country)) return 'country'
  if (plain.length < from || plain.length > to) return 'signs'
  if (!form.test(plain)) return 'form'
  return fits && !fits(plain) ? 'check' : undefined
}

/** A detail of digits only; its sample has the minimum length. */
export function digits(
  name: DetailName,
  sample: string,
  longest?: number,
  fits?: (plain: string) => boolean,
): Detail {
  const shortest = plainOf(sample).length
  return { name, sample, signs: [shortest, longest ?? shortest], form: /^\d+$/, ...(fits && { fits }) }
}

/** The character classes of the IBAN registry: digits, letters, and both. */
const signsOf: Readonly<Record<string, readonly [signs: string, sample: string]>> = {
  n: ['\\d', '0'],
  a: ['[A-Z]', 'X'],
  c: ['[A-Z\\d]', '0'],
}

/**
 * The IBAN of a country.
 * @param own the format after the check digits, as in the registry: '4a10n'
 */
export function iban(country: string, own: string): Detail {
  const parts = [...own.matchAll(/(\d{1,2})([nac])/g)].map(([, count, kind = 'n']) => ({
    count: Number(count),
    kind: signsOf[kind] ?? ['', ''],
  }))
  const length = parts.reduce((sum, { count }) => sum + count, 4)
  const form = parts.map(({ count, kind: [signs] }) => `${signs}{${count}}`).join('')
  const account = parts.map(({ count, kind: [, sample] }) => sample.repeat(count)).join('')
  return {
    name: 'iban',
    country,
    signs: [length, length],
    form: new RegExp(`^${country}\\d\\d${form}$`),
    sample: inGroups(accountNumber(country, account)),
    fits: isAccountNumber,
  }
}

/** In groups of four, as printed. */
const inGroups = (plain: string): string => plain.match(/.{1,4}/g)?.join(' ') ?? ''
