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

describe('what was typed', () => {
  test('finds the name itself first, then its beginning, a word of it, its inside, its letters', () => {
    const names = ['Reinvoicing', 'New invoice', 'Invoices', 'Invoice', 'Import vouchers'].map((name) =>
      entry(name),
    )
    expect(order('invoice', ...names)).toEqual(['Invoice', 'Invoices', 'New invoice'])
    expect(order('invoic', ...names)).toEqual(['Invoice', 'Invoices', 'New invoice', 'Reinvoicing'])
  })

  test('is split into words that may stand in any order, each by its beginning', () => {
    expect(order('inv new', entry('New invoice'), entry('New product'))).toEqual(['New invoice'])
    expect(order('mode l', entry('Mode: Light'), entry('Mode: Dark'))).toEqual(['Mode: Light'])
  })

  test('may be the initials', () => {
    expect(order('ni', entry('New invoice'), entry('Products'))).toEqual(['New invoice'])
  })

  test('may leave out letters, and is then less than what was meant', () => {
    expect(fit('prdcts', 'Products')).toBeGreaterThan(0)
    expect(fit('prdcts', 'Products')).toBeLessThan(strong)
    expect(fit('pz', 'Products')).toBe(0)
  })

  test('finds by the other language too, after those that are called so', () => {
    expect(order('invoices', entry('发票', 'Invoices'), entry('Invoices'))).toEqual(['Invoices', '发票'])
    expect(order('发', entry('发票'))).toEqual(['发票'])
  })

  test('finds nothing where nothing was typed', () => {
    expect(ranked('  ', [entry('Products')])).toEqual([])
  })
})
