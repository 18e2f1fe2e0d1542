import { logFailure } from '../log'
import { applyToken } from './apply-token'
import { bearerHeader } from './bearer'
import { beginSession, endSession, type Account, type Permissions } from './session'
import { storeToken } from './token'

export interface Credentials {
  readonly email: string
  readonly password: string
}
export interface Registration extends Credentials {
  readonly firstName: string
  readonly lastName: string
}
interface SignedIn {
  readonly accessToken: string
  readonly user: Account
  readonly permissions: Permissions
}

const call = async (path: string, body: object, headers: Record<string, string> = {}): Promise<SignedIn> => {
  const { client } = await import('../data/client')
  return (await client.post<SignedIn>(path, body, { headers, timeout: 20_000 })).data
}

/** Signs in. Rejects with the server's refusal. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { accessToken, user, permissions } = await call('/api/account/login', credentials)
  storeToken(accessToken)
  applyToken(accessToken)
  beginSession(user, permissions)
}

/**
 * Registers. As the specification has it, the token is stored and not applied: the next start of the program does
 * that. Rejects with the server's refusal.
 */
export async function register(registration: Registration): Promise<void> {
  const { accessToken, user, permissions } = await call('/api/account/register', registration)
  storeToken(accessToken)
  beginSession(user, permissions)
}

/** Whether a session has begun whose token is not sent yet: only a new start of the program can use it. */
export const needsRestart = (): boolean => bearerHeader() === undefined

/** Signs out, here and at the server; where the server cannot be reached, here at least. */
export async function signOut(): Promise<void> {
  try {
    await call('/api/account/logout', {})
  } catch (error) {
    logFailure('The server did not hear of the sign-out', error)
  }
  endSession('left')
}
