import { expect, test } from 'vitest'
import { app } from '../resources/app'
import { menuOf } from './menu'

const names = (permissions: Record<string, string[]>) =>
  menuOf(app, permissions).map(({ name, resources }) => [name, ...resources.map((resource) => resource.name)])

test('the menu has what may be read, by its groups, in the order of the declarations', () => {
  const all = Object.fromEntries(Object.keys(app).map((name) => [name, ['read']]))
  expect(names(all)).toEqual([
    ['sales', 'products', 'invoices', 'customers'],
    ['management', 'users'],
  ])
  expect(names({ invoices: ['read'], products: ['create'] })).toEqual([['sales', 'invoices']])
  expect(names({})).toEqual([])
})
