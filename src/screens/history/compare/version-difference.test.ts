import { expect, it } from 'vitest'
import type { Change } from '../use-history'
import { differenceOf } from './version-difference'

const change = (version: number, values: Partial<Change>): Change => ({
  id: version * 10,
  operation: 'update',
  at: '2026-01-01T00:00:00.000Z',
  by: null,
  version,
  before: {},
  after: {},
  _refs: {},
  ...values,
})
const changes = [
  change(4, { before: { city: 'Ulm', note: 'b' }, after: { city: 'Bonn', note: 'c' } }),
  change(4, { id: 35, revealed: ['number'], before: null, after: null }),
  change(3, { before: { name: 'A', city: 'Bonn' }, after: { name: 'B', city: 'Ulm' }, _refs: { x: 'X' } }),
  change(2, { before: { note: 'a' }, after: { note: 'b' } }),
  change(1, { operation: 'create', before: null, after: { name: 'A', city: 'Bonn', note: 'a' } }),
]

it('has the value before the first and after the last change, without fields that are the same again', () => {
  expect(differenceOf(changes, 1, 4)).toEqual({
    before: { name: 'A', note: 'a' },
    after: { name: 'B', note: 'c' },
    _masked: {},
    _refs: { x: 'X' },
  })
  expect(differenceOf(changes, 3, 4)).toMatchObject({ before: { city: 'Ulm' }, after: { city: 'Bonn' } })
  expect(differenceOf(changes, 2, 2)).toMatchObject({ before: {}, after: {} })
})

it('keeps masks of hidden values, on the sides that are hidden', () => {
  const hidden = change(5, { _masked: { number: { before: '12', after: '34' } } })
  const clear = change(6, { before: { number: '34' }, after: { number: '56' } })
  expect(differenceOf([clear, hidden], 4, 6)).toEqual({
    before: {},
    after: { number: '56' },
    _masked: { number: { before: '12', after: null } },
    _refs: {},
  })
})
