import { Suspense, use } from 'react'
import { withLaterWords } from '#base/i18n/later-words'
import { lazyModule } from '#base/loading/lazy-module'
import { ErrorBoundary } from '#shell/states/error-boundary'
import { PageSkeleton } from '#shell/states'

const overview = lazyModule(async () => {
  const [{ Themed }, { AppOverview }] = await Promise.all([
    import('#shell/theme/themed'),
    withLaterWords(() => import('./app-overview')),
  ])
  return { Themed, AppOverview }
})

/** The overview of everything; the page around it stands before it has come, and where it does not come. */
export const LazyAppOverview = () => (
  <ErrorBoundary place="overview" onFailure={overview.forgetFailure}>
    <Suspense fallback={<PageSkeleton />}>
      <Drawn />
    </Suspense>
  </ErrorBoundary>
)

function Drawn() {
  const { Themed, AppOverview } = overview.loaded() ?? use(overview.load())
  return (
    <Themed>
      <AppOverview />
    </Themed>
  )
}
