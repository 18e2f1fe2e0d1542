import { describe, expect, it } from 'vitest'
import { app } from '#resources/app'
import { columnsWith, leastWidth, type Column } from './columns'
import { fitColumns, type Needs } from './fit-columns'
import { defaultPreferences } from './state/preferences'

const orders = (widths = defaultPreferences.widths): readonly Column[] =>
  columnsWith(app.orders, 'admin', { ...defaultPreferences, widths }, (field) => field, 'least')

/** What each column of `columns` needs: its width now, unless `others` has another one. */
const needsOf = (columns: readonly Column[], others: Readonly<Record<string, number>>): Needs =>
  columns.map(({ name, min }) => ({ typical: others[name] ?? min, all: others[name] ?? min }))

const fit = (columns: readonly Column[], needs: Needs, space: number | undefined, summed: string[] = []) =>
  fitColumns(columns, needs, { space, isSelectable: true, summed })

const widthIn = (columns: readonly Column[], wanted: string): number =>
  columns.find(({ name }) => name === wanted)?.min ?? 0

describe('columns that are fitted into a table', () => {
  const columns = orders()
  const least = leastWidth(columns, true)

  it('are the same ones where no value is cut, and where there is no space to fit into', () => {
    expect(fit(columns, needsOf(columns, {}), least + 200)).toBe(columns)
    expect(fit(columns, needsOf(columns, { buyer: 400 }), undefined)).toBe(columns)
  })

  it('have what others do not need, where they cut their values', () => {
    const needs = needsOf(columns, { buyer: 400, status: 70, paymentMethod: 90 })
    const fitted = fit(columns, needs, least)
    expect(widthIn(fitted, 'buyer')).toBeGreaterThan(widthIn(columns, 'buyer'))
    expect(leastWidth(fitted, true)).toBeLessThanOrEqual(least)
    const isWide = fitted.filter(
      ({ name, min, head }, index) =>
        name !== 'buyer' && min > Math.max(needs[index]?.all ?? 0, head + 20, 60),
    )
    expect(isWide.map(({ name }) => name)).toEqual([])
  })

  it('have the rest of the table that the title does not need', () => {
    const fitted = fit(columns, needsOf(columns, { buyer: 190 }), least + 300)
    expect(widthIn(fitted, 'buyer')).toBeGreaterThanOrEqual(189)
    expect(widthIn(fitted, 'number')).toBe(widthIn(columns, 'number'))
    expect(leastWidth(fitted, true)).toBeLessThanOrEqual(least + 300)
  })

  it('share evenly what is not enough for all of them', () => {
    const fitted = fit(columns, needsOf(columns, { buyer: 400, paymentMethod: 400, status: 70 }), least)
    const grown = (name: string) => widthIn(fitted, name) - widthIn(columns, name)
    expect(grown('buyer')).toBeGreaterThan(0)
    expect(grown('paymentMethod')).toBeGreaterThan(0)
    expect(leastWidth(fitted, true)).toBeLessThanOrEqual(least)
  })

  it('do not leave a space to one long value that others need for most of theirs', () => {
    const needs = columns.map(({ name, min }) => {
      if (name === 'number') return { typical: min, all: 1000 }
      return name === 'buyer' ? { typical: 190, all: 190 } : { typical: min, all: min }
    })
    const fitted = fit(columns, needs, least + 200)
    expect(widthIn(fitted, 'buyer')).toBeGreaterThanOrEqual(189)
    expect(leastWidth(fitted, true)).toBeLessThanOrEqual(least + 200)
  })

  it('are not narrower than their heads, nor narrower at all if they have sums or the user has set their width', () => {
    const needs = needsOf(columns, { buyer: 600, totalItems: 10, total: 10, status: 10 })
    const fitted = fit(columns, needs, least, ['totalItems', 'total'])
    for (const name of ['totalItems', 'total']) expect(widthIn(fitted, name)).toBe(widthIn(columns, name))
    for (const { min, head } of fitted) expect(min).toBeGreaterThanOrEqual(head)
    const resized = orders({ status: 200 })
    expect(fit(resized, needs, least).find(({ name }) => name === 'status')).toMatchObject({ width: 200 })
  })

  it('are narrower in sum where they do not fit beside each other', () => {
    const wide = columns.map((column) =>
      column.name === 'status' ? { ...column, min: column.min + 80 } : column,
    )
    const fitted = fit(wide, needsOf(columns, {}), 920)
    expect(leastWidth(wide, true)).toBeGreaterThan(920)
    expect(leastWidth(fitted, true)).toBeLessThanOrEqual(920)
  })

  it('do not grow in sum on a screen on which the table is scrolled', () => {
    const fitted = fit(columns, needsOf(columns, { buyer: 400 }), 400)
    expect(leastWidth(fitted, true)).toBeLessThanOrEqual(least)
  })
})
