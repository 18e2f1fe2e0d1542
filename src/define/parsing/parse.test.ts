import { afterEach, describe, expect, it, vi } from 'vitest'
import * as f from '../fields'
import { defaultOf, localDay, parseValues } from './parse'

afterEach(() => vi.useRealTimers())

describe('values of several fields', () => {
  const fields = {
    name: f.text(),
    note: f.text({ optional: true }),
    count: f.integer({ default: 3 }),
    isOpen: f.boolean(),
    labels: f.tags(),
    day: f.date({ default: 'today' }),
  }

  it('get their defaults on create', () => {
    vi.setSystemTime(new Date(2026, 4, 20, 23, 59))
    expect(parseValues(fields, { name: 'a' }, 'create')).toEqual({
      ok: true,
      value: { name: 'a', note: null, count: 3, isOpen: false, labels: [], day: '2026-05-20' },
    })
  })

  it('are not filled in on update', () => {
    expect(parseValues(fields, {}, 'update')).toEqual({ ok: true, value: {} })
    expect(parseValues(fields, { note: undefined, name: 'b' }, 'update')).toEqual({
      ok: true,
      value: { name: 'b' },
    })
  })

  it('cannot be null if the field is required', () => {
    const parsed = parseValues(fields, { name: null, count: null, isOpen: null, note: null }, 'update')
    expect(parsed).toEqual({
      ok: false,
      faults: { name: [{ key: 'required' }], count: [{ key: 'required' }], isOpen: [{ key: 'required' }] },
    })
  })

  it('get one fault for each wrong value and unknown name', () => {
    const given = JSON.parse(
      '{"name": "", "count": "x", "nothing": 1, "__proto__": {"a": 1}, "constructor": 1}',
    ) as unknown
    const parsed = parseValues(fields, given, 'create')
    expect(
      parsed.ok ? [] : Object.entries(parsed.faults).map(([path, [first]]) => [path, first?.key]),
    ).toEqual([
      ['name', 'required'],
      ['count', 'type.number'],
      ['nothing', 'unknown'],
      ['__proto__', 'unknown'],
      ['constructor', 'unknown'],
    ])
  })

  it('get faults that carry the limits', () => {
    const limited = {
      name: f.text({ max: 2 }),
      kind: f.choice(['a', 'b']),
      rows: f.listOf({ x: f.text() }, { min: 2 }),
    }
    expect(parseValues(limited, { name: 'abc', kind: 'c', rows: [] }, 'create')).toEqual({
      ok: false,
      faults: {
        name: [{ key: 'max.string', values: { limit: 2 } }],
        kind: [{ key: 'choice', values: { options: 'a, b' } }],
        rows: [{ key: 'min.array', values: { limit: 2 } }],
      },
    })
  })

  it('must be an object', () => {
    for (const given of [null, undefined, [], 'x', 1, true])
      expect(parseValues(fields, given, 'create')).toEqual({ ok: false, faults: { '': [{ key: 'object' }] } })
  })
})

describe('a default', () => {
  it('comes from the field, else it is the empty value of its kind', () => {
    expect(defaultOf(f.integer({ default: 0 }))).toBe(0)
    expect(defaultOf(f.text({ optional: true }))).toBe(null)
    expect(defaultOf(f.text())).toBe(undefined)
    expect(defaultOf(f.boolean())).toBe(false)
    expect(defaultOf(f.boolean({ default: true }))).toBe(true)
    expect(defaultOf(f.refs('users'))).toEqual([])
    expect(defaultOf(f.datetime({ default: 'now' }))).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('for a day is the day in the local time zone', () => {
    expect(localDay(new Date(2025, 0, 2, 23, 59))).toBe('2025-01-02')
  })
})
