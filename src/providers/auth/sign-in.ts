import type { OutputOf, OwnCall } from '#define'
import type { Given } from '../data/endpoints/call-endpoint'
import { endpoint } from '../data/endpoints/endpoint'
import { applyToken } from './apply-token'
import { codeWasSent, forgetPending, keepPending, registrationOf } from './pending'
import { beginSession, endSession, type Account } from '#base/session/session'
import { storeToken } from './token'

export interface Credentials {
  readonly email: string
  readonly password: string
}
export interface Registration extends Credentials {
  readonly firstName: string
  readonly lastName: string
  /** The token of an invitation, if the user came from one. */
  readonly invitation?: string
}
const calls = {
  login: endpoint<'users', 'login'>({ method: 'POST', path: '/api/account/login' }),
  secondFactor: endpoint<'users', 'secondFactor'>({
    method: 'POST',
    path: '/api/account/login/second-factor',
  }),
  register: endpoint<'users', 'register'>({ method: 'POST', path: '/api/account/register' }),
  verify: endpoint<'users', 'verify'>({ method: 'POST', path: '/api/account/verify' }),
  resetPassword: endpoint<'users', 'resetPassword'>({
    method: 'POST',
    path: '/api/account/reset-password',
  }),
  newPassword: endpoint<'users', 'newPassword'>({ method: 'POST', path: '/api/account/new-password' }),
} as const
type SignedIn = OutputOf<typeof calls.login>

/** Calls an endpoint; the client is loaded when it is needed. */
async function call<C extends OwnCall>(declared: C, given: Given<C>): Promise<OutputOf<C>> {
  const { callEndpoint } = await import('../data/endpoints/call-endpoint')
  return callEndpoint(declared, given, { timeout: 20_000 })
}

/** Applies the response of a sign-in: stores and sends the token, and ends the session when it expires. */
function begin({ accessToken, user, permissions }: SignedIn): Account {
  storeToken(accessToken)
  applyToken(accessToken)
  forgetPending()
  if (accessToken === '') endSession()
  else beginSession(user, permissions)
  return user
}

/** Signs in. Rejects with the server's problem: `secondFactor` if a second factor is required. */
export const signIn = async (credentials: Credentials): Promise<Account> =>
  begin(await call(calls.login, credentials))

/** Signs in with the ticket of the first step and a code. Rejects with the server's problem. */
export const signInWithCode = async (step: { ticket: string; code: string }): Promise<Account> =>
  begin(await call(calls.secondFactor, step))

/**
 * Registers. As specified, the token is stored but not applied: verifying the mailed code or the next start does
 * that. Invited users need no code. Rejects with the server's problem.
 */
export async function register(registration: Registration): Promise<void> {
  const answer = await call(calls.register, registration)
  if (registration.invitation) return void begin(answer)
  const { accessToken, user, permissions } = answer
  storeToken(accessToken)
  keepPending({ email: registration.email, registration: user.id })
  codeWasSent()
  beginSession(user, permissions)
}

/** Verifies the email address with the mailed code, and signs in. */
export const verify = async ({ email, code }: { email: string; code: string }): Promise<Account> =>
  begin(await call(calls.verify, { email, code, ...registrationOf(email) }))

/** Requests a code for a new password. The response does not reveal whether the address belongs to an account. */
export async function askForReset({ email }: { email: string }): Promise<void> {
  await call(calls.resetPassword, { email })
  keepPending({ email })
  codeWasSent()
}

/** Sets a new password with the mailed code, and signs in. */
export const setNewPassword = async (reset: Credentials & { code: string }): Promise<Account> =>
  begin(await call(calls.newPassword, reset))
