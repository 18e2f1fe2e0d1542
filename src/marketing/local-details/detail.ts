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

/** One of the details by which an account is found, as its country writes it. */
export interface Detail {
  readonly name: DetailName
  /** How many signs it has, without spaces and hyphens. */
  readonly signs: readonly [from: number, to: number]
  readonly form: RegExp
  /** A number that is written rightly and belongs to nobody. */
  readonly sample: string
  /** The letters that it begins with: those of its country. */
  readonly country?: string
  /** Whether what is of the right form can be right. */
  readonly fits?: (plain: string) => boolean
}

/** Why a detail cannot be right. */
export interface DetailFault {
  readonly kind: 'empty' | 'country' | 'signs' | 'form' | 'check'
  /** How many signs there are. */
  readonly given: number
}

/** What was typed, without what people put between groups. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\-–]/g, '')
    .toUpperCase()

/** What is wrong with a detail as it was typed; undefined where nothing is. */
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

/** A detail of digits alone, of which the sample is one that is as short as it may be. */
export function digits(
  name: DetailName,
  sample: string,
  longest?: number,
  fits?: (plain: string) => boolean,
): Detail {
  const shortest = plainOf(sample).length
  return { name, sample, signs: [shortest, longest ?? shortest], form: /^\d+$/, ...(fits && { fits }) }
}

/** The signs of each letter in the register of IBANs: digits, letters, and either. */
const signsOf: Readonly<Record<string, readonly [signs: string, sample: string]>> = {
  n: ['\\d', '0'],
  a: ['[A-Z]', 'X'],
  c: ['[A-Z\\d]', '0'],
}

/**
 * The IBAN of a country.
 * @param own how the country writes what follows the check digits, as the register has it: '4a10n'
 */
export function iban(country: string, own: string): Detail {
  const parts = [...own.matchAll(/(\d+)([nac])/g)].map(([, count, kind = 'n']) => ({
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

/** In fours, as it is printed. */
const inGroups = (plain: string): string => plain.match(/.{1,4}/g)?.join(' ') ?? ''
