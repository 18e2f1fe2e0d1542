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

/** The stored token, where there is one whose expiry lies ahead. */
export function liveToken(): string | undefined {
  const token = readToken()
  return token !== null && isLive(token) ? token : undefined
}

export const storeToken = (token: string): void => localStorage.setItem(tokenKey, token)
export const removeToken = (): void => localStorage.removeItem(tokenKey)
