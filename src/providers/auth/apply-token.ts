import { clearLastRows } from '#base/last-rows'
import { clearPrefetched } from '#base/prefetch'
import { armExpiry } from './expiry-timer'
import { setBearer } from '#base/session/bearer'
import { endSession, whenSessionEnds } from '#base/session/session'
import { expiryOf, isLive, readToken, removeToken } from './token'

let applied: string | undefined
let disarm = (): void => undefined

/** Sends a token with every request from now on, and ends the session when it expires; an empty token removes it. */
export function applyToken(token: string): void {
  unapplyToken()
  if (token === '') return
  applied = token
  setBearer(token)
  disarm = armExpiry(expiryOf(token) ?? 0, () => endSession('expired'))
}

/** Stops sending the token; the stored one is kept. */
export function unapplyToken(): void {
  disarm()
  applied = undefined
  setBearer(undefined)
}

whenSessionEnds(() => {
  const stored = readToken()
  // A token that another tab has stored meanwhile belongs to another session.
  const isAnothers = applied !== undefined && stored !== applied && stored !== null && isLive(stored)
  if (!isAnothers) removeToken()
  unapplyToken()
  clearPrefetched()
  clearLastRows()
})
