import { describe, expect, it } from 'vitest'
import { app } from '#resources/app'
import { columnsWith, leastWidth, type Room } from './columns'
import { defaultPreferences } from './state/preferences'

type Name = 'creditNotes' | 'invoices' | 'notifications' | 'orders' | 'products'
const columnsIn = (name: Name, room: Room) =>
  columnsWith(app[name], 'admin', defaultPreferences, (field) => field, room)
const widthOf = (name: Name, field: string, room: Room) =>
  columnsIn(name, room).find((column) => column.name === field)?.min ?? 0

describe('the columns of a table on a narrow screen', () => {
  it('keep their widths where they fit beside a narrower title', () => {
    for (const field of ['customer', 'invoice', 'total'])
      expect(widthOf('creditNotes', field, 'least'), field).toBe(widthOf('creditNotes', field, 'min'))
    expect(widthOf('creditNotes', 'number', 'least')).toBeLessThan(widthOf('creditNotes', 'number', 'min'))
  })

  it('have their least widths where they do not fit', () => {
    expect(widthOf('products', 'category', 'least')).toBeLessThan(widthOf('products', 'category', 'min'))
    expect(leastWidth(columnsIn('products', 'least'), true)).toBeLessThanOrEqual(920)
  })

  it('are wide where that leaves much of the table to the title', () => {
    expect(widthOf('notifications', 'kind', 'least')).toBe(widthOf('notifications', 'kind', 'wide'))
    expect(widthOf('orders', 'buyer', 'least')).toBeLessThan(widthOf('orders', 'buyer', 'wide'))
  })

  it('show a number of a series completely', () => {
    for (const name of ['orders', 'invoices', 'creditNotes'] as const)
      expect(widthOf(name, 'number', 'least'), name).toBe(142)
  })
})
