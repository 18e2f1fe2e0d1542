import { invalidField, Problem } from '#server/base/errors/problem'
import type { OwnRequest } from '#server/write/services/services'
import { limits } from '../limits/limits'
import { verifyPassword } from './passwords/password'
import { giveBack, throttle, type Attempt } from '../limits/throttle'

/**
 * The signed-in user and their session.
 * @throws Problem `unauthenticated` without a user or session, such as with an API key.
 */
export function personOf({ caller }: OwnRequest): { userId: string; sessionId: string } {
  if (!caller?.userId || !caller.sessionId) throw new Problem({ kind: 'unauthenticated' })
  return { userId: caller.userId, sessionId: caller.sessionId }
}

/**
 * Requires the caller's password before an operation that access to an open session alone must not allow.
 * @throws Problem `invalid` at `field`, `throttled`.
 */
export async function requirePassword(
  request: OwnRequest,
  password: string,
  field = 'password',
): Promise<void> {
  const { services } = request
  const { userId } = personOf(request)
  const attempts: Attempt[] = [[limits.password, userId]]
  await throttle(services, attempts)
  const [stored] = await services.database.query<{ passwordHash: string }>({
    text: 'select "passwordHash" from "credentials" where "userId" = $1',
    values: [userId],
  })
  if (!(await verifyPassword(stored?.passwordHash, password))) throw invalidField(field, 'oldPassword')
  await giveBack(services, attempts)
}
