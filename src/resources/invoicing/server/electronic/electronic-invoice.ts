import { frozenParties } from '#server/features/documents/electronic/frozen-parties'
import type { ElectronicDocument, ElectronicOf, ElectronicParties } from '#server/write/services/electronic'
import type { Invoice } from '../../invoices.resource'
import { taxedParts } from './taxed-lines'

/** A sent invoice with the details of its parties as an electronic document. */
export function invoiceWith(invoice: Invoice, parties: ElectronicParties): ElectronicDocument {
  const { number, issuedOn, dueOn, currency, notes, paid, credited } = invoice
  return {
    ...parties,
    ...taxedParts(invoice),
    kind: 'invoice',
    number: number ?? '',
    issuedOn: issuedOn ?? '',
    ...(dueOn !== null && { dueOn }),
    currency,
    note: notes,
    prepaid: paid + credited,
  }
}

/** The electronic form of an invoice that was sent. */
export const electronicInvoice: ElectronicOf<Invoice> = async ({ database }, invoice) => {
  const parties = await frozenParties(database, 'invoices', invoice.id)
  return parties && invoiceWith(invoice, parties)
}
