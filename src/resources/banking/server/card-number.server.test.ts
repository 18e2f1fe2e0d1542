import { expect, test } from 'vitest'
import { checkDigit } from '#money/check-digit'
import { newNumber } from './card-number.server'

test('a card number has the length and the check digit of its brand', () => {
  expect(checkDigit('424242424242424')).toBe('2')
  expect(checkDigit('37828224631000')).toBe('5')
  for (const [brand, form] of [
    ['visa', /^400000\d{10}$/],
    ['mastercard', /^222300\d{10}$/],
    ['amex', /^370000\d{9}$/],
  ] as const) {
    const number = newNumber(brand)
    expect(number).toMatch(form)
    expect(checkDigit(number.slice(0, -1))).toBe(number.at(-1))
  }
  expect(new Set(Array.from({ length: 20 }, () => newNumber('visa'))).size).toBeGreaterThan(15)
})
