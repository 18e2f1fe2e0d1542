import { use, useCallback, useSyncExternalStore, type ReactElement } from 'react'
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom'
import type { DataRouter, RouteObject } from 'react-router-dom'
import { logFailure } from '#base/log'
import { LeaveGuards } from './leave-guards'
import { RouterContext } from './router-context'

interface GuardedRoutes {
  /** What surrounds every page; it renders the page by an `Outlet`. */
  readonly root: ReactElement
  /** Replaces `root` if rendering it fails. */
  readonly failed?: ReactElement
  readonly routes: RouteObject[]
}

/** Creates a router with the browser's history. `dispose` ends it. */
export const createGuardedRouter = ({ root, failed, routes }: GuardedRoutes): DataRouter =>
  createBrowserRouter([
    {
      element: <LeaveGuards>{root}</LeaveGuards>,
      ...(failed && { errorElement: failed }),
      children: routes,
    },
  ])

/** Renders the routes of a router. A page stays until the next one has loaded. */
export const GuardedRouter = ({ router }: { router: DataRouter }) => (
  <RouterContext value={router}>
    <RouterProvider router={router} onError={(error) => logFailure('The application failed', error)} />
  </RouterContext>
)

/**
 * Whether the requested page is still loading: the location of the router is ahead of the rendered one. The
 * `useNavigation` of react-router reports loaders of routes only.
 */
export function useIsNavigating(): boolean {
  const router = use(RouterContext)
  const rendered = useLocation()
  const subscribe = useCallback((changed: () => void) => router?.subscribe(changed) ?? ignore, [router])
  const requested = useSyncExternalStore(subscribe, () => router?.state.location)
  return requested !== undefined && requested.key !== rendered.key
}

const ignore = () => undefined
