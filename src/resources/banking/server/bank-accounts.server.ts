import { nextAccountNumber } from './account-number'
import { transfer } from './transfer'
import type { Queryable } from '#server/base/database'
import { invalidField } from '#server/base/errors/problem'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { BankAccount, bankAccounts } from '../bank-accounts.resource'
import { quote, rates } from './fx.server'

async function isUsed(tx: Queryable, { id }: BankAccount): Promise<boolean> {
  const found = await tx.query({
    text: `select 1 from "ledgerEntries" where "account" = $1 limit 1`,
    values: [id],
  })
  return found.length > 0
}

export const bankAccountsHooks: ResourceHooks<typeof bankAccounts> = {
  beforeSave: async ({ tx, values, previous }) => {
    if (!previous) return { number: await nextAccountNumber(tx), balance: 0 }
    if (previous.currency !== values.currency && (await isUsed(tx, previous)))
      throw invalidField('currency', 'currencyKept')
    // Only booked entries change a balance; other writes, and undoing them, leave it as it is.
    return { balance: previous.balance, number: previous.number }
  },
  actions: {
    transfer: (context) => transfer(context, context.input),
  },
  own: { rates, quote },
}
