import type { Language } from '#server/base/caller'
import { invalidField } from '#server/base/errors/problem'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { documentMailOf } from '#server/features/documents/mail/document-mail'
import { nameOf, notify, workedOn, type Notice } from '#server/features/notifications/notify'
import type { ActionContext, ResourceHooks } from '#server/write/services/resource-hooks'
import { nextInSeries } from '#server/write/values/series'
import { invoices, type Invoice } from '../invoices.resource'
import { aging } from './aging'
import { remindByStages } from './automatic-reminders'
import { checkDiscounts } from './discounts'
import { creditOf, duplicateOf } from './follow-ups'
import { payInvoice, refundInvoice } from './pay-invoice'
import { mailInvoice } from './invoice-mail'
import { buyerDetails, sellerDetails } from './party-details'
import { requirePrintableDraft } from './printed-texts'
import { remind, reminderMailOf } from './reminders'
import { summary } from './summary'

type Move = ActionContext<typeof invoices>

/** The next number, and the date of issue if none was chosen. */
async function numbered(move: Move): Promise<{ number: string; issuedOn: string }> {
  const { number, day } = await nextInSeries(move, invoices, move.record.issuedOn)
  return { number, issuedOn: day }
}

/** The seller and both parties' details, which later changes of theirs do not reach. */
async function frozenDetails(move: Move): Promise<Partial<Invoice>> {
  const { customer, seller } = move.record
  const issuer = await sellerDetails(move, seller)
  return {
    buyerDetails: (await buyerDetails(move, customer)) ?? null,
    ...(issuer && { seller: issuer.seller, sellerDetails: issuer.details }),
  }
}

/** The user account of the customer. */
async function accountOf({ tx, record }: Move): Promise<string[]> {
  const rows = await tx.query<{ account: string | null }>({
    text: `select "account" from "customers" where "id" = $1`,
    values: [record.customer],
  })
  return rows.flatMap(({ account }) => account ?? [])
}

/** The name of an invoice without a number: 'Draft for Corner Bakery'. */
async function draftName({ tx, record }: Move): Promise<(language: Language) => string> {
  const [customer] = await tx.query<{ name: string }>({
    text: `select "name" from "customers" where "id" = $1`,
    values: [record.customer],
  })
  return (language) =>
    (sheetLabels(language).untitledWith(invoices) ?? '').replace('{{name}}', customer?.name ?? '')
}

/** Notifies users of what happened to an invoice. */
async function notifyOf(
  move: Move,
  kind: Notice['kind'],
  recipients: readonly string[],
  number: string | null = move.record.number,
): Promise<void> {
  const { id, total, currency } = move.record
  await notify(move, recipients, {
    kind,
    subject: number ?? (await draftName(move)),
    values: { actor: await nameOf(move), amount: total, currency },
    link: { resource: 'invoices', record: id },
  })
}

export const invoicesHooks: ResourceHooks<typeof invoices> = {
  isIndependent: true,
  beforeSave: async (context) => {
    const { values, previous } = context
    const changed = !previous || previous.dueOn !== values.dueOn || previous.issuedOn !== values.issuedOn
    if (changed && values.dueOn && values.issuedOn && values.dueOn < values.issuedOn)
      throw invalidField('dueOn', 'before', { limit: values.issuedOn })
    checkDiscounts(values.lines ?? [])
    if ((values.status ?? 'draft') === 'draft') await requirePrintableDraft(context, values)
  },
  dueWork: remindByStages,
  letters: { document: documentMailOf, reminder: reminderMailOf },
  moves: {
    send: async (move) => {
      const { record } = move
      // The details of its parties may have changed since it was saved.
      await requirePrintableDraft(move, record)
      const issued = record.number === null ? await numbered(move) : { number: record.number }
      await notifyOf(move, 'invoiceSent', await accountOf(move), issued.number)
      await mailInvoice(move)
      // Of an invoice without an amount nothing is to be paid.
      const status = record.total === 0 ? 'paid' : 'sent'
      return { ...issued, ...(await frozenDetails(move)), status }
    },
    pay: async (move) => {
      const settled = await payInvoice(move)
      if (settled.status === 'paid') {
        const staff = await workedOn(move, 'invoices', move.record.id)
        await notifyOf(move, 'invoicePaid', [...staff, ...(await accountOf(move))])
      }
      return settled
    },
    void: async (move) => {
      await notifyOf(move, 'invoiceVoided', await workedOn(move, 'invoices', move.record.id))
    },
  },
  actions: { remind, credit: creditOf, refund: refundInvoice, duplicate: duplicateOf },
  own: { aging, summary },
}
