import { codeWasSent, registrationOf } from '#providers/auth/pending'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { signInCalls } from '#resources/users/sign-in.wire'

/**
 * Requests another code for a registration. The response does not reveal whether there is one; the promise rejects
 * with the server's problem.
 */
export function useResendCode(): (email: string) => Promise<void> {
  const callEndpoint = useCallEndpoint()
  return async (email) => {
    await callEndpoint(signInCalls.resendCode, { email, ...registrationOf(email) }, { timeout: 20_000 })
    codeWasSent()
  }
}
