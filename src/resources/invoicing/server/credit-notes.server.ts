import { invalidField } from '#server/base/errors/problem'
import { freezeParties, frozenParties } from '#server/features/documents/electronic/frozen-parties'
import { requirePrintable } from '#server/features/documents/require-printable'
import type { ActionContext, ResourceHooks, SaveContext } from '#server/write/services/resource-hooks'
import { nextInSeries } from '#server/write/values/series'
import { creditNotes, type CreditNote } from '../credit-notes.resource'
import { electronicCreditNote } from './electronic/electronic-credit-note'
import { checkDiscounts } from './discounts'
import { descriptionsOf } from './printed-texts'
import { lockInvoice, settle } from './locked-invoice'

type CreditNotes = typeof creditNotes

/** What a draft takes over from the invoice that it refers to. */
async function ofInvoice(context: SaveContext<CreditNotes>): Promise<Partial<CreditNote>> {
  const { customer, seller, currency, taxTreatment, exemptionReason } = await lockInvoice(
    context,
    context.values.invoice ?? '',
  )
  return { customer, seller, currency, taxTreatment, exemptionReason }
}

/** Gives the credit note its number, and lowers the balance of the invoice. */
async function issue(context: ActionContext<CreditNotes>): Promise<Partial<CreditNote>> {
  const { record: note } = context
  const invoice = await lockInvoice(context, note.invoice)
  const credited = invoice.credited + note.total
  if (credited > invoice.total) throw invalidField('lines', 'overCredit')
  const { number, day } = await nextInSeries(context, creditNotes, note.issuedOn)
  await settle(context, invoice, { credited })
  const parties = await frozenParties(context.tx, 'invoices', invoice.id)
  if (parties) await freezeParties(context.tx, 'creditNotes', note.id, parties)
  const { sellerDetails, buyerDetails } = invoice
  return { number, issuedOn: day, sellerDetails, buyerDetails }
}

export const creditNotesHooks: ResourceHooks<CreditNotes> = {
  isIndependent: true,
  beforeSave: async (context) => {
    const { values, previous } = context
    checkDiscounts(values.lines ?? [])
    requirePrintable({ ...descriptionsOf(values.lines), reason: values.reason })
    return previous?.invoice === values.invoice ? undefined : ofInvoice(context)
  },
  moves: { issue },
  electronic: electronicCreditNote,
}
