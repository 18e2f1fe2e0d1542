import { expect, test } from 'vitest'
import { noFilter, type Group } from './filter'
import { conditionOn, valuesOf, withCondition } from './top-condition'

const stars = { field: 'ratingAverage', op: 'gte', value: 4 } as const
const price = { field: 'price', op: 'between', value: [5000, 15000] } as const
const either: Group = { match: 'or', nodes: [stars] }

test('a field has one condition, which can be replaced and removed', () => {
  const item = withCondition(noFilter, 'ratingAverage', stars)
  expect(conditionOn(item, 'ratingAverage')).toEqual(stars)
  const other = withCondition(item, 'ratingAverage', { ...stars, value: 3 })
  expect(other.nodes).toEqual([{ ...stars, value: 3 }])
  expect(withCondition(other, 'ratingAverage', undefined)).toEqual(noFilter)
})

test('changing the condition on a field keeps the other filters', () => {
  const both = withCondition(either, 'price', price)
  expect(both).toEqual({ match: 'and', nodes: [either, price] })
  expect(conditionOn(either, 'ratingAverage')).toBeUndefined()
  expect(valuesOf(price)).toEqual(['5000', '15000'])
})
