/** Texts of the report of open balances by age. */
export const receivables = {
  asOf: 'Open balances on {{date}}, by the days since they were due',
  customer: 'Customer',
  all: 'All customers',
  none: 'Nothing is open',
  noneText: 'All invoices that were sent are paid.',
  ages: {
    notDue: 'Not due',
    upTo30: '1–30 days',
    upTo60: '31–60 days',
    upTo90: '61–90 days',
    older: 'Over 90 days',
    total: 'Total',
  },
} as const
