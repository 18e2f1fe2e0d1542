import { describe, expect, test } from 'vitest'
import type { Row } from '#providers/data/answers'
import { products } from '#resources/shop/products.resource'
import { modelOf, selectionAfter } from '../table/grid-selection'
import { columnsOf, leastWidth, pinOffsets, possibleColumns, tracksOf } from './columns'
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  pageToggled,
  toggled,
  type Selection,
} from './table-props'

const rowOf = (id: string): Row => ({ id, version: 1, createdAt: '', updatedAt: '', _can: [] })
const page = ['a', 'b', 'c'].map(rowOf)
const ids = (selection: Selection) =>
  [...(selection.everything ? selection.except : selection.ids)].toSorted()

describe('a selection', () => {
  test('gains and loses a record', () => {
    const item = toggled(nothingSelected, rowOf('b'))
    expect(ids(item)).toEqual(['b'])
    expect(ids(toggled(item, rowOf('b')))).toEqual([])
  })

  test('gains and loses a page, and keeps records of other pages', () => {
    const elsewhere: Selection = { ids: new Set(['x']), everything: false }
    const more = pageToggled(elsewhere, page)
    expect(ids(more)).toEqual(['a', 'b', 'c', 'x'])
    expect(ids(pageToggled(more, page))).toEqual(['x'])
  })

  test('of everything stays one of everything, without the records that were cleared', () => {
    expect(page.every((row) => isSelected(everythingSelected, row))).toBe(true)
    const but = toggled(everythingSelected, rowOf('b'))
    expect([but.everything, ids(but)]).toEqual([true, ['b']])
    expect(page.map((row) => isSelected(but, row))).toEqual([true, false, true])
    expect(isSelected(but, rowOf('of another page'))).toBe(true)
    expect(toggled(but, rowOf('b'))).toEqual(everythingSelected)
  })

  test('of everything loses and gains a page', () => {
    const but = pageToggled(toggled(everythingSelected, rowOf('x')), page)
    expect([but.everything, ids(but)]).toEqual([true, ['a', 'b', 'c', 'x']])
    expect(ids(pageToggled(but, page))).toEqual(['x'])
  })

  test('of everything follows the ids that the grid selects on its page', () => {
    const but = toggled(toggled(everythingSelected, rowOf('x')), rowOf('a'))
    expect([...modelOf(but, page).ids]).toEqual(['b', 'c'])
    const next = selectionAfter(but, page, new Set(['a', 'b']))
    expect([next.everything, ids(next)]).toEqual([true, ['c', 'x']])
    expect(ids(selectionAfter(nothingSelected, page, new Set(['a'])))).toEqual(['a'])
  })
})

describe('the columns of a list', () => {
  const label = (name: string) => name.toUpperCase()

  test('link to the record from the title column, or else from the first', () => {
    const leads = (names: string[]) =>
      columnsOf(products, names, label, { widths: {} }).find(({ isTitle }) => isTitle)?.name
    expect(leads(['code', 'name'])).toBe('name')
    expect(leads(['code', 'price'])).toBe('code')
  })

  test('have the stored width or their natural one; the title takes what is left', () => {
    const columns = columnsOf(products, ['name', 'gone', 'price'], label, { widths: { price: 90 } })
    expect(columns.map(({ name, label: shown, sortable }) => [name, shown, sortable])).toEqual([
      ['name', 'NAME', true],
      ['price', 'PRICE', true],
    ])
    expect(tracksOf(columns, true)).toBe('48px minmax(198px, 1fr) 90px 56px')
    expect(leastWidth(columns, false)).toBe(198 + 90 + 56)
  })

  test('are pinned at the widths of those before them, beside the checkboxes', () => {
    const pinned = ['name', 'price']
    const columns = columnsOf(products, ['name', 'price', 'code'], label, { widths: {}, pinned })
    expect(columns.map(({ pin }) => pin)).toEqual([0, 198, undefined])
    expect(pinOffsets(columns, true)).toEqual({ '--pin-0': '48px', '--pin-1': '246px' })
  })

  test('are wider on a wide screen, apart from the title', () => {
    const columns = columnsOf(products, ['name', 'price'], label, { widths: {}, room: 'wide' })
    expect(tracksOf(columns, false)).toBe('minmax(198px, 1fr) 144px 56px')
  })

  test('exclude fields that the role may not read', () => {
    expect(possibleColumns(products, 'manager')).toContain('cost')
    expect(possibleColumns(products, 'user')).not.toContain('cost')
    expect(possibleColumns(products, 'user')).toContain('updatedAt')
  })
})
