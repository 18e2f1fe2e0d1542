import { expect, test } from 'vitest'
import { rangesOf } from '#define/lists/facets'
import { endsCondition, endsOf, rangeCondition, rangeOf, toggledCondition } from './facet-condition'

const facet = { bounds: [5000, 15000] }

test('the ranges between bounds cover every value once, with open ends', () => {
  expect(rangesOf(facet).map((range) => rangeCondition('price', range))).toEqual([
    { field: 'price', op: 'lt', value: 5000 },
    { field: 'price', op: 'between', value: [5000, 14999] },
    { field: 'price', op: 'gte', value: 15000 },
  ])
  expect(rangeOf('price', facet, { field: 'price', op: 'gte', value: 15000 })).toBe('15000-')
  expect(rangeOf('price', facet, { field: 'price', op: 'gte', value: 1 })).toBeUndefined()
})

test('ends that were entered become a condition, whichever is larger', () => {
  expect(endsCondition('price', [900, 100])).toEqual({ field: 'price', op: 'between', value: [100, 900] })
  expect(endsCondition('price', [undefined, 100])).toEqual({ field: 'price', op: 'lte', value: 100 })
  expect(endsCondition('price', [undefined, undefined])).toBeUndefined()
  expect(endsOf({ field: 'price', op: 'gte', value: 5 })).toEqual([5, undefined])
  expect(endsOf({ field: 'price', op: 'lt', value: 5000 })).toEqual([undefined, 4999])
})

test('a value is chosen in addition to others, and no longer chosen the second time', () => {
  const field = { kind: 'choices', options: ['red', 'blue'] } as const
  const red = toggledCondition('colors', field, undefined, 'red')
  expect(red).toEqual({ field: 'colors', op: 'in', value: ['red'] })
  expect(toggledCondition('colors', field, red, 'blue')).toMatchObject({ value: ['red', 'blue'] })
  expect(toggledCondition('colors', field, red, 'red')).toBeUndefined()
})
