import type { CheckResponse } from '@refinedev/core'
import { awaitsCode, type Session } from '#base/session/session'
import { signInUrl, verifyUrl } from './return-to'

/** Whether the dashboard is open to the session; if not, the page where the user continues. */
export function checkOf(session: Session): CheckResponse {
  if (!session.isAuthenticated) return { authenticated: false, redirectTo: signInUrl() }
  // Registered, but the code that was mailed has not been entered yet.
  return awaitsCode(session) ? { authenticated: false, redirectTo: verifyUrl() } : { authenticated: true }
}
