import { describe, expect, it } from 'vitest'
import { currency, date, decimal, defineResource, integer, json, listOf, money, phone, text } from '#define'
import { checkForm } from './check-form'
import { computeWhileTyping } from '../computed-values'
import { newForm, toForm } from '#screens/fields/form-values'
import { listFaults } from './listed-faults'

const orders = defineResource('orders', {
  label: ['Order', 'Orders'],
  fields: {
    title: text({ max: 5 }),
    phone: phone({ optional: true }),
    dueOn: date({ default: 'today' }),
    weight: decimal({ scale: 3, optional: true }),
    currency: currency({ default: 'EUR' }),
    extra: json({ optional: true }),
    lines: listOf({ count: integer({ min: 1 }), price: money() }, { min: 1 }),
  },
  computed: {
    total: [money(), ({ lines }) => lines.reduce((sum, { count, price }) => sum + count * price, 0)],
  },
  title: 'title',
  columns: ['title'],
  access: { admin: 'all' },
})
const { fields } = orders
const creating = { fields, mode: 'create', start: newForm(fields), locale: 'en' } as const
const line = { count: 2, price: 150 }
const whole = { ...newForm(fields), title: 'One', lines: [line] }
const keysOf = (values: Record<string, unknown>) => {
  const result = checkForm(creating, values)
  return result.ok
    ? {}
    : Object.fromEntries(Object.entries(result.faults).map(([path, [first]]) => [path, first?.key]))
}

describe('checkForm', () => {
  it("validates with the server's schema and returns a specific fault for each input", () => {
    expect(checkForm(creating, whole)).toMatchObject({
      ok: true,
      value: { title: 'One', phone: null, lines: [line] },
    })
    expect(keysOf({ ...newForm(fields) })).toEqual({
      title: 'required',
      'lines.0.count': 'required',
      'lines.0.price': 'required',
    })
    expect(keysOf({ ...whole, title: 'too long', phone: '12', weight: '1.2345', extra: '{' })).toEqual({
      title: 'max.string',
      phone: 'format.phone',
      weight: 'scale',
      extra: 'format.json',
    })
    expect(
      keysOf({
        ...whole,
        lines: [
          { count: '1.5', price: '1.999' },
          { count: 'a', price: '9'.repeat(20) },
        ],
      }),
    ).toEqual({
      'lines.0.count': 'type.int',
      'lines.0.price': 'scale',
      'lines.1.count': 'type.number',
      'lines.1.price': 'max.int',
    })
    expect(keysOf({ ...whole, dueOn: '' })).toEqual({ dueOn: 'required' })
    expect(keysOf({ ...whole, lines: [] })).toEqual({ lines: 'min.array' })
  })

  it('returns only the changed fields of an existing record, and does not validate the others', () => {
    const start = toForm(fields, {
      title: 'an old title that is too long now',
      currency: 'EUR',
      lines: [line],
    })
    const changing = { fields, mode: 'update', start, locale: 'en' } as const
    expect(checkForm(changing, start)).toEqual({ ok: true, value: {} })
    expect(checkForm(changing, { ...start, currency: 'jpy', phone: '' })).toEqual({
      ok: true,
      value: { currency: 'JPY' },
    })
    expect(checkForm(changing, { ...start, lines: [{ ...line, count: 0 }] })).toMatchObject({
      ok: false,
      faults: { 'lines.0.count': [{ key: 'min.number', values: { limit: 1 } }] },
    })
  })
})

it('computed values of an incomplete form count missing numbers as 0', () => {
  expect(
    computeWhileTyping(orders, { lines: [line, { count: 3, price: null }, { count: 'x', price: 9 }] }),
  ).toEqual({ total: 300 })
  expect(computeWhileTyping(orders, {})).toEqual({ total: 0 })
})

it('listFaults returns every message of a nested tree of errors', () => {
  const errors = {
    title: { type: 'x', message: 'a', ref: { message: 'no' } },
    lines: Object.assign([undefined, { count: { type: 'x', message: 'b' } }], {
      root: { type: 'x', message: 'c' },
    }),
    root: { type: 'x', message: 'd' },
  }
  expect(listFaults(errors as never)).toEqual([
    { path: 'title', message: 'a' },
    { path: 'lines.1.count', message: 'b' },
    { path: 'lines', message: 'c' },
    { path: '', message: 'd' },
  ])
})
