import { Suspense, use } from 'react'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import { ErrorBoundary } from '#shell/states/error-boundary'
import { PageSkeleton } from '#shell/states'

const overview = lazyModule(async () => {
  const [{ Themed }, { AppOverview }] = await Promise.all([
    import('#shell/theme/themed'),
    withDeferredTexts(() => import('./app-overview')),
  ])
  return { Themed, AppOverview }
})

/** The overview of all areas. The page around it renders before the overview is loaded, and also if loading fails. */
export const LazyAppOverview = () => (
  <ErrorBoundary resetKey="overview" onFailure={overview.forgetFailure}>
    <Suspense fallback={<PageSkeleton />}>
      <Content />
    </Suspense>
  </ErrorBoundary>
)

function Content() {
  const { Themed, AppOverview } = overview.loaded() ?? use(overview.load())
  return (
    <Themed>
      <AppOverview />
    </Themed>
  )
}
