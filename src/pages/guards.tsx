import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { requestedPage, returnPage, signInUrl, verifyUrl } from '../providers/auth/return-to'
import { useIsAuthenticated } from '../providers/auth/use-auth'
import { useSession } from '../base/session/use-session'

/**
 * Renders its children for signed-in users; guests sign in first and then return here. Unlike refine's `Authenticated`
 * it keeps its children, and what is typed in them, while the session is checked again, and returns to the hash too.
 */
export function SignedInOnly({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { data } = useIsAuthenticated()
  const { ended } = useSession()
  const { pathname, search, hash } = useLocation()
  if (!data) return waiting
  if (data.authenticated) return children
  const page = ended === 'left' ? undefined : pathname + search + hash
  return <Navigate to={data.redirectTo === verifyUrl() ? verifyUrl(page) : signInUrl(page)} replace />
}

/** Renders the pages inside for guests; signed-in users are redirected to the page they requested. */
export function GuestOnly() {
  const { data } = useIsAuthenticated()
  const [query] = useSearchParams()
  if (!data) return null
  if (data.authenticated) return <Navigate to={returnPage(query)} replace />
  if (data.redirectTo === verifyUrl()) return <Navigate to={verifyUrl(requestedPage(query))} replace />
  return <Outlet />
}
