import { describe, expect, test } from 'vitest'
import { humanize } from '#define/reading'
import { invoices } from '#resources/invoicing/invoices.resource'
import { notifications } from '#resources/notifications/notifications.resource'
import { savedViews } from '#resources/saved-views/saved-views.resource'
import { formatValue, type FormatContext } from './format'

const format: FormatContext = {
  locale: 'en',
  textIn: (name, text) => `${name} ${text}`,
  option: (_, __, value) => humanize(value),
  field: (_, path) => humanize(path.slice(path.lastIndexOf('.') + 1)),
  resource: (name) => (name === 'invoices' ? invoices : undefined),
  yes: 'Yes',
  no: 'No',
  entries: (count) => `${count} entries`,
  untitled: (to) => to,
}
const ofView = (value: unknown, list = 'invoices') =>
  formatValue(
    { kind: 'json', fieldsOf: 'list' },
    value,
    { resource: savedViews, name: 'filter', row: { list } },
    format,
  )

describe('a JSON value in words', () => {
  test('names the fields of the resource of its record', () => {
    expect(ofView(['number', 'customer', '-issuedOn'])).toBe('Number, Customer, Issued on ↓')
  })

  test('a filter has the labels of its values, and counts records instead of showing ids', () => {
    const filter = {
      and: [
        { field: 'status', op: 'in', value: ['draft', 'sent'] },
        { field: 'customer', op: 'eq', value: '01a20462-7d3f-7a10-8f00-5b1f6c2d9e01' },
        { or: [{ field: 'issuedOn', op: 'gte', value: '2026-11-24' }] },
      ],
    }
    expect(ofView(filter)).toBe('Status: Draft, Sent; Customer: 1 entries; Issued on: Nov 24, 2026')
  })

  test('fields that are not declared any more are counted', () => {
    expect(ofView({ and: [{ field: 'gone', op: 'eq', value: 1 }] })).toBe('1 entries')
    expect(ofView(['gone'])).toBe('1 entries')
  })

  test('other objects have labels instead of keys, and amounts their currency; lists of objects are counted', () => {
    const location = { resource: notifications, name: 'values', row: {} }
    const written = (value: unknown) => formatValue({ kind: 'json' }, value, location, format)
    expect(written({ actor: 'Amelia Hartmann', amount: 123_456, currency: 'EUR', count: null })).toBe(
      'Amount: €1,234.56; Actor: Amelia Hartmann',
    )
    expect(written([{ tile: 'states', width: 6 }, { tile: 'invoices' }])).toBe('2 entries')
  })
})
