import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import own from '../../scripts/vite/shims/qs.mjs'

// The original package, as refine depends on it.
const require = createRequire(createRequire(import.meta.url).resolve('@refinedev/core'))
const qs = require('qs') as typeof own

const queries = [
  '',
  'a=1&b=2',
  'q=%E8%AF%BB%E5%8D%A1&page=3',
  'sorters[0][field]=name&sorters[0][order]=asc&sorters[1][field]=price&sorters[1][order]=desc',
  'filters[0][operator]=or&filters[0][value][0][field]=a&filters[0][value][0][value]=1',
  'to=%2Fdashboard%2Fapp',
  'id=1&id=2',
  'list[]=a&list[]=b',
  '__proto__[polluted]=1&constructor[prototype][polluted]=1&safe=1',
]

describe('the shim of qs behaves as the original for what refine uses', () => {
  test.each(queries)('when it parses %s', (query) => {
    expect(own.parse(`?${query}`, { ignoreQueryPrefix: true })).toEqual(
      qs.parse(`?${query}`, { ignoreQueryPrefix: true }),
    )
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  const values = {
    page: 2,
    gone: undefined,
    none: null,
    sorters: [{ field: 'name', order: 'asc' }],
    filters: [{ operator: 'and', value: [{ field: '名称', operator: 'contains', value: 'a&b' }] }],
  }
  test.each([
    { addQueryPrefix: true, skipNulls: true, encode: false, encodeValuesOnly: true },
    { skipNulls: true, encode: false },
    { skipNulls: true },
  ])('when it stringifies with %j', (options) => {
    expect(own.stringify(values, options)).toBe(qs.stringify(values, options))
  })
})
