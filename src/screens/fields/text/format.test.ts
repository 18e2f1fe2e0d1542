import { describe, expect, test } from 'vitest'
import type { AnyField, Kind } from '#define/kinds'
import { invoices } from '#resources/invoicing/invoices.resource'
import { formatValue, plainText, type FormatContext } from './format'
import { formatDistance, formatMoney, minorDigits } from '#base/format/intl'

const contextFor = (locale: string): FormatContext => ({
  locale,
  option: (_, field, value) => `${field}/${value}`,
  field: (_, path) => path,
  resource: (name) => (name === 'invoices' ? invoices : undefined),
  yes: 'Yes',
  no: 'No',
  entries: (count) => `${count} entries`,
  textIn: (format, text) => `${format} ${text}`,
  untitled: (to, reason) => `${to}: ${reason}`,
})
const written = (field: AnyField, value: unknown, row: Record<string, unknown> = {}, locale = 'en') =>
  formatValue(field, value, { resource: invoices, name: 'field', row }, contextFor(locale))

const examples: Readonly<Record<Kind, readonly [AnyField, unknown, string]>> = {
  text: [{ kind: 'text' }, 'Card reader', 'Card reader'],
  richText: [{ kind: 'richText' }, '<p>Fast &amp; <b>small</b></p><p>yes</p>', 'Fast & small yes'],
  integer: [{ kind: 'integer' }, 1234567, '1,234,567'],
  decimal: [{ kind: 'decimal', scale: 3 }, 0.125, '0.125'],
  boolean: [{ kind: 'boolean' }, false, 'No'],
  date: [{ kind: 'date' }, '2025-03-01', 'Mar 1, 2025'],
  datetime: [{ kind: 'datetime' }, 'no instant', 'no instant'],
  choice: [{ kind: 'choice', options: ['a'] }, 'a', 'field/a'],
  choices: [{ kind: 'choices', options: ['a', 'b'] }, ['a', 'b'], 'field/a, field/b'],
  tags: [{ kind: 'tags' }, ['x', 'y'], 'x, y'],
  ref: [{ kind: 'ref', to: 'customers' }, 'id-1', 'Ann'],
  refs: [
    { kind: 'refs', to: 'customers' },
    ['id-1', 'id-2', 'id-3'],
    'Ann, customers: hidden, customers: empty',
  ],
  listOf: [{ kind: 'listOf', fields: {} }, [{}, {}], '2 entries'],
  money: [{ kind: 'money' }, 199950, '€1,999.50'],
  currency: [{ kind: 'currency' }, 'EUR', 'Euro (EUR)'],
  email: [{ kind: 'email' }, 'a@b.example', 'a@b.example'],
  url: [{ kind: 'url' }, 'https://b.example', 'https://b.example'],
  phone: [{ kind: 'phone' }, '+4930123456', '+4930123456'],
  color: [{ kind: 'color' }, '#0b66d6', '#0b66d6'],
  country: [{ kind: 'country' }, 'DE', 'Germany'],
  rank: [{ kind: 'rank' }, 'a0', 'a0'],
  file: [{ kind: 'file' }, '/files/1/Price%20list.pdf?v=2', 'Price list.pdf'],
  image: [{ kind: 'image' }, 'https://b.example/a.png', 'a.png'],
  json: [{ kind: 'json' }, { a: 1 }, 'field.a: 1'],
  state: [{ kind: 'state', states: ['draft'], moves: {} }, 'draft', 'field/draft'],
}
const row = { currency: 'EUR', _refs: { 'id-1': 'Ann', 'id-3': null } }

describe('formatValue', () => {
  test.each(Object.entries(examples))(
    'writes a value of kind %s in the form of the example',
    (_, [field, value, expected]) => {
      expect(written(field, value, row)).toBe(expected)
    },
  )

  test.each(Object.entries(examples))('writes an empty value of kind %s as an empty string', (_, [field]) => {
    expect(written(field, null, row)).toBe('')
  })

  test('uses Chinese names, dates and separators in zh-CN', () => {
    expect(written({ kind: 'country' }, 'DE', {}, 'zh-CN')).toBe('德国')
    expect(written({ kind: 'date' }, '2025-03-01', {}, 'zh-CN')).toBe('2025年3月1日')
    expect(written({ kind: 'tags' }, ['甲', '乙'], {}, 'zh-CN')).toBe('甲、乙')
  })
})

test("a field that names a record by its id is written as the record's title, or as a text without the id", () => {
  const field = { kind: 'text', recordOf: 'resource' } as const
  const named = { resource: 'orders', _refs: { 'id-1': 'Order 1' } }
  expect(written(field, 'id-1', named)).toBe('Order 1')
  expect(written(field, 'id-2', named)).toBe('orders: goneOrHidden')
})

describe('formatMoney', () => {
  test('uses the number of decimals of the currency', () => {
    expect(formatMoney(1234, 'JPY', 'en')).toBe('¥1,234')
    expect(formatMoney(1234, 'KWD', 'en')).toMatch(/1\.234$/)
    expect(formatMoney(-5, 'EUR', 'en')).toBe('-€0.05')
    expect([minorDigits('JPY'), minorDigits('EUR'), minorDigits(undefined)]).toEqual([0, 2, 2])
  })

  test('writes a number without a symbol if the currency is unknown or invalid', () => {
    expect(formatMoney(1234, undefined, 'en')).toBe('12.34')
    expect(formatMoney(1234, '??', 'en')).toBe('12.34')
  })
})

test('formatDistance writes the distance to an instant relative to now, and nothing for an invalid instant', () => {
  const now = Date.parse('2025-03-10T12:00:00Z')
  expect(formatDistance('2025-03-07T11:00:00Z', 'en', now)).toBe('3 days ago')
  expect(formatDistance('2025-03-10T13:30:00Z', 'en', now)).toBe('in 1 hour')
  expect(formatDistance('never', 'en', now)).toBe('')
})

test('plainText removes scripts and decodes character references', () => {
  expect(plainText('<p>a&nbsp;b</p><script>x</script><p>&copy;</p>')).toBe('a b ©')
})
