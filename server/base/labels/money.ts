const digits = new Map<string, number>()

/** Digits after the point of a currency: 2 for EUR, 0 for JPY; 2 where the code is unknown. */
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

/** An amount of minor units as a number in major units, written exactly: 1999 with EUR is '19.99'. */
export function majorText(minor: number, currency: string | null | undefined): string {
  const digits = minorDigits(currency)
  const whole = String(Math.abs(minor)).padStart(digits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole.slice(0, -digits)}.${whole.slice(-digits)}`
}
