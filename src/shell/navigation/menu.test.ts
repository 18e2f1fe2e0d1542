import { expect, test } from 'vitest'
import { defineResource, text } from '#define'
import { evaluateAccess } from '#providers/access/evaluate'
import { menuOf } from './menu'

const declare = (name: string, menu?: string) =>
  defineResource(name, {
    label: [name, name],
    ...(menu !== undefined && { menu }),
    fields: { name: text() },
    title: 'name',
    columns: ['name'],
    access: { admin: 'all' },
  })
const app = {
  products: declare('products', 'sales'),
  invoices: declare('invoices', 'sales'),
  users: declare('users', 'management'),
  customers: declare('customers', 'sales'),
  secrets: declare('secrets'),
}
const names = (permissions: Record<string, string[]>) =>
  menuOf(app, (question) => evaluateAccess(permissions, question).can).map(({ name, resources }) => [
    name,
    ...resources.map((resource) => resource.name),
  ])

test('the menu has the readable resources in their groups, in the order of the declarations', () => {
  const all = Object.fromEntries(Object.keys(app).map((name) => [name, ['read']]))
  expect(names(all)).toEqual([
    ['sales', 'products', 'invoices', 'customers'],
    ['management', 'users'],
  ])
  expect(names({ invoices: ['read'], products: ['create'] })).toEqual([['sales', 'invoices']])
  expect(names({})).toEqual([])
})
