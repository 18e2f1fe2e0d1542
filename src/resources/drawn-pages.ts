/**
 * The pages that no view can draw, as data: the router and the server read their addresses here. What draws each of them
 * stands in `screens.ts`.
 */
export const drawnPages = [
  // The overviews of areas: each for those who may read what it is mostly made of.
  {
    path: '/dashboard/ecommerce',
    resource: 'orders',
    menu: { group: 'overview', name: 'ecommerce', icon: 'storefront' },
  },
  {
    path: '/dashboard/analytics',
    resource: 'pageViews',
    menu: { group: 'overview', name: 'analytics', icon: 'chart-line-up' },
  },
  {
    path: '/dashboard/banking',
    resource: 'ledgerEntries',
    menu: { group: 'overview', name: 'banking', icon: 'piggy-bank' },
  },
  {
    path: '/dashboard/booking',
    resource: 'bookings',
    menu: { group: 'overview', name: 'booking', icon: 'suitcase-rolling' },
  },
  {
    path: '/dashboard/file',
    resource: 'files',
    menu: { group: 'overview', name: 'file', icon: 'hard-drives' },
  },
  { path: '/dashboard/mail/all', resource: 'mails' },
  { path: '/dashboard/mail/all/:id', resource: 'mails' },
  { path: '/dashboard/mail/:label', resource: 'mails' },
  { path: '/dashboard/mail/:label/:id', resource: 'mails' },
  { path: '/dashboard/chat', resource: 'conversations' },
  { path: '/dashboard/chat/new', resource: 'conversations' },
  { path: '/dashboard/chat/:id', resource: 'conversations' },
  { path: '/dashboard/e-commerce/checkout', resource: 'products' },
  { path: '/dashboard/files-manager', resource: 'files' },
] as const
