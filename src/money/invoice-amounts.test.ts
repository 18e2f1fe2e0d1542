import { describe, expect, it } from 'vitest'
import { amountsOf, netOfLine, withoutTax } from './invoice-amounts'

const line = (quantity: number, unitPrice: number, more: object = {}) => ({ quantity, unitPrice, ...more })

describe('the net amount of a line', () => {
  it('is quantity times unit price, and a half is rounded up', () => {
    expect(netOfLine(line(3, 1999))).toBe(5997)
    expect(netOfLine(line(0.5, 1))).toBe(1)
    expect(netOfLine(line(1.005, 100))).toBe(101)
    expect(netOfLine(line(0.333, 1000))).toBe(333)
  })

  it('is rounded after the discount in percent, and the discount as an amount is subtracted last', () => {
    expect(netOfLine(line(1, 999, { discount: 12.5 }))).toBe(874)
    expect(netOfLine(line(1, 999, { discount: 12.5, discountAmount: 74 }))).toBe(800)
    expect(netOfLine(line(1, 100, { discountAmount: 500 }))).toBe(0)
    expect(netOfLine(line(1, 100, { discount: 100 }))).toBe(0)
  })

  it('is exact where floating point is not', () => {
    expect(netOfLine(line(100_000, 100_000_000_00))).toBe(1_000_000_000_000_000)
    expect(netOfLine(line(1.1, 110, { discount: 0.1 }))).toBe(121)
    expect(netOfLine(line(99_999.999, 9_999_999))).toBe(999_999_890_000)
  })

  it('counts what is not a number yet as 0', () => {
    expect(netOfLine(line(Number.NaN, 100))).toBe(0)
  })
})

describe('the amounts of an invoice', () => {
  // The sums of the published example of Peppol BIS Billing 3.0 (base-example.xml), without its negative line.
  it('adds up lines and charges with one rate: 1,325.00 and 25% are 1,656.25', () => {
    const amounts = amountsOf([line(1, 1300_00, { taxRate: 25 }), line(1, 25_00, { taxRate: 25 })])
    expect(amounts).toEqual({
      net: 1325_00,
      taxes: [{ rate: 25, net: 1325_00, tax: 331_25 }],
      tax: 331_25,
      total: 1656_25,
    })
  })

  it('rounds tax once for each rate, and not for each line', () => {
    // 7% of 0.07 is 0.0049 for each line, 0.0147 for the three of them.
    const amounts = amountsOf([1, 2, 3].map(() => line(1, 7, { taxRate: 7 })))
    expect(amounts.tax).toBe(1)
  })

  it('lists the highest rate first', () => {
    const { taxes, tax, net, total } = amountsOf([
      line(2, 1000, { taxRate: 7 }),
      line(1, 1000, { taxRate: 19 }),
      line(1, 500),
    ])
    expect(taxes.map(({ rate }) => rate)).toEqual([19, 7, 0])
    expect([net, tax, total]).toEqual([3500, 190 + 140, 3830])
  })

  it('has no tax where the customer owes it', () => {
    expect(amountsOf(withoutTax([line(1, 1000, { taxRate: 19 })]))).toMatchObject({ tax: 0, total: 1000 })
  })

  it('has totals that are the sum of their parts, for random lines', () => {
    let seed = 7
    const next = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit
    for (let round = 0; round < 500; round++) {
      const lines = Array.from({ length: 1 + next(20) }, () =>
        line(next(5000) / 1000, next(100_000), {
          discount: next(10_000) / 100,
          taxRate: [0, 7, 19][next(3)],
        }),
      )
      const { net, taxes, tax, total } = amountsOf(lines)
      expect(net).toBe(lines.reduce((sum, item) => sum + netOfLine(item), 0))
      expect(total).toBe(net + tax)
      for (const item of taxes)
        expect(Math.abs(item.tax - (item.net * item.rate) / 100)).toBeLessThanOrEqual(0.5)
    }
  })
})
