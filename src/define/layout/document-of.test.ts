import { expect, test } from 'vitest'
import { invoices } from '#resources/invoicing/invoices.resource'
import { orders } from '#resources/shop/orders.resource'
import { products } from '#resources/shop/products.resource'
import { documentOf } from './document-of'

const invoice = {
  number: 'INV-2026-0001',
  customer: '01890000-0000-7000-8000-000000000000',
  issuedOn: '2026-03-01',
  dueOn: null,
  lines: [
    { description: 'Design', quantity: 3, unitPrice: 12_50 },
    { description: 'Print', quantity: 1, unitPrice: 5_00 },
  ],
  total: 42_50,
  notes: '',
}

test('a document has the computed values of its lines, the columns with a value, the party that it refers to, and no empty facts', () => {
  const content = documentOf(invoices, invoice)
  expect(content?.lines?.rows.map(({ net }) => net)).toEqual([37_50, 5_00])
  expect(content?.lines?.columns).toEqual(['description', 'quantity', 'unitPrice', 'net'])
  expect(content?.to?.of).toEqual({ name: 'customer', to: 'customers', id: invoice.customer })
  expect(content?.meta).toContain('issuedOn')
  expect(content?.meta).not.toContain('dueOn')
  expect(content?.totals).toEqual(['total'])
  expect(content).not.toHaveProperty('note')
})

test('a document multiplies the fields of a line that its amount is declared with', () => {
  const lines = [{ name: 'Terminal', quantity: 3, price: 12_50 }]
  expect(documentOf(orders, { lines })?.lines?.amounts).toEqual({ like: 'price', values: [37_50] })
})

test('a party is shown as it was when its details were frozen', () => {
  const content = documentOf(invoices, { ...invoice, buyerDetails: 'Harbour & Vine\nHamburg' })
  expect(content?.to).toEqual({ names: ['buyerDetails'] })
})

test('what the reader may not read is not in the document', () => {
  const content = documentOf(invoices, { number: 'INV-2026-0001' })
  expect(content).toEqual({ meta: ['number'], to: { names: [] }, totals: [], notices: [] })
})

test('a resource without a declared document has none', () => {
  expect(documentOf(products, {})).toBeUndefined()
})

test('a document has the sentences whose condition the record meets, and a further list only with rows', () => {
  const taxes = [{ rate: 19, net: 42_50, tax: 8_08 }]
  const taxed = documentOf(invoices, { ...invoice, taxTreatment: 'standard', taxes })
  expect(taxed).toMatchObject({
    notices: [],
    breakdown: { of: 'taxes', columns: ['rate', 'net', 'tax'], rows: taxes },
  })
  const reversed = documentOf(invoices, { ...invoice, taxTreatment: 'reverseCharge', taxes: [] })
  expect(reversed?.notices).toEqual(['reverseCharge'])
  expect(reversed).not.toHaveProperty('breakdown')
})

test('the sum so far of each line ends with the sum of all', () => {
  expect(documentOf(invoices, invoice)?.lines?.carried).toEqual({ like: 'net', values: [37_50, 42_50] })
})
