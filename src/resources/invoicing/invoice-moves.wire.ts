import { choice, money } from '#define'
import { cardBrands } from '#money/test-cards'
import { paymentInput } from './invoice-lines.wire'
import { openStates } from './invoices.wire'

/** The moves between the states of an invoice. */
export const invoiceMoves = {
  send: {
    from: 'draft',
    to: 'sent',
    mayEndIn: ['partlyPaid', 'overdue', 'paid'],
    confirm: true,
    final: true,
    help: 'It gets its number and is mailed to {{customer}}, with its PDF attached.',
  },
  pay: {
    from: openStates,
    to: 'paid',
    mayEndIn: ['partlyPaid', 'overdue'],
    final: true,
    label: 'Record payment',
    input: {
      amount: money({
        min: 1,
        max: 100_000_000_00_00,
        optional: true,
        prefill: 'balance',
        help: 'Left empty, it is the open balance.',
      }),
      ...paymentInput,
    },
  },
  fallDue: {
    from: ['sent', 'partlyPaid'],
    to: 'overdue',
    due: { from: ['sent', 'partlyPaid'], at: 'dueOn' },
    label: 'Mark as overdue',
  },
  void: {
    from: ['draft', 'sent', 'overdue'],
    to: 'void',
    where: { overdue: { paid: 0, credited: 0 } },
    confirm: true,
    final: true,
  },
} as const

/** Each reminder has a text of its own. */
export const remind = {
  on: 'record',
  label: 'Send reminder',
  confirm: true,
  final: true,
  help:
    '{{reminders=0}}The first reminder is mailed to {{customer}}: it says that the due date has passed. ' +
    '{{reminders=1}}The second reminder is mailed to {{customer}}: it asks for payment within seven days. ' +
    '{{reminders>1}}The final reminder is mailed to {{customer}}: it asks for payment at once. ' +
    '{{reminders>1}}Reminders sent before: {{reminders}}. ' +
    'The PDF of the invoice is attached, and no fee is added.',
} as const

/** The payment of the open balance by its customer. */
export const payByCard = {
  on: 'record',
  label: 'Pay by card',
  final: true,
  input: { cardBrand: choice(cardBrands, { default: 'visa', label: 'Test card' }) },
  help: 'The open balance is paid with a test card: no money moves.',
} as const
