import { describe, expect, test } from 'vitest'
import type { Entry } from './entry'
import { fit, ranked, strong } from './rank'

const entry = (title: string, ...keywords: string[]): Entry => ({
  id: title,
  section: 'pages',
  title,
  keywords,
})
const order = (typed: string, ...entries: Entry[]) =>
  ranked(typed, entries).map(({ entry: { title } }) => title)

describe('a search in the palette', () => {
  test('ranks the exact name first, then its beginning, then one of its words, then any part of it', () => {
    const names = ['Reinvoicing', 'New invoice', 'Invoices', 'Invoice', 'Import vouchers'].map((name) =>
      entry(name),
    )
    expect(order('invoice', ...names)).toEqual(['Invoice', 'Invoices', 'New invoice'])
    expect(order('invoic', ...names)).toEqual(['Invoice', 'Invoices', 'New invoice', 'Reinvoicing'])
  })

  test('matches words in any order by their beginnings', () => {
    expect(order('inv new', entry('New invoice'), entry('New product'))).toEqual(['New invoice'])
    expect(order('mode l', entry('Mode: Light'), entry('Mode: Dark'))).toEqual(['Mode: Light'])
  })

  test('matches initials', () => {
    expect(order('ni', entry('New invoice'), entry('Products'))).toEqual(['New invoice'])
  })

  test('matches with letters left out, but ranks below a strong match', () => {
    expect(fit('prdcts', 'Products')).toBeGreaterThan(0)
    expect(fit('prdcts', 'Products')).toBeLessThan(strong)
    expect(fit('pz', 'Products')).toBe(0)
  })

  test('matches the name in the other language, ranked after the title', () => {
    expect(order('invoices', entry('发票', 'Invoices'), entry('Invoices'))).toEqual(['Invoices', '发票'])
    expect(order('发', entry('发票'))).toEqual(['发票'])
  })

  test('matches nothing if it is blank', () => {
    expect(ranked('  ', [entry('Products')])).toEqual([])
  })
})
