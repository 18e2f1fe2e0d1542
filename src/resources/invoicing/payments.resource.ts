import {
  boolean,
  choice,
  currency,
  date,
  defineResource,
  me,
  money,
  ref,
  state,
  text,
  type RowOf,
} from '#define'
import { paymentMethods } from './invoice-lines.wire'
import { sentStates } from './invoices.wire'
import { paymentCalls } from './payments.wire'

const staff = { read: true, create: true, reverse: true } as const

/**
 * Payments of invoices, and refunds of what was paid too much. They are never edited or deleted: a mistake is
 * reversed.
 */
export const payments = defineResource('payments', {
  label: ['Payment', 'Payments'],
  icon: 'coins',
  menu: 'invoicing',
  fields: {
    number: text({ unique: true, readOnly: true, search: true, max: 20, series: { prefix: 'PAY' } }),
    invoice: ref('invoices', { where: { status: sentStates } }),
    customer: ref('customers', { readOnly: true }),
    kind: choice(['payment', 'refund'], {
      default: 'payment',
      readOnly: true,
      help: 'A refund returns what was paid beyond the total of the invoice.',
    }),
    amount: money({ min: 1, max: 100_000_000_00_00 }),
    currency: currency({ readOnly: true }),
    receivedOn: date({ default: 'today', max: 'today', label: 'Date' }),
    method: choice(paymentMethods, { default: 'bankTransfer' }),
    reference: text({ optional: true, search: true, max: 140 }),
    account: ref('bankAccounts', {
      optional: true,
      where: { status: 'active' },
      readableBy: ['admin', 'manager'],
      label: 'Bank account',
      help: 'The payment is booked to it. Left empty, nothing is booked.',
    }),
    ledgerEntry: ref('ledgerEntries', {
      optional: true,
      where: { direction: 'in', origin: ['manual', 'partPayment'], status: ['pending', 'booked'] },
      readableBy: ['admin', 'manager'],
      help: 'The entry of the bank that this payment is, or is a part of. Left empty, a new one is booked.',
    }),
    isMatched: boolean({
      default: false,
      readOnly: true,
      readableBy: ['admin', 'manager'],
      label: 'Matched',
      help: 'The ledger entry was there before the payment, and stays if the payment is reversed.',
    }),
    reversedBecause: text({ optional: true, readOnly: true, max: 300, label: 'Reason for the reversal' }),
    status: state(['received', 'reversed'], {
      reverse: {
        from: 'received',
        to: 'reversed',
        final: true,
        input: { reason: text({ max: 300, label: 'Reason' }) },
      },
    }),
  },
  computed: {
    received: [
      money({ label: 'Received', help: 'Refunds count below zero, and reversed payments not at all.' }),
      ({ kind, amount, status }) => (status === 'reversed' ? 0 : kind === 'refund' ? -amount : amount),
    ],
  },
  title: 'number',
  columns: ['number', 'customer', 'invoice', 'receivedOn', 'amount', 'status'],
  filters: ['status', 'invoice', 'customer', 'kind', 'receivedOn', 'method', 'currency', 'amount'],
  sorts: ['number', 'receivedOn', 'amount', 'createdAt'],
  sort: '-createdAt',
  sums: ['received'],
  layout: {
    summary: { amount: 'received', meta: ['customer', 'receivedOn', 'method'] },
    compact: { meta: ['customer', 'receivedOn'] },
    sections: {
      payment: { fields: ['invoice', 'kind', 'amount', 'currency'] },
      receipt: { fields: ['receivedOn', 'method', 'reference'] },
      booking: { fields: ['account', 'ledgerEntry', 'isMatched'], aside: true },
      reversal: { fields: ['reversedBecause'], aside: true },
    },
  },
  access: {
    admin: staff,
    manager: staff,
    user: { read: { customer: { account: me } } },
  },
  wire: { own: paymentCalls },
})
export type Payment = RowOf<typeof payments>
