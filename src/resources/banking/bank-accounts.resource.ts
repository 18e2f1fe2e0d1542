import { choice, currency, date, decimal, defineResource, money, ref, state, text, type RowOf } from '#define'
import { fxCalls } from './fx.wire'

const staff = {
  read: true,
  create: true,
  update: true,
  freeze: true,
  unfreeze: true,
  transfer: true,
} as const

/** The bank accounts of the company. Only booked ledger entries change a balance. */
export const bankAccounts = defineResource('bankAccounts', {
  label: ['Bank account', 'Bank accounts'],
  formerly: ['accounts'],
  icon: 'bank',
  menu: 'finance',
  fields: {
    name: text({ search: true, max: 120 }),
    number: text({
      unique: true,
      readOnly: true,
      optional: true,
      search: true,
      max: 34,
      label: 'Account number',
    }),
    kind: choice(['current', 'savings', 'payroll', 'tax'], { default: 'current' }),
    currency: currency({
      default: 'EUR',
      help: 'An account keeps its currency once something was booked on it.',
    }),
    openedOn: date({ default: 'today', label: 'Opened' }),
    balance: money({ readOnly: true, default: 0, help: 'The sum of what was booked.' }),
    status: state(['active', 'frozen', 'closed'], {
      freeze: { from: 'active', to: 'frozen', confirm: true },
      unfreeze: { from: 'frozen', to: 'active' },
      close: { from: ['active', 'frozen'], to: 'closed', confirm: true },
      reopen: { from: 'closed', to: 'active' },
    }),
  },
  title: 'name',
  columns: ['name', 'number', 'kind', 'balance', 'openedOn', 'status'],
  filters: ['kind', 'currency', 'status', 'balance'],
  sums: ['balance'],
  sort: 'name',
  related: ['ledgerEntries'],
  actions: {
    transfer: {
      on: 'list',
      input: {
        from: ref('bankAccounts', { label: 'From account' }),
        to: ref('bankAccounts', { label: 'To account' }),
        amount: money({ min: 1, max: 100_000_000_00 }),
        currency: currency({ default: 'EUR', help: 'That of the account the money leaves.' }),
        rate: decimal({
          optional: true,
          min: 0.000_001,
          max: 1_000_000,
          scale: 6,
          help: 'What one unit is worth on the other account; the sample rate of the day, if left empty.',
        }),
        reference: text({ optional: true, max: 140 }),
      },
      output: {
        transfer: text({ help: 'The number that both entries have.' }),
        taken: money({ help: 'From the one account.' }),
        given: money({ help: 'To the other account.' }),
        currency: currency({ help: 'That of the account the money goes to.' }),
      },
      label: 'Transfer between accounts',
    },
  },
  layout: {
    tabs: true,
    summary: { amount: 'balance', meta: ['number', 'kind', 'openedOn'] },
    sections: {
      account: { fields: ['name', 'kind', 'currency', 'openedOn'] },
      details: { fields: ['number', 'balance'], aside: true },
    },
  },
  access: { admin: { ...staff, close: true, reopen: true }, manager: staff },
  wire: { own: fxCalls },
})
export type BankAccount = RowOf<typeof bankAccounts>
