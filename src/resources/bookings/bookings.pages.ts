import type { CustomPages } from '#define/custom-pages'

/** The pages of the feature that no view can show. */
export const bookingsPages = [
  {
    path: '/dashboard/booking',
    resource: 'bookings',
    menu: { group: 'overview', name: 'booking', icon: 'suitcase-rolling', order: 4 },
  },
] as const satisfies CustomPages
