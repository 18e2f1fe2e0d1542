import { choice, currency, date, defineResource, integer, json, ref, state, text, type RowOf } from '#define'
import { exemptionReason, invoiceLines, taxedComputed, taxTreatment } from './invoice-lines.wire'
import { intervalUnits } from './intervals.wire'
import { recurringCalls } from './recurring-calls.wire'

const open = { status: ['active', 'paused'] } as const
const staff = {
  read: true,
  create: true,
  update: open,
  pause: true,
  resume: true,
  end: true,
  delete: { created: 0 },
} as const

/** Invoices that the system creates at the dates of a schedule. */
export const recurringInvoices = defineResource('recurringInvoices', {
  label: ['Recurring invoice', 'Recurring invoices'],
  icon: 'files',
  menu: 'invoicing',
  fields: {
    name: text({ search: true, max: 120 }),
    customer: ref('customers'),
    seller: ref('sellers', { optional: true }),
    every: integer({ min: 1, max: 36, default: 1 }),
    unit: choice(intervalUnits, { default: 'month' }),
    startsOn: date({ default: 'today' }),
    endsOn: date({ optional: true }),
    payWithin: integer({ min: 0, max: 365, default: 14, label: 'Days to pay' }),
    sending: choice(['draft', 'send'], {
      default: 'draft',
      label: 'Each invoice is',
      labels: { draft: 'Created as a draft', send: 'Sent at once' },
    }),
    currency: currency({ default: 'EUR' }),
    lines: invoiceLines,
    taxTreatment,
    exemptionReason,
    notes: text({
      lines: 4,
      optional: true,
      help: 'Here and in descriptions {month}, {year}, {period} and {date} are those of each invoice.',
    }),
    nextOn: date({ optional: true, readOnly: true, label: 'Next invoice' }),
    lastOn: date({ optional: true, readOnly: true, label: 'Last invoice' }),
    created: integer({ default: 0, readOnly: true, label: 'Invoices' }),
    failedBecause: json({
      optional: true,
      readOnly: true,
      help: 'A code with its values; `/api/recurringInvoices/failure` has the sentence.',
    }),
    status: state(['active', 'paused', 'ended'], {
      pause: { from: 'active', to: 'paused' },
      resume: { from: 'paused', to: 'active' },
      end: { from: ['active', 'paused'], to: 'ended', confirm: true, final: true },
    }),
  },
  shownWhen: { exemptionReason: { taxTreatment: ['exempt', 'outsideScope'] } },
  computed: taxedComputed,
  title: 'name',
  columns: ['name', 'customer', 'nextOn', 'total', 'created', 'status'],
  filters: ['status', 'customer', 'nextOn', 'sending', 'currency', 'total'],
  sort: '-createdAt',
  sums: ['total'],
  related: ['invoices'],
  layout: {
    summary: { amount: 'total', meta: ['customer', 'nextOn'] },
    sections: {
      general: { fields: ['name', 'customer', 'seller', 'currency'] },
      schedule: { fields: ['every', 'unit', 'startsOn', 'endsOn', 'sending', 'payWithin'] },
      items: { fields: ['lines'], totals: ['net', 'tax', 'total'] },
      tax: { label: 'Tax details', fields: ['taxTreatment', 'exemptionReason', 'taxes'] },
      notes: { fields: ['notes'] },
      progress: { fields: ['nextOn', 'lastOn', 'created'], aside: true, only: 'page' },
    },
    shownByPart: ['failedBecause'],
  },
  access: { admin: staff, manager: staff },
  wire: { own: recurringCalls },
})
export type RecurringInvoice = RowOf<typeof recurringInvoices>
