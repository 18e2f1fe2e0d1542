import { describe, expect, it } from 'vitest'
import { choice, currency, date, integer, json, listOf, money, rank, tags, text } from '#define'
import { changedFieldNames, fromForm, newForm, noJson, sameValue, toForm } from './form-values'

const fields = {
  title: text(),
  notes: text({ optional: true, lines: 3 }),
  kind: choice(['a', 'b'], { default: 'b' }),
  due: date({ optional: true }),
  currency: currency({ default: 'EUR' }),
  labels: tags(),
  place: rank(),
  extra: json({ optional: true }),
  lines: listOf({ name: text(), count: integer({ default: 1 }), price: money() }, { min: 2 }),
}

describe('the values of a form', () => {
  it('start with the defaults and the minimum number of rows', () => {
    const line = { name: '', count: 1, price: null }
    expect(newForm(fields)).toEqual({
      title: '',
      notes: '',
      kind: 'b',
      due: '',
      currency: 'EUR',
      labels: [],
      place: null,
      extra: '',
      lines: [line, line],
    })
  })

  it('convert a record with every kind of value and back without changes', () => {
    const record = {
      title: 'One',
      notes: null,
      kind: 'a',
      due: null,
      currency: 'JPY',
      labels: ['x'],
      place: 'a0',
      extra: { deep: [1] },
      lines: [{ name: 'n', count: 2, price: 3 }],
    }
    const form = toForm(fields, { ...record, id: '1', version: 4 })
    expect(form.extra).toBe('{\n  "deep": [\n    1\n  ]\n}')
    expect(form.notes).toBe('')
    expect(changedFieldNames(fields, form, toForm(fields, record))).toEqual([])
    expect(fromForm(fields, form)).toEqual({ ...record, notes: '', due: '' })
  })

  it('omit an empty rank when sent, and mark invalid JSON', () => {
    const sent = fromForm(fields, { ...newForm(fields), extra: '{"a":' })
    expect(sent).not.toHaveProperty('place')
    expect(sent.extra).toBe(noJson)
  })
})

it('changed fields are found, and different notations of an empty value count as equal', () => {
  const start = newForm(fields)
  expect(changedFieldNames(fields, start, { ...start, notes: null, title: 'x' })).toEqual(['title'])
  expect(
    changedFieldNames(fields, start, { ...start, lines: [{ name: '', count: 1, price: null }] }),
  ).toEqual(['lines'])
  expect(sameValue([1, 2], [2, 1])).toBe(false)
  expect(sameValue([], {})).toBe(false)
  expect(sameValue({ a: [{ b: null }] }, { a: [{ b: '' }] })).toBe(true)
  expect(sameValue(0, null)).toBe(false)
})
