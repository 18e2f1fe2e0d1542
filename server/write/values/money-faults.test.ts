import { expect, test } from 'vitest'
import { currency, defineResource, integer, listOf, money, text } from '#define'
import { parseValues } from '#define/parsing/parse'
import { faultText } from '#server/base/errors/language'
import { moneyFaults } from './money-faults'

const orders = defineResource('orders', {
  label: ['Order', 'Orders'],
  fields: {
    name: text(),
    fee: money({ min: 100, max: 5000 }),
    currency: currency(),
    pieces: integer({ min: 3 }),
    lines: listOf({ price: money({ max: 1050 }) }),
  },
  title: 'name',
  columns: ['name'],
  access: { admin: 'all' },
})

function sentences(given: Record<string, unknown>, language: 'en' | 'cn' = 'en') {
  const parsed = parseValues(orders.fields, given, 'update')
  if (parsed.ok) throw new Error('Nothing is wrong')
  const faults = moneyFaults(orders, given, parsed.faults)
  return Object.fromEntries(
    Object.entries(faults).map(([path, [fault]]) => [path, fault && faultText(language, fault)]),
  )
}

test('moneyFaults shows the limit of an amount in major units of its currency', () => {
  expect(sentences({ fee: 99, currency: 'EUR' })).toEqual({ fee: 'Enter 1.00 EUR or more.' })
  expect(sentences({ fee: 5001, currency: 'JPY' })).toEqual({ fee: 'Enter 5000 JPY or less.' })
  expect(sentences({ lines: [{ price: 1051 }], currency: 'KWD' })).toEqual({
    'lines.0.price': 'Enter 1.050 KWD or less.',
  })
  expect(sentences({ fee: 99, currency: 'EUR' }, 'cn')['fee']).toContain('1.00 EUR')
})

test('moneyFaults shows the limit in minor units, and names them, where no currency was sent', () => {
  expect(sentences({ fee: 99 })['fee']).toBe('Enter 100 or more, in the smallest unit of the currency.')
})

test('moneyFaults leaves the faults of other fields unchanged', () => {
  expect(sentences({ pieces: 2, currency: 'EUR' })).toEqual({ pieces: 'Enter 3 or more.' })
})
