import { expect, it } from 'vitest'
import type { AnyField } from '#define/kinds'
import { app } from '#resources/app'
import { cellValue, type Reading } from './cell-value'

const customer: AnyField = { kind: 'ref', to: 'customers' }
const people: AnyField = { kind: 'refs', to: 'users' }
const ids: Readonly<Record<string, string[]>> = { Ann: ['id-1'], 'No access here': ['id-2'] }

const read = (field: AnyField, text: string, keeps: boolean) => {
  const reading: Reading = {
    app,
    resource: app.invoices,
    path: 'customer',
    currency: undefined,
    keeps,
    idsOf: (_, title) => ids[title] ?? [],
  }
  return cellValue(field, text, reading)
}
const stored = { value: undefined }
const nilUuid = { fault: { key: 'nobody' } }

it.each([
  [customer, 'No access', stored],
  [customer, '无权查看', stored],
  [customer, 'Customer', stored],
  [customer, 'No access here', { value: 'id-2' }],
  [customer, 'Somebody', nilUuid],
  [people, 'Somebody; 某人', stored],
  [people, 'Ann; Somebody', nilUuid],
  [people, 'Ann', { value: ['id-1'] }],
] as const)(
  'import: an existing record keeps a reference that was exported without a title, but not an unknown one: %o "%s"',
  (field, text, expected) => {
    expect(read(field, text, true)).toEqual(expected)
  },
)

it('import: a placeholder for an untitled record is rejected in a new record', () => {
  expect(read(customer, 'No access', false)).toEqual(nilUuid)
  expect(read(people, 'Somebody', false)).toEqual(nilUuid)
})
