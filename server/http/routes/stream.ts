import type { Hono } from 'hono'
import { Problem } from '#server/base/errors/problem'
import { callerOf, queryOf, type Rest } from '../request'
import { beginning } from '#server/features/stream/beginning'
import { endOfChangeLog } from '#server/features/stream/entries'
import type { Hub } from '#server/features/stream/hub'
import { openSseWriter } from '#server/features/stream/sse-writer'
import type { Position } from '#server/features/stream/position'
import { openReader, sendReset } from '#server/features/stream/reader'

interface StreamOptions {
  readonly hub: Hub
  /** Other origins whose pages may open a stream. */
  readonly corsOrigins: readonly string[]
  /** The position of the change log at startup, if no other server can have sent changes before; otherwise empty. */
  readonly origin: Position
}

/**
 * `GET /api/stream`: changes of all records that the caller may read, as server-sent events. Must be registered
 * before any middleware: middleware that touches the response would send it again after the raw one.
 */
export function streamRoutes(hono: Hono, rest: Rest, { hub, corsOrigins, origin }: StreamOptions): void {
  hono.get('/api/stream', async (c) => {
    const { sessionId } = await callerOf(rest, c)
    if (hub.isFull) throw new Problem({ kind: 'busy' })
    // API keys are rejected: a stream belongs to a session.
    const session = sessionId ? await rest.session.read(sessionId) : undefined
    if (!session) throw new Problem({ kind: 'personOnly' })
    const here = await endOfChangeLog(rest.services.database)
    const ago = Number(queryOf(c).get('ago') ?? 0)
    const start = await beginning(rest.services.database, here, {
      last: c.req.header('last-event-id'),
      ago,
      origin,
    })
    const from = c.req.header('origin') ?? ''
    const { writer, answer } = openSseWriter(
      c,
      corsOrigins.includes(from) ? { 'access-control-allow-origin': from, vary: 'origin' } : {},
    )
    const { userId, role, viewer } = session
    const who = { userId, role, sessionId: session.id, isView: viewer !== null }
    const reader = openReader({ ...who, expiresAt: Date.parse(session.expiresAt) }, writer, start ?? here)
    if (!start) sendReset(reader, here)
    hub.join(reader)
    return answer
  })
}
