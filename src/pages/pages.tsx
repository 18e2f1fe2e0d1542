import type { ReactElement } from 'react'
import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom'
import type { AnyResource, App } from '../define'
import { pages, type PageOf } from '../define/paths/pages'
import { homeOf, parentOf, routesOf, viewRoutesOf, type Routes as ResourceRoutes } from '../define/reading'
import { defaultPage } from '../providers/auth/return-to'
import type { CustomScreens } from '../providers/custom-screens'
import { LazyAccountPage, LazyProfilePage } from './account/lazy-account'
import { LoginPage, NewPasswordPage, RegisterPage, ResetPasswordPage, VerifyPage } from './auth/lazy-pages'
import { LazyComponentsPage } from './components/lazy-components-page'
import { BlankPage } from './blank-page'
import { Dashboard } from './dashboard'
import { CustomScreen } from './custom-screen'
import { BrokenPage, ErrorMessage, MaintenancePage, NotFoundPage, RefusedPage } from './errors/error-pages'
import { GuestOnly } from './guards'
import { LazyPermissionsPage } from './permissions/lazy-permissions-page'
import { ResourceScreen } from './resource-screen'
import { StartPage } from './start-page'

/** The page of the current URL. A URL with a trailing slash has none, although the router would match it. */
export function Pages() {
  const { pathname } = useLocation()
  return pathname.endsWith('/') ? <NotFoundPage /> : <Outlet />
}

/**
 * All routes of the dashboard and the pages around it: the generated ones of the declarations, and a few fixed ones.
 */
export function pageRoutes(app: App, custom?: CustomScreens): RouteObject[] {
  const resources = Object.values(app)
  const customPages = custom?.pages ?? []
  const byHand = new Set(customPages.map(({ path }) => path))
  return [
    { element: <GuestOnly />, children: routesIn('guest', guest) },
    ...routesIn('open', open),
    {
      element: <Dashboard />,
      children: [
        ...routesIn('dashboard', dashboard),
        ...customPages.map((page) => ({
          path: page.path,
          element: <CustomScreen key={page.path} page={page} />,
        })),
        ...resources.flatMap((resource) => screenRoutes(resource, byHand)),
        ...resources.flatMap(parentRoute),
        { path: '/dashboard/*', element: <ErrorMessage kind="notFound" /> },
      ],
    },
    { path: '*', element: <NotFoundPage /> },
  ]
}

type Elements<Frame extends keyof typeof pages> = Readonly<Record<PageOf<Frame>, ReactElement | null>>

const guest: Elements<'guest'> = {
  '/auth/login': <LoginPage />,
  '/auth/register': <RegisterPage />,
  '/auth/reset-password': <ResetPasswordPage />,
  '/auth/new-password': <NewPasswordPage />,
}
const open: Elements<'open'> = {
  '/auth': <Navigate to="/auth/login" replace />,
  '/auth/login-unprotected': <LoginPage />,
  '/auth/register-unprotected': <RegisterPage />,
  '/auth/verify': <VerifyPage />,
  '/403': <RefusedPage />,
  '/404': <NotFoundPage />,
  '/500': <BrokenPage />,
  '/components': <LazyComponentsPage />,
  '/maintenance': <MaintenancePage />,
}
const dashboard: Elements<'dashboard'> = {
  '/dashboard': <Navigate to={defaultPage} replace />,
  '/dashboard/app': <StartPage />,
  '/dashboard/permission-denied': <LazyPermissionsPage />,
  '/dashboard/user/account': <LazyAccountPage tab="general" />,
  '/dashboard/user/account/billing': <LazyAccountPage tab="billing" />,
  '/dashboard/user/account/notifications': <LazyAccountPage tab="notifications" />,
  '/dashboard/user/account/social': <LazyAccountPage tab="social" />,
  '/dashboard/user/account/security': <LazyAccountPage tab="security" />,
  '/dashboard/user/account/display': <LazyAccountPage tab="display" />,
  '/dashboard/user/profile': <LazyProfilePage />,
  '/dashboard/blank': <BlankPage />,
  '/_app': null,
}

const routesIn = <Frame extends keyof typeof pages>(frame: Frame, elements: Elements<Frame>): RouteObject[] =>
  (pages[frame] as readonly PageOf<Frame>[]).map((path) => ({ path, element: elements[path] }))

function screenRoutes(resource: AnyResource, byHand: ReadonlySet<string>): RouteObject[] {
  const screens = Object.entries(routesOf(resource)) as [keyof ResourceRoutes, string][]
  // All views of a list are the same screen, so that switching between them keeps its state.
  const views = viewRoutesOf(resource).map(({ path }): [keyof ResourceRoutes, string] => ['list', path])
  const generated = [...screens, ...views].filter(([, path]) => !byHand.has(path))
  return generated.map(([screen, path]) => ({
    path,
    element: <ResourceScreen key={`${resource.name} ${screen}`} resource={resource} screen={screen} />,
  }))
}

/** `/dashboard/invoice` redirects to `/dashboard/invoice/list`, or to the default view. */
function parentRoute(resource: AnyResource): RouteObject[] {
  const path = parentOf(resource)
  return path === undefined ? [] : [{ path, element: <Navigate to={homeOf(resource)} replace /> }]
}
