import { describe, expect, test } from 'vitest'
import { products } from '#resources/shop/products.resource'
import { invoices } from '#resources/invoicing/invoices.resource'
import { conditionsOf, readFilter, writeFilter, type Group } from './filter'
import { listRequest } from './list-request'
import { isNarrowed, readListState, sortsAfterClick, withoutNarrowing, writeListState } from './list-state'

const read = (query: string) => readListState(products, new URLSearchParams(query))
const nested: Group = {
  match: 'and',
  nodes: [
    { field: 'status', op: 'in', value: ['draft', 'published'] },
    {
      match: 'or',
      nodes: [
        { field: 'price', op: 'gte', value: 1999 },
        { field: 'createdAt', op: 'null' },
      ],
    },
  ],
}

describe('the state of a list in the URL', () => {
  test('has the default values if the query is empty', () => {
    expect(read('')).toEqual({
      page: 1,
      pageSize: 25,
      sorts: [],
      filter: { match: 'and', nodes: [] },
      search: '',
      trash: false,
    })
  })

  test('is parsed as it was written, and other parameters of the query stay', () => {
    const state = {
      page: 3,
      pageSize: 50,
      sorts: [
        { field: 'price', order: 'desc' as const },
        { field: 'name', order: 'asc' as const },
      ],
      filter: nested,
      search: '读卡器 & co',
      trash: true,
    }
    const query = writeListState(state, new URLSearchParams('view=board'))
    expect(query.get('view')).toBe('board')
    expect(query.get('sort')).toBe('-price,name')
    expect(readListState(products, query)).toEqual(state)
  })

  test('is written without default values', () => {
    expect(writeListState(read(''), new URLSearchParams('page=4&sort=name&q=a')).toString()).toBe('')
  })

  test('falls back to defaults for invalid values', () => {
    const state = read(
      'page=-2&size=7&sort=nothing,-price,price&filter={"and":[{"field":"cost","op":"eq","value":1}]}',
    )
    expect(state.page).toBe(1)
    expect(state.pageSize).toBe(25)
    expect(state.sorts).toEqual([{ field: 'price', order: 'desc' }])
    expect(state.filter.nodes).toEqual([])
  })

  test('has no page beyond the maximum offset of the server', () => {
    expect(read('page=999999').page).toBe(401)
  })

  test('shows the trash only for resources that have one', () => {
    expect(readListState(invoices, new URLSearchParams('trash=1')).trash).toBe(false)
  })
})

describe('a filter in the URL', () => {
  test('is serialized in the format that the server parses', () => {
    expect(writeFilter(nested)).toBe(
      '{"and":[{"field":"status","op":"in","value":["draft","published"]},' +
        '{"or":[{"field":"price","op":"gte","value":1999},{"field":"createdAt","op":"null"}]}]}',
    )
  })

  test.each([
    '{',
    '[]',
    'null',
    '"and"',
    '{"and":{}}',
    '{"and":[{"field":"status","op":"in","value":"draft"}]}',
  ])('is empty for the invalid value %s', (text) => {
    expect(conditionsOf(readFilter(text, ['status']))).toEqual([])
  })

  test('is a group even if it is a single condition', () => {
    expect(readFilter('{"field":"status","op":"eq","value":"draft"}', ['status']).nodes).toHaveLength(1)
  })
})

describe('sortsAfterClick', () => {
  test('sorts ascending, then descending, then restores the default order', () => {
    const up = sortsAfterClick([{ field: 'name', order: 'asc' }], 'price', false)
    const down = sortsAfterClick(up, 'price', false)
    expect(up).toEqual([{ field: 'price', order: 'asc' }])
    expect(down).toEqual([{ field: 'price', order: 'desc' }])
    expect(sortsAfterClick(down, 'price', false)).toEqual([])
  })

  test('with add, appends a column, reverses it at its index, and removes it', () => {
    const two = sortsAfterClick([{ field: 'name', order: 'asc' }], 'price', true)
    expect(two.map(({ field }) => field)).toEqual(['name', 'price'])
    expect(sortsAfterClick(two, 'name', true)).toEqual([{ field: 'name', order: 'desc' }, two[1]])
    expect(sortsAfterClick([{ field: 'name', order: 'desc' }], 'name', true)).toEqual([])
  })
})

describe('the request of a list', () => {
  test('uses the default order if none is chosen', () => {
    expect(listRequest(products, read('')).sorters).toEqual([{ field: 'createdAt', order: 'desc' }])
  })

  test('contains page, search, filter and trash', () => {
    const state = { ...read('page=2&q=卡&trash=1'), filter: nested }
    const request = listRequest(products, state)
    expect(request.pagination).toEqual({ currentPage: 2, pageSize: 25, mode: 'server' })
    expect(request.filters[0]).toEqual({ field: 'q', operator: 'eq', value: '卡' })
    expect(request.filters[1]).toMatchObject({
      operator: 'and',
      value: [{ operator: 'in' }, { operator: 'or' }],
    })
    expect(request.meta).toEqual({ trash: true, tabs: false, board: false, more: [] })
    expect(isNarrowed(state)).toBe(true)
    expect(listRequest(products, withoutNarrowing(state)).filters).toEqual([])
  })
})
