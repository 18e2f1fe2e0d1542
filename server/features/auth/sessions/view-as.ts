import type { Transaction } from '#server/base/caller'
import { Problem } from '#server/base/errors/problem'
import type { Services } from '#server/write/services/services'
import { openSession } from './sessions'

interface Viewing extends Transaction {
  readonly services: Services
  /** The user as whom the application is viewed. */
  readonly record: { readonly id: string }
}

/**
 * Opens a read-only session in which an administrator sees the application as another user, for half an hour at most
 * and only while their own session is open.
 * @throws Problem `personOnly` for an API key, which is not a user who could look at the application.
 */
export async function viewAs({ services, tx, caller, record }: Viewing): Promise<{ accessToken: string }> {
  if (!caller.sessionId || caller.keyId) throw new Problem({ kind: 'personOnly' })
  const session = await openSession(tx, record.id, undefined, { viewedFrom: caller.sessionId })
  return { accessToken: await services.tokens.sign(record.id, session.id, session.expiresAt) }
}
