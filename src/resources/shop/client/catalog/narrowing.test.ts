import { expect, test } from 'vitest'
import { noFilter, type Group } from '#screens/list-model/state/filter'
import { conditionOn, priceCondition, ranges, valuesOf, withCondition } from './narrowing'

const stars = { field: 'ratingAverage', op: 'gte', value: 4 } as const
const either: Group = { match: 'or', nodes: [stars] }

test('a field has one condition, which can be replaced and removed', () => {
  const item = withCondition(noFilter, 'ratingAverage', stars)
  expect(conditionOn(item, 'ratingAverage')).toEqual(stars)
  const other = withCondition(item, 'ratingAverage', { ...stars, value: 3 })
  expect(other.nodes).toEqual([{ ...stars, value: 3 }])
  expect(withCondition(other, 'ratingAverage', undefined)).toEqual(noFilter)
})

test('changing the condition on a field keeps the other filters', () => {
  const both = withCondition(either, 'price', priceCondition([50, 150]))
  expect(both).toEqual({
    match: 'and',
    nodes: [either, { field: 'price', op: 'between', value: [5000, 15000] }],
  })
  expect(conditionOn(either, 'ratingAverage')).toBeUndefined()
})

test('the price ranges cover every price, with open ends', () => {
  expect(ranges.map(priceCondition)).toEqual([
    { field: 'price', op: 'lt', value: 5000 },
    { field: 'price', op: 'between', value: [5000, 15000] },
    { field: 'price', op: 'between', value: [15000, 50000] },
    { field: 'price', op: 'gte', value: 50000 },
  ])
  expect(valuesOf({ field: 'colors', op: 'in', value: ['red'] })).toEqual(['red'])
})
