import { lazy, Suspense } from 'react'
import { readView } from '#providers/auth/token'
import { withDeferredTexts } from '#base/i18n/deferred-texts'

const Banner = lazy(() =>
  withDeferredTexts(() => import('./view-as-banner').then(({ ViewAsBanner }) => ({ default: ViewAsBanner }))),
)

/** The banner of a tab that shows the application as another user; otherwise nothing. */
export const ViewAs = () =>
  readView() && (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  )
