import { describe, expect, it } from 'vitest'
import { sampledCurrencies } from '#money/sample-rates'
import { withChange, workOut, type Calculation, type Change, type Reading } from './calculation'
import { clockOf } from './countdown'

const digits: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, KWD: 3 }
const reading: Reading = {
  tag: 'en',
  currencies: sampledCurrencies.map((code) => ({ code, name: code, digits: digits[code] ?? 2 })),
}
const start: Calculation = {
  sell: 'EUR',
  buy: 'USD',
  side: 'sell',
  typed: '1,000.00',
  validity: 3600,
  use: 'single',
}
const after = (...changes: readonly Change[]) =>
  changes.reduce((calculation, change) => withChange(calculation, change, reading), start)
const outcomeOf = (...changes: readonly Change[]) => workOut(after(...changes), reading)
const typed = (text: string, side: 'sell' | 'buy' = 'sell'): Change => ({ kind: 'typed', side, text })

describe('the calculator', () => {
  it('computes the other amount, whichever was typed', () => {
    expect(outcomeOf()).toEqual({ rate: 1.09385, sell: 100_000, buy: 109_385 })
    expect(outcomeOf(typed('1,000', 'buy'))).toEqual({ rate: 1.09385, sell: 91_421, buy: 100_000 })
  })

  it('swaps the currencies and keeps the amount with its currency', () => {
    const swapped = after({ kind: 'swapped' })
    expect(swapped).toMatchObject({ sell: 'USD', buy: 'EUR', side: 'buy', typed: '1,000.00' })
    expect(workOut(swapped, reading)).toEqual({ rate: 0.9142, sell: 109_386, buy: 100_000 })
    expect(after({ kind: 'swapped' }, { kind: 'swapped' })).toEqual(start)
  })

  it('swaps the currencies if the chosen one is already on the other side', () => {
    expect(after({ kind: 'chosen', side: 'buy', code: 'EUR' })).toMatchObject({ sell: 'USD', buy: 'EUR' })
  })

  it('formats an amount when its field loses the focus or its currency changes', () => {
    expect(after(typed('1234567.5'), { kind: 'left' }).typed).toBe('1,234,567.50')
    expect(after({ kind: 'chosen', side: 'sell', code: 'JPY' }).typed).toBe('1,000')
    expect(after({ kind: 'chosen', side: 'sell', code: 'KWD' }).typed).toBe('1,000.000')
    expect(after(typed('a lot'), { kind: 'left' }).typed, 'what is no amount stays').toBe('a lot')
  })

  it.each([
    ['', 'type.number'],
    ['ten', 'type.number'],
    ['0', 'small'],
    ['-5', 'small'],
    ['1.999', 'scale'],
    ['99999999999999999', 'max.int'],
    ['90071992547409.91', 'max.int'],
  ])('reports %j as %s', (text, fault) => {
    expect(outcomeOf(typed(text))).toEqual({ rate: 1.09385, fault })
  })

  it('accepts no fraction of a yen, and no amount that would round to nothing', () => {
    expect(outcomeOf({ kind: 'chosen', side: 'sell', code: 'JPY' }, typed('10.5')).fault).toBe('type.int')
    const won = [
      { kind: 'chosen', side: 'sell', code: 'KRW' },
      { kind: 'chosen', side: 'buy', code: 'GBP' },
    ] as const
    expect(outcomeOf(...won, typed('1')).fault).toBe('small')
  })
})

it('a countdown is formatted as a clock', () => {
  expect([86_400, 3599, 60, 5, 0].map(clockOf)).toEqual(['24:00:00', '59:59', '01:00', '00:05', '00:00'])
})
