import { expect, test } from 'vitest'
import { columnsShown, moved, readPreferences, defaultPreferences } from './preferences'

test('stored preferences of a list are parsed as they were written', () => {
  const stored = { columns: ['price', 'name'], widths: { name: 240 }, density: 'compact' as const }
  expect(readPreferences(JSON.stringify(stored))).toEqual(stored)
})

test.each([null, '', '{', 'null', '7', '{"columns":7,"widths":7,"density":"huge"}'])(
  'the stored preferences %s fall back to the defaults',
  (stored) => {
    expect(readPreferences(stored)).toEqual(defaultPreferences)
  },
)

test('stored column widths that are invalid or out of range are left out', () => {
  expect(readPreferences('{"widths":{"a":4,"b":99999,"c":"x","d":100}}').widths).toEqual({ d: 100 })
})

test('stored columns that no longer exist or are not readable are not shown', () => {
  const preferences = { ...defaultPreferences, columns: ['cost', 'gone', 'name'] }
  expect(columnsShown(preferences, ['name', 'price', 'cost'], ['name', 'price'])).toEqual(['cost', 'name'])
  expect(columnsShown(preferences, ['name', 'price'], ['name', 'price'])).toEqual(['name'])
})

test('a list whose stored columns are empty shows the declared columns', () => {
  expect(columnsShown({ ...defaultPreferences, columns: [] }, ['name', 'price'], ['name', 'price'])).toEqual([
    'name',
    'price',
  ])
})

test('a column moves within the order and not beyond its ends', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b'], 'x', 1)).toEqual(['a', 'b'])
})
