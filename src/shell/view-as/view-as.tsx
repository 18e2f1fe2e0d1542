import { lazy, Suspense } from 'react'
import { readView } from '#providers/auth/token'
import { withDeferredTexts } from '#base/i18n/deferred-texts'

const Banner = lazy(() =>
  withDeferredTexts(() => import('./view-as-banner').then(({ ViewAsBanner }) => ({ default: ViewAsBanner }))),
)

/** What says that the tab shows what somebody else sees, where it does. */
export const ViewAs = () =>
  readView() && (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  )
