import { withoutEndingZeros } from '#money/number-text'

/**
 * A number as users write it, with a decimal point: `1,234.5`, `1.234,50` and `1 234,5` become `1234.5`. A single
 * comma before exactly three digits separates thousands, as in English and Chinese. Undefined if it is not a number.
 */
export function writtenNumber(given: string): string | undefined {
  const text = given
    .normalize('NFKC')
    .replaceAll(/[\s'’\u00a0\u202f]/g, '')
    .replace(/^[−–]/, '-')
    .replaceAll(/\p{Sc}|^[A-Z]{3}(?=[-\d])|(?<=\d)[A-Z]{3}$/gu, '')
  const comma = text.lastIndexOf(',')
  const point = text.lastIndexOf('.')
  const isDecimalComma = comma > point && (point !== -1 || !/,\d{3}$/.test(text) || /^-?0?,/.test(text))
  const plain = isDecimalComma
    ? text.replaceAll('.', '').replace(',', '.')
    : text.replaceAll(/,(?=\d{3})/g, '')
  return /^[-+]?\d{1,18}(\.\d{1,18})?$/.test(plain) ? plain.replace(/^\+/, '') : undefined
}

/**
 * Converts an amount in major units to minor units, using its digits to avoid rounding errors; undefined if it has
 * too many decimal places.
 */
export function minorUnits(written: string, scale: number): number | undefined {
  const [whole = '', rest = ''] = written.replace(/^-/, '').split('.')
  const digits = withoutEndingZeros(rest)
  if (digits.length > scale) return undefined
  const minor = Number(`${whole}${digits.padEnd(scale, '0')}`)
  return written.startsWith('-') && minor !== 0 ? -minor : minor
}
