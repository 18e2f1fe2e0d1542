/** Localized numbers, parsed without floating point: `1,234.50` in a currency with 2 digits is 123450. */

interface Separators {
  readonly group: string
  readonly point: string
}

const known = new Map<string, Separators>()

function separatorsOf(locale: string): Separators {
  const found = known.get(locale)
  if (found) return found
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1234567.8)
  const part = (type: string, otherwise: string) =>
    parts.find((each) => each.type === type)?.value ?? otherwise
  const separators = { group: part('group', ','), point: part('decimal', '.') }
  known.set(locale, separators)
  return separators
}

/** The parts of a typed number: its sign, and the digits before and after the decimal point. */
interface Digits {
  readonly sign: '' | '-'
  readonly whole: string
  readonly rest: string
}

function digitsOf(text: string, locale: string): Digits | undefined {
  const { group, point } = separatorsOf(locale)
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^[−–]/, '-')
    .replaceAll(/[\s\u00a0\u202f]/g, '')
  const [whole = '', rest = '', ...more] = plain.replace(/^[-+]/, '').split(point)
  const groups = whole.split(group)
  const grouped =
    groups.length === 1 ||
    (/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((each) => /^\d{3}$/.test(each)))
  const digits = groups.join('')
  if (more.length > 0 || !grouped || !/^\d*$/.test(digits + rest) || digits + rest === '') return undefined
  return { sign: plain.startsWith('-') ? '-' : '', whole: digits || '0', rest: withoutEndingZeros(rest) }
}

/** Digits after a decimal point without trailing zeros. */
export function withoutEndingZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}

/** Why a text is invalid: not a number, too many digits after the decimal point, or beyond ±2^53. */
export type NumberFault = 'type.number' | 'type.int' | 'scale' | 'max.int'
export type ReadNumber = { readonly value: number } | { readonly fault: NumberFault }

/**
 * Parses a number into its minor unit.
 * @param digits digits after the decimal point: 2 for euros, 0 for yen and for integers
 */
export function readMinor(text: string, digits: number, locale: string): ReadNumber {
  const read = digitsOf(text, locale)
  if (!read) return { fault: 'type.number' }
  if (read.rest.length > digits) return { fault: digits === 0 ? 'type.int' : 'scale' }
  const value = Number(read.sign + read.whole + read.rest.padEnd(digits, '0')) + 0
  return Number.isSafeInteger(value) ? { value } : { fault: 'max.int' }
}

/** Parses a number with at most `scale` digits after the decimal point. */
export function readDecimal(text: string, scale: number, locale: string): ReadNumber {
  const read = digitsOf(text, locale)
  if (!read) return { fault: 'type.number' }
  if (read.rest.length > scale || read.whole.length + read.rest.length > 15) return { fault: 'scale' }
  return { value: Number(`${read.sign}${read.whole}.${read.rest || '0'}`) + 0 }
}

/** An amount in minor units as decimal digits: -5 with 2 digits is '-0.05'. */
export function decimalFromMinor(minor: number, digits: number): string {
  const all = String(Math.abs(minor)).padStart(digits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? sign + all : `${sign}${all.slice(0, -digits)}.${all.slice(-digits)}`
}

/** Formats an amount in minor units so that it can be parsed again. */
export const writeMinor = (minor: number, digits: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    decimalFromMinor(minor, digits) as Intl.StringNumericLiteral,
  )

/** Formats a number so that it can be parsed again, without trailing zeros. */
export const writeDecimal = (value: number, scale: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: scale }).format(value)
