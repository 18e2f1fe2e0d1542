import simpleRest, { generateFilter, generateSort } from '@refinedev/simple-rest'
import type { CrudFilter } from '@refinedev/core'
import { describe, expect, test } from 'vitest'
import { app } from '#resources/app'
import { listUrl } from './list-url'

const { customers, products } = app
const queryOf = (filters: CrudFilter[]) =>
  new URLSearchParams(listUrl(customers, { filters }).split('?')[1] ?? '')

describe('the URL of a list', () => {
  test('contains page, order and plain filters as simple-rest writes them', () => {
    const sorters = [
      { field: 'name', order: 'asc' as const },
      { field: 'createdAt', order: 'desc' as const },
    ]
    const filters: CrudFilter[] = [
      { field: 'segment', operator: 'eq', value: 'startup' },
      { field: 'country', operator: 'ne', value: 'DE' },
      { field: 'createdAt', operator: 'gte', value: '2026-01-01T00:00:00.000Z' },
      { field: 'city', operator: 'contains', value: '上海 & Söhne' },
      { field: 'q', operator: 'eq', value: 'a' },
    ]
    const url = listUrl(customers, { pagination: { currentPage: 3, pageSize: 50 }, sorters, filters })
    const { _sort, _order } = generateSort(sorters) ?? { _sort: [], _order: [] }
    const theirs = {
      _start: 100,
      _end: 150,
      _sort: _sort.join(),
      _order: _order.join(),
      ...generateFilter(filters),
    }
    expect(url.startsWith(`${simpleRest('/api').getApiUrl()}/customers?`)).toBe(true)
    expect(Object.fromEntries(new URLSearchParams(url.split('?')[1]))).toEqual(
      Object.fromEntries(Object.entries(theirs).map(([name, value]) => [name, String(value)])),
    )
  })

  test('contains the requested fields by their names', () => {
    const url = listUrl(products, { meta: { fields: ['name', { cover: ['url'] }, 'price'] } })
    expect(new URLSearchParams(url.split('?')[1]).get('_fields')).toBe('name,price')
    expect(listUrl(products, { meta: { fields: 'name' } })).not.toContain('_fields')
  })

  test('contains other filters as JSON', () => {
    const group: CrudFilter = {
      operator: 'or',
      value: [
        { field: 'segment', operator: 'in', value: ['startup', 'business'] },
        { field: 'account', operator: 'null', value: undefined },
      ],
    }
    const asJson = {
      or: [
        { field: 'segment', op: 'in', value: ['startup', 'business'] },
        { field: 'account', op: 'null' },
      ],
    }
    expect(JSON.parse(queryOf([group]).get('filter') ?? '')).toEqual(asJson)
    expect(
      JSON.parse(queryOf([group, { field: 'name', operator: 'lt', value: 'm' }]).get('filter') ?? ''),
    ).toEqual({
      and: [asJson, { field: 'name', op: 'lt', value: 'm' }],
    })
  })

  test('keeps both of two filters on the same field', () => {
    const query = queryOf([
      { field: 'name', operator: 'contains', value: 'a' },
      { field: 'name', operator: 'contains', value: 'b' },
    ])
    expect(query.get('name_like')).toBe('a')
    expect(JSON.parse(query.get('filter') ?? '')).toEqual({
      and: [{ field: 'name', op: 'like', value: 'b' }],
    })
  })

  test('is that of the declared call if there is one, and can request the trash', () => {
    expect(listUrl(products, { meta: { trash: true } })).toBe('/api/products?_trash=true')
    expect(listUrl(customers, { pagination: { mode: 'off' } })).toBe('/api/customers')
  })

  test('requests all rows if the pages are off or taken in the browser', () => {
    for (const mode of ['off', 'client'] as const)
      expect(listUrl(customers, { pagination: { mode, currentPage: 2, pageSize: 10 } })).toBe(
        '/api/customers',
      )
  })

  test('leaves out filters without a value, and sends the quick search whatever the operator', () => {
    const query = queryOf([
      { field: 'name', operator: 'contains', value: undefined },
      { operator: 'or', value: [{ field: 'name', operator: 'contains', value: undefined }] },
      { field: 'q', operator: 'contains', value: 'a' },
    ])
    expect(query.toString()).toBe('q=a')
  })

  test('expresses null, several values and the outside of a range by operators of the server', () => {
    const query = queryOf([
      { field: 'account', operator: 'eq', value: null },
      { field: 'segment', operator: 'eq', value: ['startup', 'business'] },
      { field: 'createdAt', operator: 'nbetween', value: ['2026-01-01', '2026-02-01'] },
    ])
    expect(JSON.parse(query.get('filter') ?? '')).toEqual({
      and: [
        { field: 'account', op: 'null' },
        { field: 'segment', op: 'in', value: ['startup', 'business'] },
        {
          or: [
            { field: 'createdAt', op: 'lt', value: '2026-01-01' },
            { field: 'createdAt', op: 'gt', value: '2026-02-01' },
          ],
        },
      ],
    })
  })

  test('does not take parameters of the URL of the page, which refine adds to meta', () => {
    const meta: object = { trash: 'true', tabs: 'true', board: 'true', more: 'ab' }
    expect(listUrl(customers, { meta: { ...meta } })).toBe('/api/customers')
  })

  test('throws for an operator that the server does not know', () => {
    expect(() => queryOf([{ field: 'name', operator: 'startswith', value: 'a' }])).toThrow(/startswith/)
  })
})
