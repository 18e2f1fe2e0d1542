import { i18n } from '#base/i18n/i18n'
import type { Account } from '#base/session/session'
import { problemOf } from '../data/http/problem'
import type { ForgotPasswordParams, LoginParams, RegisterParams, UpdatePasswordParams } from './auth-params'
import { outcomeOf } from './outcome'
import { defaultPage, ownPage, signInUrl, verifyUrl } from './return-to'
import * as account from './sign-in'

// The actions of the pages for guests. Signed-in users do not need them, so they are not part of the first scripts.

const pageOf = (returnTo: unknown): string => ownPage(returnTo) ?? defaultPage

/** Signs in with the password, or with what a later step asks for. */
export const login = (params: LoginParams) =>
  outcomeOf('auth.signIn', async () => {
    const { displayName } = await signIn(params)
    const text = i18n.t('auth.verified', { name: displayName })
    return {
      redirectTo: pageOf(params.returnTo),
      ...(params.step === 'verify' && { successNotification: { message: text } }),
    }
  })

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

/** Registers; the next page asks for the code that was mailed. Invited users are signed in. */
export const register = ({ firstName, lastName, email, password, invitation, returnTo }: RegisterParams) =>
  outcomeOf('auth.signUp', async () => {
    await account.register({ firstName, lastName, email, password, ...(invitation && { invitation }) })
    return { redirectTo: invitation ? pageOf(returnTo) : verifyUrl(ownPage(returnTo)) }
  })

/** Requests a code for a new password. */
export const forgotPassword = ({ email }: ForgotPasswordParams) =>
  outcomeOf('auth.resetTitle', async () => {
    await account.askForReset({ email })
    return {}
  })

/** Sets a new password with the code that was mailed. Refine may add parameters of the URL; only these are sent. */
export const updatePassword = ({ email, code, password, returnTo }: UpdatePasswordParams) =>
  outcomeOf('auth.newPasswordTitle', async () => {
    const isSignedIn = await account.setNewPassword({ email, code, password }).then(() => true, unlessSet)
    return {
      redirectTo: isSignedIn ? pageOf(returnTo) : signInUrl(ownPage(returnTo)),
      successNotification: { message: i18n.t('auth.passwordSet') },
    }
  })

/** With a second factor the server has set the password, but the user still has to sign in. */
function unlessSet(error: unknown): false {
  if (problemOf(error)?.title === 'secondFactor') return false
  throw error
}
