import { withDeferredTexts } from '#base/i18n/deferred-texts'
import type { FeatureScreens } from '#providers/custom-screens'
import type { bookingsPages } from '../bookings.pages'

/** The custom screens of the feature. Each is loaded when it is opened. */
export const bookingsScreens: FeatureScreens<typeof bookingsPages> = {
  pages: {
    '/dashboard/booking': () =>
      withDeferredTexts(() => import('./booking-overview')).then(({ BookingOverview }) => BookingOverview),
  },
}
