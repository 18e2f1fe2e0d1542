import { lazy, Suspense } from 'react'
import { readView } from '#providers/auth/token'
import { withLaterWords } from '#base/i18n/later-words'

const Banner = lazy(() =>
  withLaterWords(() => import('./view-as-banner').then(({ ViewAsBanner }) => ({ default: ViewAsBanner }))),
)

/** What says that the tab shows what somebody else sees, where it does. */
export const ViewAs = () =>
  readView() && (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  )
