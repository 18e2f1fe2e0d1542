import { currency, date, defineResource, integer, me, money, ref, state, text, type RowOf } from '#define'
import {
  exemptionReason,
  invoiceLines,
  paymentInput,
  taxedAmounts,
  taxedComputed,
  taxTreatment,
} from './invoice-lines.wire'
import { invoiceDocument } from './invoice-document.wire'
import { invoiceMoves, payByCard, remind } from './invoice-moves.wire'
import { invoiceCalls, invoiceStates, isSent, openStates, sentStates } from './invoices.wire'

const staff = {
  read: true,
  create: true,
  update: { status: 'draft' },
  send: true,
  pay: true,
  credit: { status: [...sentStates] },
  refund: { status: 'paid' },
  remind: { status: 'overdue' },
  duplicate: true,
  repeat: true,
} as const

export const invoices = defineResource('invoices', {
  label: ['Invoice', 'Invoices'],
  icon: 'receipt',
  menu: 'invoicing',
  fields: {
    number: text({
      unique: true,
      readOnly: true,
      optional: true,
      search: true,
      max: 20,
      series: { prefix: 'INV', by: 'issuedOn' },
    }),
    customer: ref('customers'),
    order: ref('orders', { optional: true, readOnly: true }),
    recurring: ref('recurringInvoices', {
      optional: true,
      readOnly: true,
      readableBy: ['admin', 'manager'],
      label: 'Recurring invoice',
    }),
    seller: ref('sellers', {
      optional: true,
      readableBy: ['admin', 'manager'],
      help: 'Left empty, it is the default seller when the invoice is sent.',
    }),
    issuedOn: date({
      optional: true,
      help: 'Left empty, it is the day on which the invoice is sent. Never before that of the last number.',
    }),
    dueOn: date({
      optional: true,
      help: 'Left empty, it is 14 days after the day of issue, or the days to pay of its recurring invoice.',
    }),
    currency: currency({ default: 'EUR', from: 'customer' }),
    lines: invoiceLines,
    taxTreatment,
    exemptionReason,
    notes: text({ lines: 4, optional: true, search: true }),
    buyerName: text({
      optional: true,
      readOnly: true,
      search: true,
      max: 120,
      help: 'The name of the customer when the invoice was sent.',
    }),
    sellerDetails: text({ lines: 8, optional: true, readOnly: true }),
    buyerDetails: text({ lines: 8, optional: true, readOnly: true }),
    paid: money({ default: 0, readOnly: true, help: 'The payments less the refunds.' }),
    credited: money({ default: 0, readOnly: true, help: 'The total of the issued credit notes.' }),
    reminders: integer({ default: 0, readOnly: true, label: 'Reminders sent' }),
    remindedOn: date({ optional: true, readOnly: true, label: 'Last reminder' }),
    reminderStage: integer({
      optional: true,
      readOnly: true,
      readableBy: ['admin', 'manager'],
      label: 'Automatic reminder',
      help: 'The days after the due date of the last one.',
    }),
    status: state(invoiceStates, invoiceMoves),
  },
  shownWhen: { exemptionReason: { taxTreatment: ['exempt', 'outsideScope'] } },
  computed: {
    ...taxedComputed,
    balance: [
      money({
        optional: true,
        help: 'What is still to be paid once the invoice is sent. Below zero, it is to be refunded.',
      }),
      ({ paid, credited, ...invoice }) =>
        isSent(invoice.status) ? taxedAmounts(invoice).total - paid - credited : null,
    ],
  },
  actions: {
    remind,
    credit: {
      on: 'record',
      label: 'Create credit note',
      output: { id: text() },
      opens: 'creditNotes',
    },
    refund: {
      on: 'record',
      label: 'Record refund',
      final: true,
      input: {
        amount: money({
          min: 1,
          max: 100_000_000_00_00,
          help: 'At most what was paid beyond the total less the credit notes.',
        }),
        ...paymentInput,
      },
    },
    payByCard,
    // No role runs it: its order does, when it is paid or refunded.
    settle: { on: 'record', label: 'Record payment of the order', final: true },
    duplicate: { on: 'record', label: 'Duplicate', output: { id: text() }, opens: 'invoices' },
    repeat: {
      on: 'record',
      label: 'Make recurring',
      output: { id: text() },
      opens: 'recurringInvoices',
    },
  },
  title: 'number',
  untitled: 'Draft for {{name}}',
  columns: ['number', 'customer', 'dueOn', 'total', 'balance', 'status'],
  tabs: 'status',
  filters: ['status', 'customer', 'order', 'recurring', 'issuedOn', 'dueOn', 'currency', 'total', 'balance'],
  sorts: ['number', 'issuedOn', 'dueOn', 'total', 'balance', 'status', 'createdAt'],
  sort: '-createdAt',
  sums: ['total', 'balance'],
  tabSum: 'total',
  related: ['payments', 'creditNotes'],
  editable: ['issuedOn', 'dueOn'],
  presetViews: {
    unpaid: {
      label: 'Unpaid, largest first',
      where: { status: openStates },
      sort: '-balance',
      columns: ['number', 'customer', 'balance', 'dueOn', 'status'],
    },
  },
  views: {
    board: { by: 'status', facts: ['customer', 'dueOn', 'total'] },
    calendar: { start: 'dueOn', color: 'status' },
  },
  layout: {
    summary: { amount: 'total', meta: ['customer', 'issuedOn', 'dueOn'] },
    compact: { meta: ['customer', 'dueOn'] },
    sections: {
      recipient: { fields: ['customer'], only: 'form' },
      items: { fields: ['lines'], totals: ['net', 'tax', 'total', 'paid', 'credited', 'balance'] },
      tax: { label: 'Tax details', fields: ['taxTreatment', 'exemptionReason', 'taxes'] },
      notes: { fields: ['notes'] },
      issuer: { fields: ['seller'], aside: true, only: 'form' },
      parties: {
        fields: ['customer', 'buyerName', 'buyerDetails', 'seller', 'sellerDetails'],
        aside: true,
        only: 'page',
      },
      terms: { fields: ['number', 'issuedOn', 'dueOn', 'currency', 'order', 'recurring'], aside: true },
      reminders: { fields: ['reminders', 'remindedOn', 'reminderStage'], aside: true, collapsed: true },
    },
    document: invoiceDocument,
  },
  access: {
    admin: { ...staff, delete: { status: 'draft' }, void: true },
    manager: staff,
    user: {
      read: { customer: { account: me }, status: [...sentStates] },
      payByCard: { customer: { account: me }, status: [...openStates] },
    },
  },
  wire: { own: invoiceCalls },
  routes: {
    list: '/dashboard/invoice/list',
    create: '/dashboard/invoice/new',
    show: '/dashboard/invoice/:id',
    edit: '/dashboard/invoice/:id/edit',
  },
})
export type Invoice = RowOf<typeof invoices>
