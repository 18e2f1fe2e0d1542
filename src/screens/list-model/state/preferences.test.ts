import { expect, test } from 'vitest'
import { columnsShown, moved, readPreferences, defaultPreferences } from './preferences'

test('what was kept is read again', () => {
  const stored = { columns: ['price', 'name'], widths: { name: 240 }, density: 'compact' as const }
  expect(readPreferences(JSON.stringify(stored))).toEqual(stored)
})

test.each([null, '', '{', 'null', '7', '{"columns":7,"widths":7,"density":"huge"}'])(
  '%s is as usual',
  (stored) => {
    expect(readPreferences(stored)).toEqual(defaultPreferences)
  },
)

test('a width that no column can have is left out', () => {
  expect(readPreferences('{"widths":{"a":4,"b":99999,"c":"x","d":100}}').widths).toEqual({ d: 100 })
})

test('columns that are gone or not to be seen are not shown', () => {
  const preferences = { ...defaultPreferences, columns: ['cost', 'gone', 'name'] }
  expect(columnsShown(preferences, ['name', 'price', 'cost'], ['name', 'price'])).toEqual(['cost', 'name'])
  expect(columnsShown(preferences, ['name', 'price'], ['name', 'price'])).toEqual(['name'])
})

test('a list always shows columns', () => {
  expect(columnsShown({ ...defaultPreferences, columns: [] }, ['name', 'price'], ['name', 'price'])).toEqual([
    'name',
    'price',
  ])
})

test('a column moves by a place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b'], 'x', 1)).toEqual(['a', 'b'])
})
