import { post } from './posting'
import { reverse } from './reversal'
import type { Queryable } from '#server/base/database'
import { invalidField } from '#server/base/errors/problem'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { ledgerEntries, LedgerEntry } from '../ledger-entries.resource'

/** The values that must not change once an entry is booked. */
const stored = ['account', 'direction', 'amount', 'currency', 'category', 'counterparty', 'bookedOn'] as const
type Values = Partial<LedgerEntry>

/** The status changes from pending to booked to reversed only, by whatever kind of write. */
function requireOrder(previous: LedgerEntry, values: Values): void {
  if (previous.status === 'pending') return
  const isReversed = previous.status === 'booked' && values.status === 'reversed'
  const isSame = previous.status === values.status
  if ((!isReversed && !isSame) || stored.some((name) => previous[name] !== values[name]))
    throw invalidField('status', 'booked')
}

async function requireCurrency(tx: Queryable, { account, currency }: Values): Promise<void> {
  const [found] = await tx.query<{ currency: string }>({
    name: 'ledger_account_currency',
    text: `select "currency" from "bankAccounts" where "id" = $1`,
    values: [account],
  })
  if (found && found.currency !== currency)
    throw invalidField('currency', 'accountCurrency', { limit: found.currency })
}

export const ledgerEntriesHooks: ResourceHooks<typeof ledgerEntries> = {
  beforeSave: async ({ tx, values, previous }) => {
    if (previous) requireOrder(previous, values)
    if (!previous || previous.account !== values.account || previous.currency !== values.currency)
      await requireCurrency(tx, values)
  },
  isIndependent: true,
  moves: {
    book: async (move) => post(move, [move.record]),
    reverse: async (move) => reverse(move, move.record),
  },
}
