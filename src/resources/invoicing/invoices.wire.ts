import { arrayOf, choice, currency, date, integer, object, text, type OwnCalls } from '#define'

export const invoiceStates = ['draft', 'sent', 'partlyPaid', 'overdue', 'paid', 'void'] as const

/** The states of invoices that were sent and not voided. */
export const sentStates = ['sent', 'partlyPaid', 'overdue', 'paid'] as const
/** Those of which something is still to be paid. */
export const openStates = ['sent', 'partlyPaid', 'overdue'] as const
export const isSent = (status: string): boolean => (sentStates as readonly string[]).includes(status)

/** The days in which an invoice without another due date is to be paid. */
export const defaultTerm = 14

/** The open balances by age: not yet due, and by the days since the due date. */
export const ages = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'older'] as const
const amount = integer({ help: 'In minor units.' })
const byAge = { notDue: amount, upTo30: amount, upTo60: amount, upTo90: amount, older: amount, total: amount }

export const invoiceCalls = {
  aging: {
    method: 'GET',
    path: '/api/invoices/aging',
    summary: 'The open balances of customers, by the days since they were due and by currency',
    output: {
      asOf: date({ help: 'Today, in UTC.' }),
      customers: arrayOf(object({ customer: text(), name: text(), currency: currency(), ...byAge }), {
        help: 'At most 500, with the highest balances first.',
      }),
      totals: arrayOf(object({ currency: currency(), ...byAge }), { help: 'Of all customers.' }),
    },
  },
  summary: {
    method: 'GET',
    path: '/api/invoices/summary',
    summary: 'The number of invoices and their totals, by state and currency',
    output: {
      states: arrayOf(
        object({
          status: choice(invoiceStates),
          count: integer({ help: 'At most 10,000.' }),
          totals: arrayOf(object({ currency: currency(), total: integer({ help: 'In minor units.' }) })),
        }),
      ),
    },
  },
} as const satisfies OwnCalls
