import { expect, it } from 'vitest'
import { invoiceNumbersIn } from './invoice-numbers'

it.each([
  ['Payment of INV-2026-00042', ['INV-2026-00042']],
  ['inv 2026 00042/INV202600043', ['INV-2026-00042', 'INV-2026-00043']],
  ['INV-2026-123', []],
  ['Invoice 2026', []],
  ['INV-2026-123456', ['INV-2026-123456']],
])('numbers of invoices are read from "%s"', (text, numbers) => {
  expect(invoiceNumbersIn(text)).toEqual(numbers)
})

it('a long text is read in linear time, and only its first numbers', () => {
  expect(invoiceNumbersIn('INV2026'.repeat(20_000))).toEqual([])
  expect(invoiceNumbersIn('INV-2026-00001 '.repeat(100))).toHaveLength(5)
})
