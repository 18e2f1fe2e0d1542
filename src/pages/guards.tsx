import { useEffect, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { returnPage, signInUrl } from '../providers/auth/return-to'
import { needsRestart } from '../providers/auth/sign-in'
import { useSession } from '../providers/auth/use-session'

/** Shows what is inside to those who are signed in; others sign in first and come back. */
export function SignedInOnly({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { isInitialized, isAuthenticated, ended } = useSession()
  const { pathname, search, hash } = useLocation()
  if (!isInitialized) return waiting
  if (isAuthenticated) return children
  return <Navigate to={ended === 'left' ? signInUrl() : signInUrl(pathname + search + hash)} replace />
}

/** Shows the pages inside to those who are not signed in; others go on to where they wanted to go. */
export function GuestOnly() {
  const { isInitialized, isAuthenticated } = useSession()
  const [query] = useSearchParams()
  if (!isInitialized) return null
  if (!isAuthenticated) return <Outlet />
  return needsRestart() ? <Restart at={returnPage(query)} /> : <Navigate to={returnPage(query)} replace />
}

/** After registration only a new start of the program applies the token. */
function Restart({ at }: { at: string }) {
  useEffect(() => location.assign(at), [at])
  return null
}
