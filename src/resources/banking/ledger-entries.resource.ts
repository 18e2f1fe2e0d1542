import { choice, currency, date, defineResource, money, ref, state, text, type RowOf } from '#define'

const staff = {
  read: true,
  create: true,
  update: { status: 'pending' },
  delete: { status: 'pending' },
  book: true,
  reverse: { origin: 'manual' },
} as const

/**
 * Incoming and outgoing payments. Each entry has two sides: the account, and the category it is booked against; a
 * transfer has its other side on another account. Booked entries do not change: they are corrected by an entry that
 * reverses them.
 */
export const ledgerEntries = defineResource('ledgerEntries', {
  label: ['Ledger entry', 'Ledger'],
  icon: 'scales',
  menu: 'finance',
  fields: {
    account: ref('bankAccounts'),
    direction: choice(['in', 'out'], { default: 'out', labels: { in: 'Money in', out: 'Money out' } }),
    amount: money({ min: 1, max: 100_000_000_00 }),
    currency: currency({ default: 'EUR', help: 'That of the account.' }),
    category: choice([
      'sales',
      'refunds',
      'payroll',
      'rent',
      'software',
      'marketing',
      'travel',
      'supplies',
      'fees',
      'taxes',
      'interest',
      'transfer',
      'exchange',
      'other',
    ]),
    counterparty: text({ search: true, max: 160 }),
    bookedOn: date({ default: 'today', label: 'Date' }),
    reference: text({ optional: true, search: true, max: 140 }),
    transfer: text({ optional: true, readOnly: true, max: 36, label: 'Transfer number' }),
    origin: choice(['manual', 'payment', 'partPayment'], {
      default: 'manual',
      readOnly: true,
      labels: { manual: 'Manual', payment: 'Payment', partPayment: 'Payment, in part' },
      help: 'The entry of a payment is reversed with that payment.',
    }),
    reverses: ref('ledgerEntries', { optional: true, readOnly: true, label: 'Reverses' }),
    status: state(['pending', 'booked', 'reversed'], {
      book: { from: 'pending', to: 'booked', final: true },
      reverse: { from: 'booked', to: 'reversed', confirm: true, final: true },
    }),
  },
  title: 'counterparty',
  columns: ['counterparty', 'account', 'category', 'bookedOn', 'direction', 'amount', 'status'],
  tabs: 'status',
  filters: [
    'status',
    'account',
    'direction',
    'category',
    'currency',
    'counterparty',
    'bookedOn',
    'amount',
    'transfer',
    'origin',
    'reverses',
  ],
  sorts: ['bookedOn', 'counterparty', 'amount', 'createdAt'],
  sort: '-bookedOn',
  sums: ['amount'],
  access: { admin: staff, manager: staff },
})
export type LedgerEntry = RowOf<typeof ledgerEntries>
