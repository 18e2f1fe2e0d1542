import { expect, test } from 'vitest'
import { readableFields } from '#define/reading'
import { app } from '#resources/app'
import { fieldLayoutOf } from './field-layout'

const { invoices, products } = app
const names = (entries: readonly (readonly [string, unknown])[]) => entries.map(([name]) => name)

test("the lead of an invoice's page has its state, then its computed total, and four fields at most", () => {
  const { lead, wide, meta } = fieldLayoutOf(invoices, readableFields(invoices, 'admin'), () => true)
  expect(names(lead).slice(0, 2)).toEqual(['status', 'total'])
  expect(lead).toHaveLength(4)
  expect(names(wide)).toEqual(['lines', 'notes', 'sellerDetails', 'buyerDetails', 'taxes'])
  expect(names(meta)).toEqual(['createdAt', 'updatedAt'])
})

test('an empty field is not part of the lead', () => {
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

test('every shown field is in exactly one part of the page', () => {
  const fields = readableFields(products, 'admin')
  const layout = fieldLayoutOf(products, fields, (name) => name !== 'cover')
  const all = Object.values(layout).flatMap(names)
  expect(all.toSorted()).toEqual(
    Object.keys(fields)
      .filter((name) => name !== 'cover')
      .toSorted(),
  )
})
