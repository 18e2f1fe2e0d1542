import { bought, sold } from '#money/exchange'
import { readMinor, writeMinor, type NumberFault } from '#money/number-text'
import { sampleRate } from '#money/sample-rates'

/** A currency on the page: its code, its name in the page's language, and its digits after the decimal point. */
export interface Currency {
  readonly code: string
  readonly name: string
  readonly digits: number
}

export type Side = 'sell' | 'buy'
export type Use = 'single' | 'multi'

/** The input. One amount was typed, on its side; the other one is computed. */
export interface Calculation {
  readonly sell: string
  readonly buy: string
  readonly side: Side
  readonly typed: string
  /** How long a quote should be valid, in seconds. */
  readonly validity: number
  readonly use: Use
}

export type Change =
  | { readonly kind: 'typed'; readonly side: Side; readonly text: string }
  | { readonly kind: 'chosen'; readonly side: Side; readonly code: string }
  | { readonly kind: 'swapped' }
  | { readonly kind: 'left' }
  | { readonly kind: 'terms'; readonly terms: Partial<Pick<Calculation, 'validity' | 'use'>> }

/** How amounts are parsed and formatted: the currencies and the language tag. */
export interface Reading {
  readonly currencies: readonly Currency[]
  readonly tag: string
}

export type AmountFault = NumberFault | 'small'

/** The result; amounts in minor units. */
export interface Outcome {
  readonly rate: number
  readonly sell?: number
  readonly buy?: number
  readonly fault?: AmountFault
}

export const otherSide = (side: Side): Side => (side === 'sell' ? 'buy' : 'sell')

/** The digits after the decimal point of a currency. */
export const digitsOf = ({ currencies }: Reading, code: string): number =>
  currencies.find((currency) => currency.code === code)?.digits ?? 2

/** Formats an amount in minor units for an input: 100000 with EUR is '1,000.00'. */
export const written = (amount: number, code: string, reading: Reading): string =>
  writeMinor(amount, digitsOf(reading, code), reading.tag)

/** The input after a change. */
export function withChange(calculation: Calculation, change: Change, reading: Reading): Calculation {
  switch (change.kind) {
    case 'typed':
      return { ...calculation, side: change.side, typed: change.text }
    case 'chosen':
      return tidied(chosen(calculation, change.side, change.code), reading)
    case 'swapped': {
      const { sell, buy, side } = calculation
      return { ...calculation, sell: buy, buy: sell, side: otherSide(side) }
    }
    case 'left':
      return tidied(calculation, reading)
    case 'terms':
      return { ...calculation, ...change.terms }
  }
}

/** Choosing the currency of the other side swaps both. */
function chosen(calculation: Calculation, side: Side, code: string): Calculation {
  const other = otherSide(side)
  const beside = calculation[other] === code ? { [other]: calculation[side] } : {}
  return { ...calculation, ...beside, [side]: code }
}

/** The typed amount, formatted; an invalid one stays as it was typed. */
function tidied(calculation: Calculation, reading: Reading): Calculation {
  const code = calculation[calculation.side]
  const read = readMinor(calculation.typed, digitsOf(reading, code), reading.tag)
  return 'value' in read ? { ...calculation, typed: written(read.value, code, reading) } : calculation
}

/** Computes both amounts, or the fault of the typed one. */
export function workOut({ sell, buy, side, typed }: Calculation, reading: Reading): Outcome {
  const rate = sampleRate(sell, buy)
  if (rate === undefined) throw new RangeError(`There is no sample rate of ${sell} and ${buy}.`)
  const conversion = { rate, sellDigits: digitsOf(reading, sell), buyDigits: digitsOf(reading, buy) }
  const read = readMinor(typed, side === 'sell' ? conversion.sellDigits : conversion.buyDigits, reading.tag)
  if ('fault' in read) return { rate, fault: read.fault }
  if (read.value < 1) return { rate, fault: 'small' }
  const other = side === 'sell' ? bought(read.value, conversion) : sold(read.value, conversion)
  if (other === undefined) return { rate, fault: 'max.int' }
  if (other === 0) return { rate, fault: 'small' }
  return { rate, [side]: read.value, [otherSide(side)]: other }
}
