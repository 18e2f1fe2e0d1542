import type { AuthProvider } from '@refinedev/core'
import { i18n } from '#base/i18n/i18n'
import { bearerHeader } from '#base/session/bearer'
import { initialized, readSession, refuseSession, type Account } from '#base/session/session'
import { problemOf } from '../data/problem'
import type { ForgotPasswordParams, LoginParams, RegisterParams, UpdatePasswordParams } from './auth-params'
import { checkOf } from './check'
import { isRefusal } from './is-refusal'
import { outcomeOf } from './outcome'
import { defaultPage, ownPage, signInUrl, verifyUrl } from './return-to'
import * as account from './sign-in'

const pageOf = (returnTo: unknown): string => ownPage(returnTo) ?? defaultPage

/**
 * The session for refine: signing in and out, registration, new passwords, and what a refused token means. Every method
 * resolves, as refine expects; a failure is `{ success: false, error }`, where `error` has the server's problem.
 */
export const authProvider: AuthProvider = {
  login: (params: LoginParams) =>
    outcomeOf('auth.signIn', async () => {
      const { displayName } = await signIn(params)
      const text = i18n.t('auth.verified', { name: displayName })
      return {
        redirectTo: pageOf(params.returnTo),
        ...(params.step === 'verify' && { successNotification: { message: text } }),
      }
    }),

  register: ({ firstName, lastName, email, password, invitation, returnTo }: RegisterParams) =>
    outcomeOf('auth.signUp', async () => {
      await account.register({ firstName, lastName, email, password, ...(invitation && { invitation }) })
      return { redirectTo: invitation ? pageOf(returnTo) : verifyUrl(ownPage(returnTo)) }
    }),

  forgotPassword: ({ email }: ForgotPasswordParams) =>
    outcomeOf('auth.resetTitle', async () => {
      await account.askForReset({ email })
      return {}
    }),

  // Refine adds the parameters of the URL: only the named ones are sent.
  updatePassword: ({ email, code, password, returnTo }: UpdatePasswordParams) =>
    outcomeOf('auth.newPasswordTitle', async () => {
      const isSignedIn = await account.setNewPassword({ email, code, password }).then(() => true, unlessSet)
      return {
        redirectTo: isSignedIn ? pageOf(returnTo) : signInUrl(ownPage(returnTo)),
        successNotification: { message: i18n.t('auth.passwordSet') },
      }
    }),

  // Without `redirectTo`: the guard of the page replaces it by the sign-in page, so that Back does not lead to it.
  logout: async () => {
    if (readSession().isAuthenticated) await account.signOut()
    return { success: true }
  },

  check: async () => checkOf(await initialized()),

  onError: async (error: Error) => {
    if (!isRefusal(error) || isRegistering()) return { error }
    // The shared client has ended the session already; this is for requests that are sent without it.
    if (readSession().isAuthenticated) refuseSession(bearerHeader() ?? '')
    // The guard of a page redirects at the end of a session, and replaces the page; then nothing is left to do here.
    await nextTask()
    const page = ownPage(location.pathname + location.search + location.hash)
    return { logout: true, ...(page && { redirectTo: signInUrl(page) }), error }
  },

  getPermissions: async () => (await initialized()).permissions,
  getIdentity: async () => (await initialized()).user,
}

/** The token of a registration is not sent before its code is entered, so it cannot have been refused. */
const isRegistering = (): boolean => readSession().isAuthenticated && bearerHeader() === undefined

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

function signIn(params: LoginParams): Promise<Account> {
  switch (params.step) {
    case 'secondFactor':
      return account.signInWithCode({ ticket: params.ticket, code: params.code })
    case 'verify':
      return account.verify({ email: params.email, code: params.code })
    default:
      return account.signIn({ email: params.email, password: params.password })
  }
}

/** With a second factor the server has set the password, but the user still has to sign in. */
function unlessSet(error: unknown): false {
  if (problemOf(error)?.title === 'secondFactor') return false
  throw error
}
