import { describe, expect, it } from 'vitest'
import { bought, sold } from './exchange'
import { sampledCurrencies, sampleRate } from './sample-rates'

const eurosToDollars = { rate: 1.09385, sellDigits: 2, buyDigits: 2 }

describe('converting an amount', () => {
  it('is exact where floating point is not', () => {
    expect(1.005 * 100, 'what floating point makes of it').not.toBe(100.5)
    expect(bought(100, { rate: 1.005, sellDigits: 2, buyDigits: 2 })).toBe(101)
    expect(bought(9_007_199_254_740_991, { rate: 1, sellDigits: 2, buyDigits: 2 })).toBe(
      9_007_199_254_740_991,
    )
  })

  it('works for currencies without minor units, and with thousandths', () => {
    expect(bought(100_00, { rate: 163.399, sellDigits: 2, buyDigits: 0 })).toBe(16_340)
    expect(bought(16_340, { rate: 0.00612, sellDigits: 0, buyDigits: 2 })).toBe(100_00)
    expect(bought(100_00, { rate: 0.335706, sellDigits: 2, buyDigits: 3 })).toBe(33_571)
    expect(bought(1, { rate: 445_928, sellDigits: 3, buyDigits: 0 })).toBe(446)
  })

  it('rounds half up to the minor unit', () => {
    const half = { rate: 0.5, sellDigits: 2, buyDigits: 2 }
    expect([1, 2, 3].map((sell) => bought(sell, half))).toEqual([1, 1, 2])
  })

  it('accepts rates in exponential notation', () => {
    expect(String(1.5e-7)).toBe('1.5e-7')
    expect(bought(10_000_000, { rate: 1.5e-7, sellDigits: 0, buyDigits: 2 })).toBe(150)
    expect(bought(1, { rate: 1e21, sellDigits: 0, buyDigits: 0 })).toBeUndefined()
  })

  it('is undefined if a number cannot hold the result exactly', () => {
    expect(bought(Number.MAX_SAFE_INTEGER, eurosToDollars)).toBeUndefined()
    expect(sold(Number.MAX_SAFE_INTEGER, { rate: 0.1, sellDigits: 2, buyDigits: 2 })).toBeUndefined()
  })
})

describe('the amount to sell', () => {
  it('buys at least the requested amount, and one unit less would not, for every pair of sample rates', () => {
    const digits = (code: string) => ({ JPY: 0, KRW: 0, KWD: 3 })[code] ?? 2
    for (const from of sampledCurrencies)
      for (const to of sampledCurrencies.filter((other) => other !== from)) {
        const conversion = {
          rate: sampleRate(from, to) ?? 0,
          sellDigits: digits(from),
          buyDigits: digits(to),
        }
        for (const buy of [1, 7, 999, 123_456, 98_765_432]) {
          const sell = sold(buy, conversion) ?? 0
          expect(bought(sell, conversion), `${buy} ${to} for ${from}`).toBeGreaterThanOrEqual(buy)
          const ratio = conversion.rate * 10 ** (conversion.buyDigits - conversion.sellDigits)
          expect((sell - 1) * ratio, `${buy} ${to} for ${from}`).toBeLessThan(buy)
        }
      }
  })

  it('is 0 for 0', () => {
    expect([bought(0, eurosToDollars), sold(0, eurosToDollars)]).toEqual([0, 0])
  })
})

it('currencies without a sample rate have no rate', () => {
  expect(sampleRate('EUR', 'USD')).toBe(1.09385)
  expect([sampleRate('EUR', 'XXX'), sampleRate('constructor', 'EUR')]).toEqual([undefined, undefined])
})
