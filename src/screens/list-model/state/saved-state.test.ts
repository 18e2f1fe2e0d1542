import { expect, test } from 'vitest'
import { customers } from '#resources/invoicing/customers.resource'
import { products } from '#resources/shop/products.resource'
import { conditionsOf } from './filter'
import { differsFrom } from './link-changes'
import { readListState } from './list-state'
import { defaultPreferences, preferencesAt } from './preferences'
import { unusableFields, usableState } from './usable-state'

const link = '/dashboard/e-commerce/list?saved=1&sort=-price&view=table&columns=name,price&density=compact'
const at = (to: string) => {
  const [pathname = '', search = ''] = to.split('?')
  return { pathname, search: `?${search}` }
}

test('a list differs from a link by what the link stores, not by its page or its name', () => {
  expect(differsFrom(link, at(link))).toBe(false)
  expect(differsFrom(link, at(`${link}&page=2&size=50&trash=1&date=2026-01-01`))).toBe(false)
  expect(differsFrom(link, at(link.replace('-price', 'price')))).toBe(true)
  expect(differsFrom(link, at(link.replace('compact', 'comfortable')))).toBe(true)
  expect(differsFrom(link, at(`${link}&q=harbour`))).toBe(true)
  expect(differsFrom(link, at(`${link}&widths=name:240`))).toBe(true)
  expect(differsFrom(link, at(`${link}&pinned=`))).toBe(true)
  expect(differsFrom(link, at(link.replace('list', 'cards')))).toBe(true)
})

test('the mode of a calendar counts only if the link stores one', () => {
  expect(differsFrom('/calendar?saved=1', at('/calendar?saved=1&mode=week'))).toBe(false)
  expect(differsFrom('/calendar?saved=1&mode=day', at('/calendar?saved=1&mode=week'))).toBe(true)
})

test('columns, widths, pins and row height of the URL come before those of the user', () => {
  const stored = { ...defaultPreferences, columns: ['name'], pinned: ['name'], widths: { name: 200 } }
  const at = (query: string) => preferencesAt(stored, new URLSearchParams(query))
  expect(at('columns=code,name&density=compact&widths=code:90,name:1,x&pinned=code')).toEqual({
    columns: ['code', 'name'],
    pinned: ['code'],
    widths: { code: 90 },
    density: 'compact',
  })
  expect(at('density=huge')).toEqual({ columns: ['name'], widths: {}, density: 'comfortable' })
  expect(at('saved=1&pinned=')).toMatchObject({ pinned: [], widths: {} })
  expect(at('saved=all')).toBe(stored)
})

test('conditions, order and columns that the role may not read are left out and named', () => {
  const hidden = Object.entries(customers.fields).find(([, field]) => 'readableBy' in field)?.[0] ?? ''
  const filter = { and: [{ field: hidden, op: 'null' }, { or: [{ field: hidden, op: 'null' }] }] }
  const declared = { ...customers, filters: [hidden], sorts: [hidden] }
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: hidden })
  const state = readListState(declared, query)
  expect(conditionsOf(state.filter)).toHaveLength(2)
  expect(usableState(declared, 'admin', state)).toBe(state)
  const usable = usableState(declared, 'user', state)
  expect(usable).toMatchObject({ sorts: [], filter: { nodes: [] } })
  expect(unusableFields(declared, 'user', state, [hidden])).toEqual([hidden])
  expect(unusableFields(declared, 'admin', state, [hidden])).toEqual([])
  expect(
    unusableFields(products, 'user', readListState(products, new URLSearchParams()), ['cost', 'x']),
  ).toEqual(['cost', 'x'])
})
