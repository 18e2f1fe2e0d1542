import { withLaterWords } from '#base/i18n/later-words'
import type { FeatureScreens } from '#providers/drawn'
import type { bookingsPages } from '../bookings.pages'

/** What the feature renders by hand. Each part is loaded when it is opened. */
export const bookingsScreens: FeatureScreens<typeof bookingsPages> = {
  pages: {
    '/dashboard/booking': () =>
      withLaterWords(() => import('./booking-overview')).then(({ BookingOverview }) => BookingOverview),
  },
}
