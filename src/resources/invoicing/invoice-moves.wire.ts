import { money } from '#define'
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
