import { is, isEmpty, isNot, type Metric } from '#server/features/overview/metric'
import { current, figure, rows, shares, trend, type OverviewPart } from '#server/features/overview/tile'

const inner = ['transfer', 'exchange'] as const
/** Actual payments: without transfers between own accounts, and without reversals. */
const paid = (direction: 'in' | 'out'): Omit<Metric, 'explanation'> => ({
  resource: 'ledgerEntries',
  at: 'bookedOn',
  sum: 'amount',
  unit: 'money',
  where: [
    is('direction', direction),
    is('status', 'booked'),
    isEmpty('reverses'),
    isNot('category', ...inner),
  ],
})

const pending = { resource: 'ledgerEntries', unit: 'count', where: [is('status', 'pending')] } as const
const inUse = [isNot('status', 'closed')]

export const bankingOverview: OverviewPart = {
  metrics: {
    income: {
      ...paid('in'),
      explanation: {
        en: 'Booked money in, without transfers between own accounts, exchanges and reversals.',
        cn: '已入账的收款，不含自有账户之间的转账、换汇和冲销。',
      },
    },
    expenses: {
      ...paid('out'),
      explanation: {
        en: 'Booked money out, without transfers between own accounts, exchanges and reversals.',
        cn: '已入账的付款，不含自有账户之间的转账、换汇和冲销。',
      },
    },
    balance: {
      resource: 'bankAccounts',
      sum: 'balance',
      unit: 'money',
      where: inUse,
      explanation: {
        en: 'The balances of all accounts in this currency that are not closed, as of now.',
        cn: '该币种所有未关闭账户的当前余额之和。',
      },
    },
    pending: {
      ...pending,
      at: 'bookedOn',
      inCurrency: true,
      explanation: {
        en: 'Entries of the range in this currency that are not booked yet.',
        cn: '所选期间内该币种尚未入账的分录数。',
      },
    },
    entriesToBook: {
      ...pending,
      explanation: {
        en: 'All entries that are not booked yet, in any currency.',
        cn: '所有币种中尚未入账的分录数。',
      },
    },
  },
  records: {
    bankAccountsInUse: { resource: 'bankAccounts', where: inUse, sort: 'name', limit: 12 },
    cardsInUse: { resource: 'paymentCards', where: inUse, sort: 'name', limit: 6 },
    latestEntries: { resource: 'ledgerEntries', at: 'bookedOn', sort: '-bookedOn', limit: 8 },
  },
  pages: {
    banking: {
      currencyOf: 'bankAccounts',
      tiles: {
        income: figure('income'),
        expenses: figure('expenses'),
        balance: current('balance'),
        pending: figure('pending'),
        balances: rows('bankAccountsInUse'),
        cards: rows('cardsInUse'),
        statistics: trend('income', 'expenses'),
        categories: shares('expenses', 'category', 20),
        contacts: shares('expenses', 'counterparty', 6),
        payers: shares('income', 'counterparty', 6),
        transactions: rows('latestEntries'),
      },
    },
  },
}
