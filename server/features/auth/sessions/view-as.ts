import type { Transaction } from '#server/base/caller'
import { Problem } from '#server/base/errors/problem'
import type { Services } from '#server/write/services/services'
import { openSession } from './sessions'

interface Viewing extends Transaction {
  readonly services: Services
  /** Whom the application is to be seen as. */
  readonly record: { readonly id: string }
}

/**
 * Opens a read-only session in which an administrator sees the application as another user does, for half an hour and
 * not longer than their own session.
 * @throws Problem personOnly for an API key: it is nobody who looks.
 */
export async function viewAs({ services, tx, caller, record }: Viewing): Promise<{ accessToken: string }> {
  if (!caller.sessionId || caller.keyId) throw new Problem({ kind: 'personOnly' })
  const session = await openSession(tx, record.id, undefined, { viewedFrom: caller.sessionId })
  return { accessToken: await services.tokens.sign(record.id, session.id, session.expiresAt) }
}
