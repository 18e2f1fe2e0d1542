import { expect, test } from 'vitest'
import { amountsOf } from '#money/invoice-amounts'
import { refundLines } from './refund-lines'

test('the total of the lines is the refunded amount, whatever the rate of the tax', () => {
  for (const taxRate of [0, 5.5, 7, 19, 25, 99.99, 100])
    for (let amount = 1; amount < 2000; amount++) {
      const lines = refundLines({ number: 'RFD-2026-00001', amount, taxRate }, 'en')
      expect(amountsOf(lines).total, `${amount} with ${taxRate} %`).toBe(amount)
      expect(lines.slice(1).every(({ unitPrice }) => unitPrice === 1)).toBe(true)
    }
})

test('the lines are described in the language of the customer', () => {
  const described = (language: 'en' | 'cn') =>
    refundLines({ number: 'RFD-2026-00001', amount: 3, taxRate: 100 }, language).map(
      ({ description }) => description,
    )
  expect(described('en')).toEqual(['Refund RFD-2026-00001', 'Rounding'])
  expect(described('cn')).toEqual(['退款 RFD-2026-00001', '尾差'])
})
