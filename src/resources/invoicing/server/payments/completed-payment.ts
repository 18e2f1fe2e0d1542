import { invalidField } from '#server/base/errors/problem'
import type { TransactionContext } from '#server/write/related'
import { nextInSeries } from '#server/write/values/series'
import type { Invoice } from '../../invoices.resource'
import { payments, type Payment } from '../../payments.resource'
import { openBalance } from '../balance'
import { bookPayment, takeEntry, type Matched } from './booking'

type Created = Pick<Payment, 'kind' | 'amount'>

/** What a payment adds to the paid amount of its invoice. */
export const signed = ({ kind, amount }: Created): number => (kind === 'refund' ? -amount : amount)

/**
 * A payment is at most the open balance of its invoice, and a refund at most what was paid beyond its total.
 * @throws Problem invalid at `amount`.
 */
function requireWithinBalance(payment: Created, invoice: Invoice): void {
  const balance = openBalance(invoice)
  if (payment.kind === 'refund' && payment.amount > Math.min(-balance, invoice.paid))
    throw invalidField('amount', 'overRefund')
  if (payment.kind === 'payment' && (payment.amount > balance || payment.amount < 1))
    throw invalidField('amount', 'overBalance')
}

type Entered = Created & Pick<Payment, 'receivedOn' | 'account'> & Partial<Pick<Payment, 'ledgerEntry'>>

/**
 * What the server adds to a payment or a refund of a locked invoice: its number, and its entry where it is booked.
 * @throws Problem invalid at `amount` or `account`.
 */
export async function completed(context: TransactionContext, invoice: Invoice, entered: Entered) {
  requireWithinBalance(entered, invoice)
  const { customer, currency, id } = invoice
  const { kind, amount, receivedOn, account } = entered
  const booking =
    entered.ledgerEntry != null
      ? await matched(context, { amount, currency, account, ledgerEntry: entered.ledgerEntry })
      : {
          account,
          isMatched: false,
          ledgerEntry:
            account === null
              ? null
              : await bookPayment(context, { kind, amount, currency, receivedOn, account, invoice: id }),
        }
  const { number } = await nextInSeries(context, payments)
  return { kind, customer, currency, number, ...booking }
}

const matched = async (context: TransactionContext, payment: Matched) => ({
  account: await takeEntry(context, payment),
  ledgerEntry: payment.ledgerEntry,
  isMatched: true,
})
