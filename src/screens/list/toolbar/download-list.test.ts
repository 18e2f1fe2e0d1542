import { expect, test } from 'vitest'
import { products } from '#resources/shop/products.resource'
import { exportUrl } from './download-list'
import { readListState } from '#screens/list-model/state/list-state'

test('the export URL has the parameters of the list without its page', () => {
  const state = readListState(products, new URLSearchParams('page=3&size=50&sort=-price,name&q=读卡&trash=1'))
  const url = new URL(exportUrl(products, state, 'xlsx'), 'http://corridor.example')
  expect(url.pathname).toBe('/api/products/export')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    _sort: 'price,name',
    _order: 'desc,asc',
    q: '读卡',
    _trash: 'true',
    format: 'xlsx',
  })
})
