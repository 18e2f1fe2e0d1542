import { withLaterWords } from '#base/i18n/later-words'
import type { FeatureScreens } from '#providers/drawn'
import type { pageViewsPages } from '../page-views.pages'

/** What the feature renders by hand. Each part is loaded when it is opened. */
export const pageViewsScreens: FeatureScreens<typeof pageViewsPages> = {
  pages: {
    '/dashboard/analytics': () =>
      withLaterWords(() => import('./analytics-overview')).then(({ AnalyticsOverview }) => AnalyticsOverview),
  },
}
