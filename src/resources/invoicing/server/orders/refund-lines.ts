import type { Language } from '#server/base/caller'
import { amountsOf } from '#money/invoice-amounts'

const texts: { readonly [L in Language]: { readonly refund: string; readonly rounding: string } } = {
  en: { refund: 'Refund', rounding: 'Rounding' },
  cn: { refund: '退款', rounding: '尾差' },
}

interface Refunded {
  readonly number: string
  /** With tax, in minor units. */
  readonly amount: number
  /** In percent. */
  readonly taxRate: number
}

const lineOf = (description: string, unitPrice: number, taxRate: number) => ({
  description,
  quantity: 1,
  unit: null,
  unitPrice,
  discount: null,
  discountAmount: null,
  taxRate,
})

/**
 * The lines of a credit note whose total is a refunded amount. Not every amount is that of a net amount and its rounded
 * tax: a line without tax adds the minor unit that is missing then.
 */
export function refundLines({ number, amount, taxRate }: Refunded, language: Language) {
  const { refund, rounding } = texts[language]
  const withNet = (net: number) => lineOf(`${refund} ${number}`, net, taxRate)
  let net = Math.ceil(amount / (1 + taxRate / 100))
  while (amountsOf([withNet(net)]).total > amount) net -= 1
  const missing = amount - amountsOf([withNet(net)]).total
  return missing > 0 ? [withNet(net), lineOf(rounding, missing, 0)] : [withNet(net)]
}
