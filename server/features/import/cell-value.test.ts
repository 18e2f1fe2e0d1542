import { expect, it } from 'vitest'
import type { AnyField } from '#define/kinds'
import { app } from '#resources/app'
import { cellValue, type Reading } from './cell-value'

const customer: AnyField = { kind: 'ref', to: 'customers' }
const people: AnyField = { kind: 'refs', to: 'users' }
const ids: Readonly<Record<string, string[]>> = { Ann: ['id-1'], 'No access here': ['id-2'] }

const read = (field: AnyField, text: string, keeps: boolean) => {
  const reading: Reading = {
    ...{ app, resource: app.invoices, path: 'customer', currency: undefined, keeps },
    idsOf: (_, title) => ids[title] ?? [],
  }
  return cellValue(field, text, reading)
}
const kept = { value: undefined }
const nobody = { fault: { key: 'nobody' } }

it.each([
  [customer, 'No access', kept],
  [customer, '无权查看', kept],
  [customer, 'Customer', kept],
  [customer, 'No access here', { value: 'id-2' }],
  [customer, 'Somebody', nobody],
  [people, 'Somebody; 某人', kept],
  [people, 'Ann; Somebody', nobody],
  [people, 'Ann', { value: ['id-1'] }],
] as const)(
  'a record that is there keeps what was exported without a title: %o %s',
  (field, text, expected) => {
    expect(read(field, text, true)).toEqual(expected)
  },
)

it('a new record refers to nothing without a title', () => {
  expect(read(customer, 'No access', false)).toEqual(nobody)
  expect(read(people, 'Somebody', false)).toEqual(nobody)
})
