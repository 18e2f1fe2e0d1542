import { expect, test } from 'vitest'
import { defineResource, text, type AnyResource } from '#define'
import { areaKeys } from './area-keys'

const named = (name: string, label: string): AnyResource =>
  defineResource(name, {
    label: [label, label],
    icon: 'shopping-bag',
    fields: { name: text() },
    title: 'name',
    columns: ['name'],
    access: { admin: 'all' },
  })

test('each resource has its initial, and only those whose initial is taken have another letter', () => {
  const resources = [
    named('orders', 'Orders'),
    named('shipments', 'Shipments'),
    named('sites', 'Sites'),
    named('invoices', 'Invoices'),
    named('offers', 'Offers'),
    named('os', 'OS'),
  ]
  expect(areaKeys(resources).map(({ resource, letter }) => [resource.name, letter])).toEqual([
    ['orders', 'o'],
    ['shipments', 's'],
    ['sites', 't'],
    ['invoices', 'i'],
    ['offers', 'f'],
  ])
})
