import type { AuthProvider } from '@refinedev/core'
import { signInUrl } from './return-to'
import { readSession, subscribeToSession, type Session } from '#base/session/session'
import { register, signIn, signOut } from './sign-in'

/** The session for refine. Sign-in and registration reject with the server's problem. */
export const authProvider: AuthProvider = {
  login: async (credentials) => {
    await signIn(credentials)
    return { success: true }
  },
  register: async (registration) => {
    await register(registration)
    return { success: true }
  },
  logout: async () => {
    await signOut()
    return { success: true, redirectTo: signInUrl() }
  },
  check: async () => {
    const { isAuthenticated } = await initialized()
    return isAuthenticated ? { authenticated: true } : { authenticated: false, redirectTo: signInUrl() }
  },
  // The shared client has already ended the session if the server refused its token.
  onError: async () => ({}),
  getPermissions: async () => (await initialized()).permissions,
  getIdentity: async () => (await initialized()).user,
}

/** Resolves with the session once it is known whether a user is signed in. */
export function initialized(): Promise<Session> {
  if (readSession().isInitialized) return Promise.resolve(readSession())
  return new Promise((resolve) => {
    const stop = subscribeToSession(() => {
      stop()
      resolve(readSession())
    })
  })
}
