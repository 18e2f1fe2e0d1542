import { figure, is, isEmpty, isNot, rows, shares, trend, type Measure, type OverviewSpec } from '../tile'

const inner = ['transfer', 'exchange'] as const
/** Actual payments: without transfers between own accounts, and without reversals. */
const paid = (direction: 'in' | 'out'): Measure => ({
  resource: 'ledgerEntries',
  at: 'bookedOn',
  sum: 'amount',
  money: true,
  where: [
    is('direction', direction),
    is('status', 'booked'),
    isEmpty('reverses'),
    isNot('category', ...inner),
  ],
})

export const banking: OverviewSpec = {
  currencyOf: 'accounts',
  tiles: {
    income: figure(paid('in'), 'money'),
    expenses: figure(paid('out'), 'money'),
    balance: {
      kind: 'figures',
      unit: 'money',
      measures: {
        all: { resource: 'accounts', sum: 'balance', money: true, where: [isNot('status', 'closed')] },
      },
    },
    pending: figure({
      resource: 'ledgerEntries',
      at: 'bookedOn',
      money: true,
      where: [is('status', 'pending')],
    }),
    balances: rows('accounts', { where: [isNot('status', 'closed')], sort: 'name', limit: 12 }),
    statistics: trend({ income: paid('in'), expenses: paid('out') }, 'money'),
    categories: shares(paid('out'), 'category', 20, 'money'),
    contacts: shares(paid('out'), 'counterparty', 6, 'money'),
    payers: shares(paid('in'), 'counterparty', 6, 'money'),
    transactions: rows('ledgerEntries', { at: 'bookedOn', sort: '-bookedOn', limit: 8 }),
  },
}
