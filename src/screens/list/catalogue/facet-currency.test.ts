import { expect, test } from 'vitest'
import { currency, defineResource, image, money, text } from '#define'
import { comparedIn, withFacet } from './facet-currency'

const goods = defineResource('goods', {
  label: ['Good', 'Goods'],
  fields: { name: text(), price: money(), currency: currency(), photo: image({ optional: true }) },
  title: 'name',
  columns: ['name'],
  filters: ['price', 'currency'],
  views: { gallery: { image: 'photo', facets: { currency: true, price: { bounds: [50_00] } } } },
  access: { admin: 'all' },
})
const values = (...codes: readonly string[]) => ({
  valuesOf: () => codes.map((value) => ({ value, count: 1 })),
})
const none = { match: 'and', nodes: [] } as const
const euro = { field: 'currency', op: 'in', value: ['EUR'] } as const
const cheap = { field: 'price', op: 'lt', value: 5000 } as const

test('amounts are compared in the chosen currency, or in the only one', () => {
  expect(comparedIn(goods, 'price', none, values('EUR', 'CNY'))).toBeUndefined()
  expect(comparedIn(goods, 'price', none, values('CNY'))).toBe('CNY')
  expect(comparedIn(goods, 'price', { match: 'and', nodes: [euro] }, values('EUR', 'CNY'))).toBe('EUR')
  expect(comparedIn(goods, 'currency', none, values('CNY'))).toBeUndefined()
})

test('a condition on an amount chooses its currency, and another currency removes it', () => {
  const both = withFacet(goods, none, 'price', { condition: cheap, currency: 'EUR' })
  expect(both.nodes).toEqual([cheap, euro])
  const yuan = { ...euro, value: ['CNY'] }
  expect(withFacet(goods, both, 'currency', { condition: yuan, currency: undefined }).nodes).toEqual([yuan])
  expect(withFacet(goods, both, 'price', { condition: undefined, currency: 'EUR' }).nodes).toEqual([euro])
})
