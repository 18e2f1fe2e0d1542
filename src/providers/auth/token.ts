import { jwtDecode } from 'jwt-decode'

/** The storage key of the token, as specified. */
export const tokenKey = 'accessToken'

/** When a token expires, in seconds since 1970; undefined for an invalid token. */
export function expiryOf(token: string): number | undefined {
  try {
    return jwtDecode(token).exp
  } catch {
    return undefined
  }
}

/** Whether a token has not expired, compared in seconds. */
export const isLive = (token: string): boolean => (expiryOf(token) ?? 0) > Date.now() / 1000

export const readToken = (): string | null => localStorage.getItem(tokenKey)

/** The storage key of the token with which one tab shows the app as another user. */
const viewKey = 'viewToken'
export const storeView = (token: string): void => sessionStorage.setItem(viewKey, token)
export const removeView = (): void => sessionStorage.removeItem(viewKey)
/** Whether this tab has such a token, even an expired one. */
export const hasView = (): boolean => sessionStorage.getItem(viewKey) !== null
/** The token of the other user whose view this tab shows; null if there is none or it has expired. */
export function readView(): string | null {
  const token = sessionStorage.getItem(viewKey)
  return token !== null && isLive(token) ? token : null
}

/** The token to start with, if one has not expired: the tab's own comes before the stored one. */
export function liveToken(): string | undefined {
  const token = readView() ?? readToken()
  return token !== null && isLive(token) ? token : undefined
}

export const removeToken = (): void => localStorage.removeItem(tokenKey)

/** Stores a token; an empty one removes the stored token. */
export const storeToken = (token: string): void =>
  token === '' ? removeToken() : localStorage.setItem(tokenKey, token)
