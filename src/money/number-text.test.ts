import { describe, expect, it } from 'vitest'
import { decimalFromMinor, readDecimal, readMinor, writeDecimal, writeMinor } from './number-text'

describe('a typed amount', () => {
  it.each([
    ['19.99', 2, 1999],
    ['1,234.5', 2, 123450],
    ['0.07', 2, 7],
    ['.5', 2, 50],
    ['5.', 2, 500],
    ['-3', 2, -300],
    ['−3', 2, -300],
    ['-0', 2, 0],
    ['12 345', 0, 12345],
    ['1.10', 1, 11],
    ['９９．５', 2, 9950],
    ['90071992547409.91', 2, 9007199254740991],
    ['1.005', 3, 1005],
  ])('of %s with %i digits is parsed as %i', (text, digits, value) => {
    expect(readMinor(text, digits, 'en')).toEqual({ value })
  })

  it.each([
    ['', 2, 'type.number'],
    ['abc', 2, 'type.number'],
    ['1.2.3', 2, 'type.number'],
    ['1,23', 2, 'type.number'],
    ['12,34,567', 2, 'type.number'],
    ['1e5', 2, 'type.number'],
    ['--1', 2, 'type.number'],
    ['0.001', 2, 'scale'],
    ['1.5', 0, 'type.int'],
    ['90071992547409.92', 2, 'max.int'],
  ])('of %s with %i digits is refused: %s', (text, digits, fault) => {
    expect(readMinor(text, digits, 'en')).toEqual({ fault })
  })

  it('follows the separators of the language', () => {
    expect(readMinor('1.234,50', 2, 'de')).toEqual({ value: 123450 })
    expect(readMinor('1.50', 2, 'de')).toEqual({ fault: 'type.number' })
    expect(writeMinor(123450, 2, 'de')).toBe('1.234,50')
  })

  it('is parsed back exactly as it was formatted', () => {
    for (const minor of [
      0,
      1,
      -1,
      7,
      99,
      100,
      1999,
      123456789,
      Number.MAX_SAFE_INTEGER,
      -Number.MAX_SAFE_INTEGER,
    ])
      for (const digits of [0, 2, 3])
        expect(readMinor(writeMinor(minor, digits, 'zh-CN'), digits, 'zh-CN')).toEqual({ value: minor })
  })

  it('is formatted exactly where a division would round', () => {
    expect(decimalFromMinor(-5, 2)).toBe('-0.05')
    expect(writeMinor(Number.MAX_SAFE_INTEGER, 2, 'en')).toBe('90,071,992,547,409.91')
  })
})

describe('a decimal number', () => {
  it('keeps its digits', () => {
    expect(readDecimal('0.125', 3, 'en')).toEqual({ value: 0.125 })
    expect(readDecimal('1,000.10', 3, 'en')).toEqual({ value: 1000.1 })
    expect(readDecimal('0.1255', 3, 'en')).toEqual({ fault: 'scale' })
    expect(readDecimal('1234567890123.456', 3, 'en')).toEqual({ fault: 'scale' })
    expect(writeDecimal(1000.1, 3, 'en')).toBe('1,000.1')
  })
})
