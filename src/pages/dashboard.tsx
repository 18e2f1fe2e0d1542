import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ErrorBoundary } from '../shell/states/error-boundary'
import { useDrawn } from '../providers/app-context'
import { forgetFailedPages } from '../providers/drawn'
import { Shell } from '../shell/shell'
import { PageSkeleton } from '../shell/states'
import { SignedInOnly } from './guards'
import { forgetFailedScreens } from './resource-screen'

/** The dashboard around one of its pages: what fails in the page leaves the rest standing. */
export function Dashboard() {
  const { pathname } = useLocation()
  const drawn = useDrawn()
  return (
    <SignedInOnly
      waiting={
        <Shell>
          <PageSkeleton />
        </Shell>
      }
    >
      <Shell>
        <ErrorBoundary
          place={pathname}
          onFailure={() => {
            forgetFailedScreens()
            forgetFailedPages(drawn)
          }}
        >
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </SignedInOnly>
  )
}
