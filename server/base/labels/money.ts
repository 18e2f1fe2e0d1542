const digits = new Map<string, number>()

/** Digits after the decimal point of a currency: 2 for EUR, 0 for JPY; 2 where the code is unknown. */
export function minorDigits(currency: string | null | undefined): number {
  if (!currency) return 2
  const known = digits.get(currency)
  if (known !== undefined) return known
  const found = digitsOf(currency)
  digits.set(currency, found)
  return found
}

function digitsOf(currency: string): number {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2
    )
  } catch {
    return 2
  }
}

/** Converts an amount from minor units to an exact text in major units: 1999 with EUR is '19.99'. */
export function majorText(minor: number, currency: string | null | undefined): string {
  const digits = minorDigits(currency)
  const whole = String(Math.abs(minor)).padStart(digits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole.slice(0, -digits)}.${whole.slice(-digits)}`
}
