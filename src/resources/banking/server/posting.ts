import { bankAccounts, type BankAccount } from '../bank-accounts.resource'
import type { LedgerEntry } from '../ledger-entries.resource'
import type { Transaction } from '#server/base/caller'
import { sql } from '#server/db/statement'
import { invalidField } from '#server/base/errors/problem'
import type { Services } from '#server/write/services/services'
import { change } from '#server/write/save'

/** The transaction of a booking, which is that of the change itself. */
export type Booking = Transaction & { readonly services: Services }

/** One side of a booking, on an account. */
export type Side = Pick<LedgerEntry, 'account' | 'direction' | 'amount' | 'currency'>

/** What a side adds to its account's balance, in minor units. */
export const signed = ({ direction, amount }: Pick<Side, 'direction' | 'amount'>): number =>
  direction === 'in' ? amount : -amount

/** Locks accounts until the transaction ends, always in the same order, so that bookings cannot deadlock. */
export async function lockAccounts(
  { tx }: Booking,
  ids: readonly string[],
): Promise<Map<string, BankAccount>> {
  const rows = await tx.query<BankAccount>({
    name: 'banking_lock',
    text: `select "id", "version", "name", "currency", "balance", "status" from "bankAccounts"
      where "id" = any($1::uuid[]) order by "id" for no key update`,
    values: [[...new Set(ids)]],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Adds sides to the balances of their accounts, and locks those.
 * @throws Problem invalid if an account is not in use, has another currency, or its balance would be out of range.
 */
export async function post(booking: Booking, sides: readonly Side[]): Promise<void> {
  const locked = await lockAccounts(
    booking,
    sides.map(({ account }) => account),
  )
  const sums = new Map<string, number>()
  for (const side of sides) {
    requireFitting(locked.get(side.account), side)
    sums.set(side.account, (sums.get(side.account) ?? 0) + signed(side))
  }
  for (const [id, sum] of sums) {
    const record = locked.get(id)
    if (record && sum !== 0) await addTo(booking, record, sum)
  }
}

function requireFitting(account: BankAccount | undefined, side: Side): void {
  if (!account) throw invalidField('account', 'nobody')
  if (account.status !== 'active') throw invalidField('account', 'accountAtRest')
  if (account.currency !== side.currency)
    throw invalidField('currency', 'accountCurrency', { limit: account.currency })
}

async function addTo(booking: Booking, record: BankAccount, sum: number): Promise<void> {
  const balance = record.balance + sum
  if (!Number.isSafeInteger(balance)) throw invalidField('amount', 'max.int')
  await setBalance(booking, record, balance)
}

/** Writes the balance of a locked account. */
export async function setBalance(booking: Booking, record: BankAccount, balance: number): Promise<void> {
  await change(booking, booking.tx, bankAccounts, {
    operation: 'update',
    record: { ...record },
    values: { balance },
    rule: sql`true`,
  })
}
