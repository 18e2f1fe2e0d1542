import type { CustomPages } from '#define/custom-pages'

/** The pages of the feature that no view can show. */
export const bankingPages = [
  {
    path: '/dashboard/banking',
    resource: 'ledgerEntries',
    menu: { group: 'overview', name: 'banking', icon: 'piggy-bank', order: 3 },
  },
] as const satisfies CustomPages
