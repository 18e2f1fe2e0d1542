import type { CustomPages } from '#define/paths/custom-pages'

/** The custom pages of the feature. */
export const bankingPages = [
  {
    path: '/dashboard/banking',
    resource: 'ledgerEntries',
    menu: { group: 'overview', name: 'banking', icon: 'piggy-bank', order: 3 },
  },
] as const satisfies CustomPages
