import { clearPrefetched } from '#base/prefetch'
import { armExpiry } from './expiry-timer'
import { setBearer } from '#base/session/bearer'
import { endSession, whenSessionEnds } from '#base/session/session'
import { expiryOf, isLive, readToken, removeToken } from './token'

let applied: string | undefined
let disarm = (): void => undefined

/** Sends a token with every request from now on, and ends the session at its expiry; with an empty one nothing is sent. */
export function applyToken(token: string): void {
  unapplyToken()
  if (token === '') return
  applied = token
  setBearer(token)
  disarm = armExpiry(expiryOf(token) ?? 0, () => endSession('expired'))
}

/** Sends no token any more; the stored one stays. */
export function unapplyToken(): void {
  disarm()
  applied = undefined
  setBearer(undefined)
}

whenSessionEnds(() => {
  const stored = readToken()
  // What another tab has stored meanwhile is another session's.
  const isAnothers = applied !== undefined && stored !== applied && stored !== null && isLive(stored)
  if (!isAnothers) removeToken()
  unapplyToken()
  clearPrefetched()
})
