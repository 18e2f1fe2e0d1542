import { invalidField } from '#server/base/errors/problem'
import { freezeParties } from '#server/features/documents/electronic/frozen-parties'
import type { ActionContext } from '#server/write/services/resource-hooks'
import { nextInSeries } from '#server/write/values/series'
import { invoices, type Invoice } from '../invoices.resource'
import { addDays } from '../recurring-dates.wire'
import { mailInvoice } from './invoice-mail'
import { accountOf, notifyOf } from './invoice-notices'
import { settledByOrder } from './orders/settled-by-order'
import { buyerDetails, sellerDetails } from './party-details'
import { paymentTerm } from './payment-term'
import { requirePrintableDraft } from './printed-texts'

type Move = ActionContext<typeof invoices>

/** The next number, and the dates that were not chosen: today, and the end of the days to pay. */
async function numbered(move: Move): Promise<Pick<Invoice, 'number' | 'issuedOn' | 'dueOn'>> {
  const { number, day } = await nextInSeries(move, invoices, move.record.issuedOn)
  return {
    number,
    issuedOn: day,
    dueOn: move.record.dueOn ?? addDays(day, await paymentTerm(move, move.record)),
  }
}

/** The seller and both parties' details, which later changes of theirs do not reach. */
async function frozenDetails(move: Move): Promise<Partial<Invoice>> {
  const { customer, seller } = move.record
  const issuer = await sellerDetails(move, seller)
  const buyer = await buyerDetails(move, customer)
  if (issuer && buyer)
    await freezeParties(move.tx, 'invoices', move.record.id, { seller: issuer.party, buyer: buyer.party })
  return {
    buyerDetails: buyer?.text ?? null,
    ...(issuer && { seller: issuer.seller, sellerDetails: issuer.text }),
  }
}

/**
 * Sends the locked draft of a move: gives it its number, freezes the details of both parties, records what its order
 * was paid, mails it to its customer and notifies their user. The system sends one only where a user chose that it does (`isAutomatic`), and then never
 * without a seller.
 * @returns what the invoice gets.
 * @throws Problem invalid.
 */
export async function sendInvoice(move: Move, { isAutomatic = false } = {}): Promise<Partial<Invoice>> {
  const { record } = move
  // The details of its parties may have changed since it was saved.
  await requirePrintableDraft(move, record)
  const details = await frozenDetails(move)
  if (isAutomatic && !details.seller) throw invalidField('seller', 'required')
  const issued = record.number === null ? await numbered(move) : { number: record.number }
  const settled = await settledByOrder(move, { ...record, ...issued, ...details })
  await notifyOf(move, 'invoiceSent', await accountOf(move), { number: issued.number, isAutomatic })
  await mailInvoice(move, { isAutomatic })
  // Of an invoice without an amount nothing is to be paid.
  const status = record.total === 0 ? 'paid' : 'sent'
  return { ...issued, ...details, status, ...settled }
}
