import { withDeferredTexts } from '#base/i18n/deferred-texts'
import type { FeatureScreens } from '#providers/custom-screens'

/** The custom parts of the feature. Each is loaded when it is needed. */
export const calendarScreens: FeatureScreens = {
  parts: {
    calendarEvents: {
      form: () =>
        withDeferredTexts(() => import('#screens/busy/availability')).then(
          ({ Availability }) => Availability,
        ),
    },
  },
}
