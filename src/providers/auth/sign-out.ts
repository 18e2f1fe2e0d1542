import { logFailure } from '#base/log'
import { bearerHeader } from '#base/session/bearer'
import { endSession } from '#base/session/session'
import { endpoint } from '../data/endpoints/endpoint'

const logout = endpoint<'users', 'logout'>({ method: 'POST', path: '/api/account/logout' })

/** Signs out, here and on the server; if the server cannot be reached or has not been sent the token, only here. */
export async function signOut(): Promise<void> {
  try {
    if (bearerHeader()) {
      const { callEndpoint } = await import('../data/endpoints/call-endpoint')
      await callEndpoint(logout, {}, { timeout: 20_000 })
    }
  } catch (error) {
    logFailure('The sign-out could not be sent to the server', error)
  }
  endSession('left')
}
