import { jwtDecode } from 'jwt-decode'

/** Where the browser keeps the token, as the specification has it. */
export const tokenKey = 'accessToken'

/** When a token expires, in seconds since 1970; nothing for what is no token. */
export function expiryOf(token: string): number | undefined {
  try {
    return jwtDecode(token).exp
  } catch {
    return undefined
  }
}

/** Whether a token's expiry lies ahead, compared in seconds. */
export const isLive = (token: string): boolean => (expiryOf(token) ?? 0) > Date.now() / 1000

export const readToken = (): string | null => localStorage.getItem(tokenKey)

/** Where one tab keeps the token by which it shows the application as somebody else sees it. */
const viewKey = 'viewToken'
export const storeView = (token: string): void => sessionStorage.setItem(viewKey, token)
export const removeView = (): void => sessionStorage.removeItem(viewKey)
/** Whether this tab has a view, also one whose time is over. */
export const hasView = (): boolean => sessionStorage.getItem(viewKey) !== null
/** The token of this tab's view; nothing where it shows what its own person sees. */
export function readView(): string | null {
  const token = sessionStorage.getItem(viewKey)
  return token !== null && isLive(token) ? token : null
}

/** The token to begin with, where there is one whose expiry lies ahead: the tab's view comes before the stored one. */
export function liveToken(): string | undefined {
  const token = readView() ?? readToken()
  return token !== null && isLive(token) ? token : undefined
}

export const removeToken = (): void => localStorage.removeItem(tokenKey)

/** Stores a token; an empty one is no token, and takes away what is stored. */
export const storeToken = (token: string): void =>
  token === '' ? removeToken() : localStorage.setItem(tokenKey, token)
