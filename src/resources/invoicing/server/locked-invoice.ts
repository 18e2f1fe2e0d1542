import { invalidField } from '#server/base/errors/problem'
import { lockRecords, updateRelated, type TransactionContext } from '#server/write/related'
import type { Stored } from '#server/write/context'
import type { Invoice } from '../invoices.resource'
import { settledState } from './balance'

export type LockedInvoice = Invoice & Stored

/**
 * Locks the invoice that a payment or a credit note refers to.
 * @throws Problem invalid at `invoice` where there is none, or it is not sent.
 */
export async function lockInvoice(context: TransactionContext, id: string): Promise<LockedInvoice> {
  const invoice = (await lockRecords(context, 'invoices', [id])).get(id) as LockedInvoice | undefined
  if (!invoice) throw invalidField('invoice', 'nobody')
  if (invoice.status === 'draft' || invoice.status === 'void') throw invalidField('invoice', 'notOffered')
  return invoice
}

/** Updates what is paid or credited of a locked invoice, and the state that follows. */
export async function settle(
  context: TransactionContext,
  invoice: LockedInvoice,
  values: Partial<Pick<Invoice, 'paid' | 'credited'>>,
): Promise<void> {
  const status = settledState({ ...invoice, ...values }, context.now().slice(0, 10))
  await updateRelated(context, 'invoices', invoice, { ...values, status })
}
