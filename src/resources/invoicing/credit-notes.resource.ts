import { choice, currency, date, defineResource, me, ref, state, text, type RowOf } from '#define'
import {
  invoiceLines,
  printedColumns,
  taxedComputed,
  taxTreatmentLabels,
  taxTreatments,
} from './invoice-lines.wire'
import { printedParties, taxNotices } from './invoice-document.wire'
import { sentStates } from './invoices.wire'

const staff = { read: true, create: true, update: { status: 'draft' }, issue: true } as const

/** What is no longer owed of an invoice: all of it or some lines. An issued one is never changed. */
export const creditNotes = defineResource('creditNotes', {
  label: ['Credit note', 'Credit notes'],
  icon: 'file-text',
  menu: 'invoicing',
  fields: {
    number: text({
      unique: true,
      readOnly: true,
      optional: true,
      search: true,
      max: 20,
      series: { prefix: 'CN', by: 'issuedOn' },
    }),
    invoice: ref('invoices', { where: { status: sentStates } }),
    customer: ref('customers', { readOnly: true }),
    seller: ref('sellers', { optional: true, readOnly: true, readableBy: ['admin', 'manager'] }),
    issuedOn: date({
      optional: true,
      help: 'Left empty, it is the day on which the credit note is issued.',
    }),
    currency: currency({ readOnly: true }),
    lines: invoiceLines,
    taxTreatment: choice(taxTreatments, {
      default: 'standard',
      readOnly: true,
      label: 'Tax',
      labels: taxTreatmentLabels,
    }),
    exemptionReason: text({ optional: true, readOnly: true, max: 300 }),
    reason: text({ optional: true, lines: 3, max: 500, help: 'Why this is no longer owed.' }),
    sellerDetails: text({ lines: 8, optional: true, readOnly: true }),
    buyerDetails: text({ lines: 8, optional: true, readOnly: true }),
    status: state(['draft', 'issued'], {
      issue: { from: 'draft', to: 'issued', confirm: true, final: true },
    }),
  },
  computed: taxedComputed,
  title: 'number',
  untitled: 'Draft for {{name}}',
  columns: ['number', 'customer', 'invoice', 'issuedOn', 'total', 'status'],
  tabs: 'status',
  filters: ['status', 'invoice', 'customer', 'issuedOn', 'currency', 'total'],
  sort: '-createdAt',
  sums: ['total'],
  tabSum: 'total',
  layout: {
    summary: { amount: 'total', meta: ['customer', 'issuedOn'] },
    compact: { meta: ['customer', 'issuedOn'] },
    sections: {
      items: { fields: ['lines'], totals: ['net', 'tax', 'total'] },
      reason: { fields: ['reason'] },
      tax: { label: 'Tax details', fields: ['taxTreatment', 'exemptionReason', 'taxes'] },
      parties: { fields: ['customer', 'buyerDetails', 'seller', 'sellerDetails'], aside: true },
      terms: { fields: ['number', 'invoice', 'issuedOn', 'currency'], aside: true },
    },
    document: {
      ...printedParties,
      status: ['draft'],
      meta: ['number', 'invoice', 'issuedOn', 'exemptionReason'],
      lines: { of: 'lines', columns: printedColumns },
      totals: ['net', 'tax', 'total'],
      notices: taxNotices,
      note: 'reason',
      electronic: { status: 'issued' },
    },
  },
  access: {
    admin: { ...staff, delete: { status: 'draft' } },
    manager: staff,
    user: { read: { customer: { account: me }, status: 'issued' } },
  },
})
export type CreditNote = RowOf<typeof creditNotes>
