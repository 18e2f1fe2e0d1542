import { Problem } from '#server/base/errors/problem'
import { isId } from '#server/read/query'
import type { OwnRequest } from '#server/write/services/services'
import { browserName } from './browser-name'
import { personOf } from '../person'
import { endOwn, endSessions } from './end-sessions'

interface SessionRow {
  readonly id: string
  readonly createdAt: string
  readonly expiresAt: string
  readonly lastSeenAt: string | null
  readonly userAgent: string | null
  readonly network: string | null
}

/** The caller's open sessions: the current one first, then by last use. */
export async function listSessions(request: OwnRequest) {
  const { userId, sessionId } = personOf(request)
  const rows = await request.reading.query<SessionRow>({
    text: `select "id", "createdAt", "expiresAt", "lastSeenAt", "userAgent", "network" from "sessions"
      where "userId" = $1 and "endedAt" is null and "expiresAt" > now() and "viewedFrom" is null
      order by "id" = $2 desc, coalesce("lastSeenAt", "createdAt") desc limit 100`,
    values: [userId, sessionId],
  })
  const sessions = rows.map(({ userAgent, ...row }) => ({
    ...row,
    ...browserName(userAgent),
    current: row.id === sessionId,
  }))
  return { sessions }
}

/** Ends one of the caller's sessions. */
export async function endSessionOfOwn(request: OwnRequest): Promise<undefined> {
  const { id = '' } = request.params
  const ended = isId(id) ? await endOwn(request.services.database, id, personOf(request).userId) : 0
  if (ended === 0) throw new Problem({ kind: 'missing' })
  return undefined
}

/** Ends all of the caller's sessions but the current one. */
export async function endOtherSessions(request: OwnRequest): Promise<undefined> {
  const { userId, sessionId } = personOf(request)
  await endSessions(request.services.database, userId, sessionId)
  return undefined
}
