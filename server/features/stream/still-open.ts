import type { SessionReader } from '../auth/sessions/sessions'
import type { Entry } from './entries'
import type { StreamReader } from './reader'

/** Whether some changes may have ended a reader's session, or changed their user or role. */
export const areAbout = (entries: readonly Entry[], { userId, sessionId, isView }: StreamReader): boolean =>
  entries.some(({ resource, record, operation }) => {
    if (operation === 'create') return false
    if (resource === 'users') return isView || record === userId
    return resource === 'sessions' && (isView || record === sessionId)
  })

/** Whether a reader's session is open and still has the same user and role. */
export async function stillOpen(session: SessionReader, reader: StreamReader): Promise<boolean> {
  const found = await session.read(reader.sessionId, false)
  return found?.userId === reader.userId && found.role === reader.role
}
