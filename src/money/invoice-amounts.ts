/** The fields of an invoice line that its amounts follow from. */
interface PricedLine {
  /** With up to three decimals. */
  readonly quantity: number
  /** In minor units. */
  readonly unitPrice: number
  /** In percent, with up to two decimals. */
  readonly discount?: number | null
  /** In minor units, subtracted after the discount in percent. */
  readonly discountAmount?: number | null
}
interface TaxedLine extends PricedLine {
  /** In percent, with up to two decimals. */
  readonly taxRate?: number | null
}

/** The tax of all lines with the same rate. Amounts are in minor units. */
export interface TaxOfRate {
  readonly rate: number
  readonly net: number
  readonly tax: number
}

export interface InvoiceAmounts {
  readonly net: number
  readonly taxes: TaxOfRate[]
  readonly tax: number
  readonly total: number
}

/** Hundredths of a percent in one whole. */
const whole = 10_000n
const quantityScale = 1000

/**
 * Integers, as products of quantities, prices and rates are not exact in floating point. What is not a number yet,
 * as in an unfinished form, counts as 0.
 */
const scaled = (value: number, scale: number): bigint =>
  Number.isFinite(value) ? BigInt(Math.round(value * scale)) : 0n

/** A quotient to the nearest integer; a half is rounded away from zero. */
function rounded(dividend: bigint, divisor: bigint): number {
  const half = dividend < 0n ? -divisor : divisor
  return Number((2n * dividend + half) / (2n * divisor))
}

/**
 * The net amount of a line in minor units: quantity times unit price, less its discounts; never below zero. It is
 * rounded once, a half up.
 */
export function netOfLine({ quantity, unitPrice, discount, discountAmount }: PricedLine): number {
  const share = whole - scaled(discount ?? 0, 100)
  const amount = rounded(
    scaled(quantity, quantityScale) * scaled(unitPrice, 1) * share,
    BigInt(quantityScale) * whole,
  )
  return Math.max(0, amount - (discountAmount ?? 0))
}

/** Lines of an invoice on which no tax is charged, whatever their rates. */
export const withoutTax = (lines: readonly TaxedLine[]): TaxedLine[] =>
  lines.map((line) => ({ ...line, taxRate: 0 }))

/**
 * The amounts of an invoice. Tax is computed once for each rate, from the sum of the net amounts of its lines, and
 * rounded there (EN 16931, BR-CO-17), so that a reader can check it from the invoice alone.
 */
export function amountsOf(lines: readonly TaxedLine[]): InvoiceAmounts {
  const netOfRate = new Map<number, number>()
  for (const line of lines) {
    const rate = line.taxRate ?? 0
    netOfRate.set(rate, (netOfRate.get(rate) ?? 0) + netOfLine(line))
  }
  const taxes = [...netOfRate]
    .toSorted(([rate], [other]) => other - rate)
    .map(([rate, net]) => ({ rate, net, tax: rounded(BigInt(net) * scaled(rate, 100), whole) }))
  const net = taxes.reduce((sum, item) => sum + item.net, 0)
  const tax = taxes.reduce((sum, item) => sum + item.tax, 0)
  return { net, taxes, tax, total: net + tax }
}
