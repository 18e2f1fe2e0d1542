import { describe, expect, test } from 'vitest'
import { app } from '#resources/app'
import { catalogueFor } from './facets'
import { tabsOf } from './tabs-of'

describe('the tabs of a list', () => {
  test('are all states for a role that reads all records', () => {
    expect(tabsOf(app.invoices, 'admin')).toContain('draft')
    expect(tabsOf(app.orders, 'user')).toEqual(tabsOf(app.orders, 'admin'))
  })
  test('leave out states in which a role reads no record', () => {
    expect(tabsOf(app.invoices, 'user')).not.toContain('draft')
    expect(tabsOf(app.invoices, 'user')).toContain('paid')
  })
})

describe('the catalogue in place of a table', () => {
  test('is for the roles that choose records', () => {
    expect(catalogueFor(app.products, 'user')).toBe('/dashboard/e-commerce/shop')
    expect(catalogueFor(app.products, 'manager')).toBeUndefined()
    expect(catalogueFor(app.orders, 'user')).toBeUndefined()
  })
})
