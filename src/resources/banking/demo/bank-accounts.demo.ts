import type { Demo } from '#server/features/demo/demo'
import type { BankAccount, bankAccounts } from '../bank-accounts.resource'

type Kept = readonly [name: string, kind: BankAccount['kind'], currency: string]

/** Six accounts in four currencies. Income in a currency goes to its first account. */
const stored: readonly Kept[] = [
  ['Operating account', 'current', 'EUR'],
  ['Payroll', 'payroll', 'EUR'],
  ['Tax reserve', 'tax', 'EUR'],
  ['US dollar account', 'current', 'USD'],
  ['Sterling account', 'current', 'GBP'],
  ['人民币结算账户', 'current', 'CNY'],
]

export const bankAccountsDemo: Demo<typeof bankAccounts> = {
  count: stored.length,
  record: ({ index, now }) => {
    const [name, kind, currency] = stored[index % stored.length] as Kept
    const daysAgo = 460 - index * 12
    const openedOn = new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
    return { daysAgo, moves: [], values: { name, kind, currency, openedOn } }
  },
}
