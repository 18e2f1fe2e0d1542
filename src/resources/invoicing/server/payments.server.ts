import type { ActionContext, ResourceHooks, SaveContext } from '#server/write/services/resource-hooks'
import type { payments, Payment } from '../payments.resource'
import { allocate, match } from './payments/allocate'
import { matches } from './payments/bank-matches'
import { releaseEntry } from './payments/booking'
import { completed, signed } from './payments/completed-payment'
import { lockInvoice, settle } from './locked-invoice'

type Payments = typeof payments
/** Completes the payment, and updates its invoice. Refunds are created by the invoice. */
async function record(context: SaveContext<Payments>): Promise<Partial<Payment>> {
  const { amount = 0, account = null, invoice: id = '', receivedOn = '', ledgerEntry = null } = context.values
  const invoice = await lockInvoice(context, id)
  const entered = { kind: 'payment', amount, account, receivedOn, ledgerEntry } as const
  const more = await completed(context, invoice, entered)
  await settle(context, invoice, { paid: invoice.paid + amount })
  return more
}

async function reverse(context: ActionContext<Payments>): Promise<void> {
  const { record: payment } = context
  const invoice = await lockInvoice(context, payment.invoice)
  await settle(context, invoice, { paid: invoice.paid - signed(payment) })
  await releaseEntry(context, payment)
}

export const paymentsHooks: ResourceHooks<Payments> = {
  own: { allocate, match, matches },
  beforeSave: (context) => (context.previous ? undefined : record(context)),
  moves: {
    reverse: async (context) => {
      await reverse(context)
      return { reversedBecause: context.input.reason }
    },
  },
}
