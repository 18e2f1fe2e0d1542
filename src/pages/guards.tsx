import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { returnPage, signInUrl, verifyUrl } from '../providers/auth/return-to'
import { awaitsCode } from '../base/session/session'
import { useSession } from '../base/session/use-session'

/** Renders its children for signed-in users; guests sign in first and then return here. */
export function SignedInOnly({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const session = useSession()
  const { isInitialized, isAuthenticated, ended } = session
  const { pathname, search, hash } = useLocation()
  if (!isInitialized) return waiting
  if (awaitsCode(session)) return <Navigate to={verifyUrl(pathname + search)} replace />
  if (isAuthenticated) return children
  return <Navigate to={ended === 'left' ? signInUrl() : signInUrl(pathname + search + hash)} replace />
}

/** Renders the pages inside for guests; signed-in users are redirected to the page they requested. */
export function GuestOnly() {
  const session = useSession()
  const [query] = useSearchParams()
  if (!session.isInitialized) return null
  if (!session.isAuthenticated) return <Outlet />
  return <Navigate to={awaitsCode(session) ? verifyUrl(query.get('returnTo')) : returnPage(query)} replace />
}
