import {
  currency,
  date,
  defineResource,
  integer,
  listOf,
  me,
  money,
  ref,
  state,
  text,
  type RowOf,
} from '#define'

export const invoices = defineResource('invoices', {
  label: ['Invoice', 'Invoices'],
  icon: 'receipt',
  menu: 'sales',
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
    issuedOn: date({
      default: 'today',
      optional: true,
      help: 'Left empty, it is the day on which the invoice is sent. Never before that of the last number.',
    }),
    dueOn: date(),
    currency: currency({ default: 'EUR' }),
    lines: listOf(
      {
        description: text({ max: 200 }),
        quantity: integer({ min: 1, max: 100_000, default: 1 }),
        unitPrice: money({ min: 0, max: 100_000_000_00 }),
      },
      { min: 1, max: 200 },
    ),
    notes: text({ lines: 4, optional: true, search: true }),
    status: state(['draft', 'sent', 'paid', 'void'], {
      send: { from: 'draft', to: 'sent', confirm: true, final: true },
      pay: { from: 'sent', to: 'paid' },
      void: { from: ['draft', 'sent'], to: 'void', confirm: true, final: true },
    }),
  },
  computed: {
    total: [
      money(),
      (invoice) => invoice.lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0),
    ],
  },
  title: 'number',
  columns: ['number', 'customer', 'issuedOn', 'dueOn', 'total', 'status'],
  tabs: 'status',
  filters: ['status', 'customer', 'issuedOn', 'dueOn', 'currency', 'total'],
  sort: '-createdAt',
  sums: ['total'],
  editable: ['issuedOn', 'dueOn'],
  views: {
    board: { by: 'status', facts: ['customer', 'dueOn', 'total'] },
    calendar: { start: 'dueOn', color: 'status' },
  },
  layout: {
    summary: { amount: 'total', meta: ['customer', 'issuedOn', 'dueOn'] },
    sections: {
      items: { fields: ['lines'], totals: ['total'] },
      notes: { fields: ['notes'] },
      billTo: { label: 'Bill to', fields: ['customer'], aside: true },
      terms: { fields: ['number', 'issuedOn', 'dueOn', 'currency'], aside: true },
    },
  },
  access: {
    admin: {
      read: true,
      create: true,
      update: { status: 'draft' },
      delete: { status: 'draft' },
      send: true,
      pay: true,
      void: true,
    },
    manager: { read: true, create: true, update: { status: 'draft' }, send: true, pay: true },
    user: { read: { customer: { account: me }, status: ['sent', 'paid'] } },
  },
  routes: {
    list: '/dashboard/invoice/list',
    create: '/dashboard/invoice/new',
    show: '/dashboard/invoice/:id',
    edit: '/dashboard/invoice/:id/edit',
  },
})
export type Invoice = RowOf<typeof invoices>
