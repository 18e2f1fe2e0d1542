import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ErrorBoundary } from '../shell/error-boundary'
import { PageSkeleton } from '../shell/progress-bar'
import { Shell } from '../shell/shell'
import { SignedInOnly } from './guards'
import { forgetFailedScreens } from './resource-screen'

/** The dashboard around one of its pages: what fails in the page leaves the rest standing. */
export function Dashboard() {
  const { pathname } = useLocation()
  return (
    <SignedInOnly
      waiting={
        <Shell>
          <PageSkeleton />
        </Shell>
      }
    >
      <Shell>
        <ErrorBoundary place={pathname} onFailure={forgetFailedScreens}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </SignedInOnly>
  )
}
