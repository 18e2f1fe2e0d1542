import { majorText, minorDigits } from '#server/base/labels/money'

/** The most decimals of an amount (EN 16931, BR-DEC). */
const maxDecimals = 2

/** Whether an amount has no more decimals than the standard allows: 1.234 dinars has. */
export function fitsAmount(minor: number, currency: string): boolean {
  const more = minorDigits(currency) - maxDecimals
  return more <= 0 || minor % 10 ** more === 0
}

/** An amount in major units. Where the currency has more decimals, those that the standard does not allow are zero. */
export function amountText(minor: number, currency: string): string {
  const more = minorDigits(currency) - maxDecimals
  const text = majorText(minor, currency)
  return more > 0 ? text.slice(0, -more) : text
}

/** A quantity or a percentage without superfluous zeros. */
export const decimalText = (value: number, decimals: number): string =>
  String(Number(value.toFixed(decimals)))
