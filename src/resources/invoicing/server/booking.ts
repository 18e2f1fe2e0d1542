import type { AnyResource } from '#define/resource'
import { invalidField } from '#server/base/errors/problem'
import { insertTrusted } from '#server/write/insert-trusted'
import { asSystem, type TransactionContext } from '#server/write/related'
import { move } from '#server/write/update'
import type { Payment } from '../payments.resource'

/** A payment that is booked to an account. */
export interface Booked extends Pick<Payment, 'kind' | 'amount' | 'currency' | 'receivedOn'> {
  readonly account: string
  readonly invoice: string
}

const ledgerOf = ({ services }: TransactionContext): AnyResource => {
  const ledger = services.app['ledgerEntries']
  if (!ledger) throw new Error('There is no resource ledgerEntries')
  return ledger
}

/** @throws Problem invalid at `account` where its currency is another one, or it is not in use. */
async function requireFitting({ tx }: TransactionContext, { account, currency }: Booked): Promise<void> {
  const [found] = await tx.query<{ currency: string; status: string }>({
    text: `select "currency", "status" from "accounts" where "id" = $1`,
    values: [account],
  })
  if (!found) throw invalidField('account', 'nobody')
  if (found.status !== 'active') throw invalidField('account', 'accountAtRest')
  if (found.currency !== currency) throw invalidField('account', 'accountCurrency', { limit: found.currency })
}

/**
 * Books a payment to a bank account: an entry of the ledger that is booked at once.
 * @returns the id of the entry.
 * @throws Problem invalid at `account` where it cannot take the payment.
 */
export async function bookPayment(context: TransactionContext, payment: Booked): Promise<string> {
  await requireFitting(context, payment)
  const [names] = await context.tx.query<{ customer: string; invoice: string | null }>({
    text: `select c."name" as "customer", i."number" as "invoice" from "invoices" i
      join "customers" c on c."id" = i."customer" where i."id" = $1`,
    values: [payment.invoice],
  })
  const writer = asSystem(context)
  const isRefund = payment.kind === 'refund'
  const { id } = await insertTrusted(writer, ledgerOf(context), {
    account: payment.account,
    direction: isRefund ? 'out' : 'in',
    amount: payment.amount,
    currency: payment.currency,
    category: isRefund ? 'refunds' : 'sales',
    counterparty: names?.customer ?? '',
    bookedOn: payment.receivedOn,
    reference: names?.invoice ?? null,
    origin: 'payment',
  })
  await move(writer, ledgerOf(context), id, { name: 'book', given: {} })
  return id
}

/** Books the opposite of the entry of a payment. */
export async function reverseBooking(context: TransactionContext, entry: string): Promise<void> {
  await move(asSystem(context), ledgerOf(context), entry, { name: 'reverse', given: {} })
}
