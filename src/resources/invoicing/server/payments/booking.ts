import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import { invalidField } from '#server/base/errors/problem'
import { sql, statement } from '#server/db/statement'
import { insertTrusted } from '#server/write/insert-trusted'
import type { Stored } from '#server/write/context'
import { asSystem, lockRecords, updateRelated, type TransactionContext } from '#server/write/related'
import { move } from '#server/write/update'
import type { Payment } from '../../payments.resource'

/** A payment that is booked to an account. */
export interface Booked extends Pick<Payment, 'kind' | 'amount' | 'currency' | 'receivedOn'> {
  readonly account: string
  readonly invoice: string
}

/** The resource of ledger entries, which another feature declares. */
export function ledgerIn(app: App): AnyResource {
  const ledger = app['ledgerEntries']
  if (!ledger) throw new Error('There is no resource ledgerEntries')
  return ledger
}

/** @throws Problem invalid at `account` where its currency is another one, or it is not in use. */
async function requireFitting({ tx }: TransactionContext, { account, currency }: Booked): Promise<void> {
  const [found] = await tx.query<{ currency: string; status: string }>({
    text: `select "currency", "status" from "bankAccounts" where "id" = $1`,
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
  const { id } = await insertTrusted(writer, ledgerIn(context.services.app), {
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
  await move(writer, ledgerIn(context.services.app), id, { name: 'book', given: {} })
  return id
}

/** A payment that an entry of the bank is. */
export interface Matched extends Pick<Payment, 'amount' | 'currency'> {
  readonly account: string | null
  readonly ledgerEntry: string
}

interface Entry extends Stored {
  readonly account: string
  readonly amount: number
  readonly currency: string
  readonly direction: string
  readonly origin: string
  readonly status: string
}

/** @throws Problem invalid where the payment is no part of the locked entry. */
function requirePart(entry: Entry | undefined, payment: Matched): asserts entry is Entry {
  const isOffered =
    entry?.direction === 'in' && entry.origin !== 'payment' && ['pending', 'booked'].includes(entry.status)
  if (!isOffered) throw invalidField('ledgerEntry', 'notOffered')
  if (entry.currency !== payment.currency)
    throw invalidField('ledgerEntry', 'entryCurrency', { limit: payment.currency })
  if (payment.account !== null && payment.account !== entry.account)
    throw invalidField('account', 'entryAccount')
}

/** What the payments of an entry of the bank are together, without one of them. */
async function allocated({ tx }: TransactionContext, entry: string, without?: string): Promise<number> {
  const [row] = await tx.query<{ sum: number }>(
    statement(
      sql`select coalesce(sum("amount"), 0)::bigint as "sum" from "payments" where "ledgerEntry" = ${entry} and "isMatched" and "status" = 'received' and "id" is distinct from ${without ?? null}::uuid`,
    ),
  )
  return Number(row?.sum ?? 0)
}

/**
 * Makes an entry of the bank, or a part of it, the one of a payment, and books it unless it is booked.
 * @returns the account of the entry.
 * @throws Problem invalid at the value that differs.
 */
export async function takeEntry(context: TransactionContext, payment: Matched): Promise<string> {
  const { ledgerEntry: id } = payment
  const entry = (await lockRecords(context, 'ledgerEntries', [id])).get(id) as Entry | undefined
  requirePart(entry, payment)
  const open = Number(entry.amount) - (await allocated(context, id))
  if (payment.amount > open) throw invalidField('amount', 'entryAmount')
  const origin = payment.amount === open ? 'payment' : 'partPayment'
  if (entry.origin !== origin) await updateRelated(context, 'ledgerEntries', entry, { origin })
  if (entry.status === 'pending')
    await move(asSystem(context), ledgerIn(context.services.app), id, { name: 'book', given: {} })
  return entry.account
}

/** The entry of a reversed payment: one of the bank can be matched again, another is reversed. */
export async function releaseEntry(
  context: TransactionContext,
  { id: payment, ledgerEntry: id, isMatched }: Pick<Payment, 'id' | 'ledgerEntry' | 'isMatched'>,
): Promise<void> {
  if (id === null) return
  if (!isMatched) {
    await move(asSystem(context), ledgerIn(context.services.app), id, { name: 'reverse', given: {} })
    return
  }
  const entry = (await lockRecords(context, 'ledgerEntries', [id])).get(id)
  if (!entry) return
  const origin = (await allocated(context, id, payment)) > 0 ? 'partPayment' : 'manual'
  if (entry['origin'] !== origin) await updateRelated(context, 'ledgerEntries', entry, { origin })
}
