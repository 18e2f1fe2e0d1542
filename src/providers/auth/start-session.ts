import { read } from '../data/read'
import { statusOf } from '../data/http/problem'
import { logFailure } from '#base/log'
import { accountUrl } from './account-url'
import { applyToken, unapplyToken } from './apply-token'
import { bearerHeader } from '#base/session/bearer'
import './drafts'
import {
  beginSession,
  endSession,
  readSession,
  remainSignedOut,
  type Account,
  type Permissions,
} from '#base/session/session'
import { expiryOf, liveToken, readToken, tokenKey } from './token'

/** Loads the account of the stored token, if that has not expired and the server accepts it. */
export async function startSession(): Promise<void> {
  const token = liveToken()
  if (!token) {
    logUnused(readToken())
    return endSession()
  }
  applyToken(token)
  try {
    const { data } = await read(accountUrl)
    const { user, permissions } = data as { user: Account; permissions: Permissions }
    beginSession(user, permissions)
  } catch (error) {
    logFailure('The account could not be read', error)
    if (statusOf(error) === 401) return endSession()
    // The server may be unavailable for a moment: the token is kept for the next start.
    unapplyToken()
    remainSignedOut()
  }
}

/** Follows sign-in and sign-out in other tabs. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  const follow = ({ key, oldValue }: StorageEvent) => {
    if (key !== tokenKey && key !== null) return
    const token = liveToken()
    if (token && `Bearer ${token}` === bearerHeader()) return
    if (readSession().isAuthenticated) endSession(hasExpired(oldValue) ? 'expired' : undefined)
    if (token) void startSession()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

const hasExpired = (token: string | null): boolean => (expiryOf(token ?? '') ?? Infinity) <= Date.now() / 1000

/** Logs why a stored token is not used. */
function logUnused(token: string | null): void {
  if (token)
    logFailure('The stored token is not used', hasExpired(token) ? 'It has expired' : 'It is not a token')
}
