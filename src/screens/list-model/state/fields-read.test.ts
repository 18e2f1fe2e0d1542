import { describe, expect, it } from 'vitest'
import { app } from '#resources/app'
import { fieldsRead } from './fields-read'

const { audit, calendarEvents, orders, products } = app

describe('the fields that a table reads', () => {
  it('are its columns, the title, the key of the URL, the currency and the state', () => {
    const fields = fieldsRead(products)
    expect(fields).toEqual(
      expect.arrayContaining([...products.columns, 'name', 'slug', 'currency', 'status']),
    )
    expect(fields).not.toContain('description')
  })

  it('include the picture of the record', () => {
    expect(products.columns).not.toContain('cover')
    expect(fieldsRead(products)).toContain('cover')
    expect(fieldsRead(orders)).not.toContain('cover')
  })

  it('include columns that the user has added, in an order that does not depend on theirs', () => {
    expect(fieldsRead(products)).not.toContain('weight')
    expect(fieldsRead(products, ['weight', 'price'])).toContain('weight')
    expect(fieldsRead(products, ['weight', 'price'])).toEqual(fieldsRead(products, ['price', 'weight']))
  })

  it('leave out columns that no longer exist', () => {
    expect(fieldsRead(products, ['gone'])).toEqual(fieldsRead(products))
  })

  it('include what decides how another one is shown', () => {
    expect(fieldsRead({ ...calendarEvents, columns: ['title', 'start'] })).toContain('allDay')
    expect(fieldsRead({ ...audit, columns: ['record'] })).toContain('resource')
  })

  it('include what the moves of a row depend on', () => {
    // An order that is paid on delivery can be paid only once.
    expect(orders.columns).not.toContain('paidAt')
    expect(fieldsRead(orders)).toContain('paidAt')
  })
})
