import type { ElectronicDocument } from '#server/write/services/electronic'
import { fitsAmount } from './numbers'
import { vatNumberOf } from './parties'

/** What the standard requires and a document does not have, as keys of messages. */
export type ElectronicLack =
  'electronicParties' | 'electronicSellerTax' | 'electronicBuyerTax' | 'electronicDecimals'

/** What a document lacks to be electronic; empty if nothing. */
export function lacksOf(document: ElectronicDocument): ElectronicLack[] {
  const { seller, buyer, lines, taxes, currency, net, tax, total, prepaid } = document
  const isReversed = taxes.some(({ category }) => category === 'AE')
  const amounts = [
    ...[net, tax, total, prepaid],
    ...lines.flatMap((line) => [
      line.net,
      ...line.allowances.flatMap(({ amount, base = 0 }) => [amount, base]),
    ]),
    ...taxes.flatMap((each) => [each.net, each.tax]),
  ]
  return [
    ...((seller.taxNumber ?? '').trim() === '' ? (['electronicSellerTax'] as const) : []),
    ...(isReversed && !vatNumberOf(buyer) ? (['electronicBuyerTax'] as const) : []),
    ...(amounts.every((amount) => fitsAmount(amount, currency)) ? [] : (['electronicDecimals'] as const)),
  ]
}
