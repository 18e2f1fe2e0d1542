import type { AuthProvider } from '@refinedev/core'
import { signInUrl } from './return-to'
import { readSession, subscribeToSession, type Session } from '#base/session/session'
import { register, signIn, signOut } from './sign-in'

/** Refine's view of the session. Sign-in and registration reject with the server's refusal. */
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
  // The shared client has ended the session already where the server refused its token.
  onError: async () => ({}),
  getPermissions: async () => (await initialized()).permissions,
  getIdentity: async () => (await initialized()).user,
}

/** The session, once it is known who is signed in. */
export function initialized(): Promise<Session> {
  if (readSession().isInitialized) return Promise.resolve(readSession())
  return new Promise((resolve) => {
    const stop = subscribeToSession(() => {
      stop()
      resolve(readSession())
    })
  })
}
