import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../shell/states/error-boundary'
import { withDeferredTexts } from '../base/i18n/deferred-texts'
import { lazyModule } from '../base/loading/lazy-module'
import { useCustomScreens } from '../providers/app-context'
import { forgetFailedPages } from '../providers/custom-screens'
import { InvitationPartContext } from '../shell/notifications/invitation-part'
import { Shell } from '../shell/shell'
import { PageSkeleton } from '../shell/states'
import { SignedInOnly } from './guards'
import { forgetFailedScreens } from './resource-screen'

const invitationPart = lazyModule(() =>
  withDeferredTexts(() => import('../screens/attendance/invitation-in-inbox')),
)

/** The layout of the dashboard around one of its pages; an error in the page does not affect the layout. */
export function Dashboard() {
  const { pathname } = useLocation()
  const custom = useCustomScreens()
  return (
    <SignedInOnly
      waiting={
        <Shell>
          <PageSkeleton />
        </Shell>
      }
    >
      <InvitationPartContext value={invitationPart}>
        <Shell>
          <ErrorBoundary
            resetKey={pathname}
            onFailure={() => {
              forgetFailedScreens()
              forgetFailedPages(custom)
            }}
          >
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Shell>
      </InvitationPartContext>
    </SignedInOnly>
  )
}
