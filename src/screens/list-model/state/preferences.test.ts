import { expect, test } from 'vitest'
import { columnsShown, moved, pinnedOf, readPreferences, defaultPreferences } from './preferences'

test('stored preferences of a list are parsed as they were written', () => {
  const stored = {
    columns: ['price', 'name'],
    widths: { name: 240 },
    density: 'compact' as const,
    pinned: ['name'],
  }
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

test('pinned columns are the first ones, by default a title that is first', () => {
  const shown = (pinned: string[]) =>
    columnsShown({ ...defaultPreferences, pinned }, ['name', 'price', 'cost'], ['name', 'price', 'cost'])
  expect(shown(['cost', 'gone'])).toEqual(['cost', 'name', 'price'])
  const all = ['name', 'price', 'cost', 'code']
  expect(pinnedOf({ ...defaultPreferences, pinned: ['gone', ...all] }, all, 'name')).toEqual(all.slice(0, 3))
  expect(pinnedOf(defaultPreferences, all, 'name')).toEqual(['name'])
  expect(pinnedOf(defaultPreferences, all, 'price')).toEqual([])
  expect(pinnedOf({ ...defaultPreferences, pinned: [] }, all, 'name')).toEqual([])
})
