import { expect, test } from 'vitest'
import { readableFields } from '#define/reading'
import { app } from '#resources/app'
import { fieldLayoutOf } from './field-layout'

const { invoices, products } = app
const names = (entries: readonly (readonly [string, unknown])[]) => entries.map(([name]) => name)

test('what counts most stands first: the state, what is worked out, then what the list shows', () => {
  const { lead, wide, meta } = fieldLayoutOf(invoices, readableFields(invoices, 'admin'), () => true)
  expect(names(lead).slice(0, 2)).toEqual(['status', 'total'])
  expect(lead).toHaveLength(4)
  expect(names(wide)).toEqual(['lines', 'notes'])
  expect(names(meta)).toEqual(['createdAt', 'updatedAt'])
})

test('what is empty is no lead', () => {
  const fields = readableFields(invoices, 'admin')
  const { lead, facts } = fieldLayoutOf(
    invoices,
    fields,
    () => true,
    (name) => name === 'number',
  )
  expect(names(lead)).not.toContain('number')
  expect(names(facts)).toContain('number')
})

test('every field that is shown stands in one place', () => {
  const fields = readableFields(products, 'admin')
  const layout = fieldLayoutOf(products, fields, (name) => name !== 'cover')
  const all = Object.values(layout).flatMap(names)
  expect(all.toSorted()).toEqual(
    Object.keys(fields)
      .filter((name) => name !== 'cover')
      .toSorted(),
  )
})
