import { arrayOf, boolean, currency, date, integer, listOf, object, ref, text, type OwnCalls } from '#define'

/** The most entries of the bank that are returned, and that are matched by one request. */
export const maxMatches = 100

/** The most invoices that one entry of the bank is divided among at once. */
export const maxParts = 20

const amount = integer({ help: 'In minor units.' })

/** An open invoice that an entry of the bank may pay, and why. */
const candidate = () => ({
  invoice: ref('invoices'),
  number: text(),
  customer: text({ help: 'The name of the customer.' }),
  balance: amount,
  dueOn: date(),
  byNumber: boolean({ help: 'The entry names the number of the invoice.' }),
  byAmount: boolean({ help: 'The amount is the open balance.' }),
  byCustomer: boolean({ help: 'The counterparty is the customer.' }),
})

export const paymentCalls = {
  matches: {
    method: 'GET',
    path: '/api/payments/matches',
    summary:
      'Incoming entries of the bank that are no payments yet, with the open invoices that they may pay',
    output: {
      entries: arrayOf(
        object({
          entry: ref('ledgerEntries'),
          bookedOn: date(),
          counterparty: text(),
          reference: text({ optional: true }),
          amount,
          open: integer({ help: 'What no payment is recorded for yet, in minor units.' }),
          currency: currency(),
          account: ref('bankAccounts'),
          accountName: text(),
          isCertain: boolean({
            help: 'The first invoice is meant: by its number and the amount, or as the only one of the customer with the amount.',
          }),
          candidates: arrayOf(object(candidate()), { help: 'At most three, the best first.' }),
          parts: arrayOf(object(candidate()), {
            help: `Open invoices that the entry names or of its counterparty, among which it may be divided: at most ${maxParts}.`,
          }),
        }),
        { help: `At most ${maxMatches}, the latest first.` },
      ),
      capped: boolean({ help: 'Whether there are more.' }),
    },
  },
  match: {
    method: 'POST',
    path: '/api/payments/match',
    summary: 'Records entries of the bank as payments of invoices, each for itself',
    input: {
      matches: listOf({ entry: ref('ledgerEntries'), invoice: ref('invoices') }, { min: 1, max: maxMatches }),
    },
    output: {
      results: arrayOf(
        object({
          entry: ref('ledgerEntries'),
          payment: ref('payments', { optional: true }),
          refusal: text({ optional: true, help: 'Why there is no payment.' }),
        }),
      ),
    },
  },
  allocate: {
    method: 'POST',
    path: '/api/payments/allocate',
    summary: 'Divides an entry of the bank among invoices: a payment of each, all of them or none',
    input: {
      entry: ref('ledgerEntries'),
      allocations: listOf(
        { invoice: ref('invoices'), amount: integer({ min: 1, help: 'In minor units.' }) },
        { min: 1, max: maxParts },
      ),
    },
    output: {
      payments: arrayOf(ref('payments'), { help: 'In the order of the allocations.' }),
      open: integer({ help: 'What no payment is recorded for yet, in minor units.' }),
    },
  },
} as const satisfies OwnCalls
