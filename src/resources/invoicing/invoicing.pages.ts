import type { CustomPages } from '#define/paths/custom-pages'

/** The custom pages of the feature. */
export const invoicingPages = [
  {
    path: '/dashboard/receivables',
    resource: 'invoices',
    menu: { group: 'invoicing', name: 'receivables', icon: 'clock-counter-clockwise', order: 1 },
  },
  {
    path: '/dashboard/bank-matching',
    resource: 'ledgerEntries',
    menu: { group: 'invoicing', name: 'bankMatching', icon: 'arrows-left-right', order: 2 },
  },
] as const satisfies CustomPages
