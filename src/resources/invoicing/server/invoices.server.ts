import { invalidField } from '#server/base/errors/problem'
import { documentMailOf } from '#server/features/documents/mail/document-mail'
import { workedOn } from '#server/features/notifications/notify'
import type { ActionContext, ResourceHooks } from '#server/write/services/resource-hooks'
import type { Invoice, invoices } from '../invoices.resource'
import { aging } from './aging'
import { remindByStages } from './reminders/automatic-reminders'
import { electronicInvoice } from './electronic/electronic-invoice'
import { checkDiscounts } from './discounts'
import { creditOf, duplicateOf } from './follow-ups'
import { payByCard, payInvoice, refundInvoice } from './payments/pay-invoice'
import { accountOf, notifyOf } from './invoice-notices'
import { settledByOrder } from './orders/settled-by-order'
import { customerName } from './party-details'
import { requirePrintableDraft } from './printed-texts'
import { repeatOf } from './recurring/repeat'
import { remind, reminderMailOf } from './reminders/reminders'
import { sendInvoice } from './send-invoice'
import { summary } from './summary'

/** Notifies its staff and its customer of an invoice that is paid. */
async function noticed<S extends Partial<Invoice>>(
  action: ActionContext<typeof invoices>,
  settled: S,
): Promise<S> {
  if (settled.status !== 'paid') return settled
  const staff = await workedOn(action, 'invoices', action.record.id)
  await notifyOf(action, 'invoicePaid', [...staff, ...(await accountOf(action))])
  return settled
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
    // It is sent with the name that the customer has then, by which lists find it.
    const isDraft = !previous || previous.status === 'draft'
    return isDraft ? { buyerName: await customerName(context, values.customer ?? '') } : undefined
  },
  electronic: electronicInvoice,
  dueWork: remindByStages,
  letters: { document: documentMailOf, reminder: reminderMailOf },
  moves: {
    send: (move) => sendInvoice(move),
    pay: async (move) => noticed(move, await payInvoice(move)),
    void: async (move) => {
      await notifyOf(move, 'invoiceVoided', await workedOn(move, 'invoices', move.record.id))
    },
  },
  actions: {
    remind,
    credit: creditOf,
    refund: refundInvoice,
    payByCard: async (action) => noticed(action, await payByCard(action)),
    settle: (action) => settledByOrder(action, action.record),
    duplicate: duplicateOf,
    repeat: repeatOf,
  },
  own: { aging, summary },
}
