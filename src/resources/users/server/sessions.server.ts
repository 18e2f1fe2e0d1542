import { Problem } from '#server/base/errors/problem'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { sessions } from '../sessions.resource'

export const sessionsHooks: ResourceHooks<typeof sessions> = {
  beforeSave: ({ caller, values, previous }) => {
    // Only users manage their sessions in person; an API key may not.
    if (caller.keyId) throw new Problem({ kind: 'personOnly' })
    // Ending a session cannot be undone: its token would be valid again.
    if (previous && previous.status !== 'open' && values.status === 'open')
      throw new Problem({ kind: 'state', move: 'undo', state: String(previous.status) })
  },
  moves: { end: ({ now }) => ({ endedAt: now() }) },
}
