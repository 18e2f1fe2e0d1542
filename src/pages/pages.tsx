import { Navigate, Route, Routes, useLocation } from 'react-router'
import type { AnyResource } from '../define'
import { routesOf, type Routes as ResourceRoutes } from '../define/reading'
import { useApp } from '../providers/app-context'
import { usualPage } from '../providers/auth/return-to'
import { LoginPage } from './auth/login-page'
import { RegisterPage } from './auth/register-page'
import { Dashboard } from './dashboard'
import { BrokenPage, ErrorMessage, NotFoundPage, RefusedPage } from './errors/error-pages'
import { GuestOnly } from './guards'
import { ResourceScreen } from './resource-screen'
import { StartPage } from './start-page'

/** Every address of the dashboard and the pages around it: those of the declarations, and the few that are none. */
export function Pages() {
  const resources = Object.values(useApp())
  const { pathname } = useLocation()
  if (pathname.endsWith('/')) return <NotFoundPage />
  return (
    <Routes>
      <Route path="/auth" element={<Navigate to="/auth/login" replace />} />
      <Route element={<GuestOnly />}>
        <Route path="/auth/login" element={<LoginPage />} />
        <Route path="/auth/register" element={<RegisterPage />} />
      </Route>
      <Route path="/auth/login-unprotected" element={<LoginPage />} />
      <Route path="/auth/register-unprotected" element={<RegisterPage />} />
      <Route path="/403" element={<RefusedPage />} />
      <Route path="/404" element={<NotFoundPage />} />
      <Route path="/500" element={<BrokenPage />} />
      <Route element={<Dashboard />}>
        <Route path="/dashboard" element={<Navigate to={usualPage} replace />} />
        <Route path={usualPage} element={<StartPage />} />
        <Route path="/dashboard/permission-denied" element={<ErrorMessage kind="refused" />} />
        {resources.map(screenRoutes)}
        {resources.map(parentRoute)}
        <Route path="/dashboard/*" element={<ErrorMessage kind="notFound" />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

const screenRoutes = (resource: AnyResource) =>
  (Object.entries(routesOf(resource)) as [keyof ResourceRoutes, string][]).map(([screen, path]) => (
    <Route
      key={path}
      path={path}
      element={<ResourceScreen key={resource.name} {...{ resource, screen }} />}
    />
  ))

/** `/dashboard/invoice` leads to `/dashboard/invoice/list`. */
function parentRoute(resource: AnyResource) {
  const { list } = routesOf(resource)
  if (!list.endsWith('/list')) return null
  const path = list.slice(0, -'/list'.length)
  return <Route key={path} path={path} element={<Navigate to={list} replace />} />
}
