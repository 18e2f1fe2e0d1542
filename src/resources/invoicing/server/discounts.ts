import { invalidField } from '#server/base/errors/problem'
import { netOfLine } from '#money/invoice-amounts'
import type { Invoice } from '../invoices.resource'

/** @throws Problem invalid at a discount that is higher than the amount of its line. */
export function checkDiscounts(lines: Invoice['lines']): void {
  for (const [index, line] of lines.entries()) {
    const limit = netOfLine({ ...line, discountAmount: null })
    if ((line.discountAmount ?? 0) > limit)
      throw invalidField(`lines.${index}.discountAmount`, 'lineDiscount')
  }
}
