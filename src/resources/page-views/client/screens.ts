import { withDeferredTexts } from '#base/i18n/deferred-texts'
import type { FeatureScreens } from '#providers/custom-screens'
import type { pageViewsPages } from '../page-views.pages'

/** The custom screens of the feature. Each is loaded when it is opened. */
export const pageViewsScreens: FeatureScreens<typeof pageViewsPages> = {
  pages: {
    '/dashboard/analytics': () =>
      withDeferredTexts(() => import('./analytics-overview')).then(
        ({ AnalyticsOverview }) => AnalyticsOverview,
      ),
  },
}
