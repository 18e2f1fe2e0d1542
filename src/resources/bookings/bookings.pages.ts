import type { CustomPages } from '#define/paths/custom-pages'

/** The custom pages of the feature. */
export const bookingsPages = [
  {
    path: '/dashboard/booking',
    resource: 'bookings',
    menu: { group: 'overview', name: 'booking', icon: 'suitcase-rolling', order: 4 },
  },
] as const satisfies CustomPages
