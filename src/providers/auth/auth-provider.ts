import type { AuthProvider } from '@refinedev/core'
import { bearerHeader } from '#base/session/bearer'
import { readSession, refuseSession } from '#base/session/session'
import type { ForgotPasswordParams, LoginParams, RegisterParams, UpdatePasswordParams } from './auth-params'
import { checkOf } from './check'
import { isRefusal } from './is-refusal'
import { ownPage, signInUrl } from './return-to'
import { answerOf } from './session-answer'
import { signOut } from './sign-out'

/** The chunk of the sign-in pages contains it. */
const actions = () => import('./auth-actions')

/**
 * The session for refine: signing in and out, registration, new passwords, and what a refused token means. Every
 * method resolves, as refine expects; a failure is `{ success: false, error }`, where `error` has the server's problem.
 */
export const authProvider: AuthProvider = {
  login: async (params: LoginParams) => (await actions()).login(params),
  register: async (params: RegisterParams) => (await actions()).register(params),
  forgotPassword: async (params: ForgotPasswordParams) => (await actions()).forgotPassword(params),
  updatePassword: async (params: UpdatePasswordParams) => (await actions()).updatePassword(params),

  // Without `redirectTo`: the guard of the page replaces it by the sign-in page, so that Back does not lead to it.
  logout: async () => {
    if (readSession().isAuthenticated) await signOut()
    return { success: true }
  },

  check: () => answerOf(checkOf),

  onError: async (error: Error) => {
    if (!isRefusal(error) || isRegistering()) return { error }
    // The shared client has ended the session already; this is for requests that are sent without it.
    if (readSession().isAuthenticated) refuseSession(bearerHeader() ?? '')
    // The guard of a page redirects at the end of a session, and replaces the page; then nothing is left to do here.
    await nextTask()
    const page = ownPage(location.pathname + location.search + location.hash)
    return { logout: true, ...(page && { redirectTo: signInUrl(page) }), error }
  },

  getPermissions: () => answerOf(({ permissions }) => permissions),
  getIdentity: () => answerOf(({ user }) => user),
}

/** The token of a registration is not sent before its code is entered, so it cannot have been refused. */
const isRegistering = (): boolean => readSession().isAuthenticated && bearerHeader() === undefined

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
