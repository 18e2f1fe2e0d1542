import { requirePrintable } from '#server/features/documents/require-printable'
import type { TransactionContext } from '#server/write/related'
import type { Invoice } from '../invoices.resource'
import { buyerDetails, sellerDetails } from './party-details'

type Lines = Invoice['lines']

/** The descriptions of lines by their fields. */
export const descriptionsOf = (lines: Lines = []): Record<string, string> =>
  Object.fromEntries(lines.map(({ description }, index) => [`lines.${index}.description`, description]))

type Draft = Partial<Pick<Invoice, 'notes' | 'exemptionReason' | 'lines' | 'customer' | 'seller'>>

/**
 * Refuses a draft that its PDF could not show: its own texts, and the details of its parties, at their fields.
 * @throws Problem invalid.
 */
export async function requirePrintableDraft(context: TransactionContext, draft: Draft): Promise<void> {
  const { notes, exemptionReason, lines, customer, seller } = draft
  requirePrintable({
    ...descriptionsOf(lines),
    notes,
    exemptionReason,
    customer: customer && (await buyerDetails(context, customer))?.text,
    seller: (await sellerDetails(context, seller ?? null))?.text,
  })
}
