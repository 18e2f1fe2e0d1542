import { isId } from '#server/read/query'
import type { Role } from '#define/access'
import type { Queryable } from '#server/base/database'
import { uuid7 } from '#server/db/uuid7'
import { browserName } from './browser-name'

/** Lifetime of a session, in milliseconds. */
export const sessionLife = 8 * 60 * 60 * 1000
/** Lifetime of a session that views the application as another user, in milliseconds. */
export const viewLife = 30 * 60 * 1000

export interface Session {
  readonly id: string
  readonly userId: string
  readonly role: Role
  /** The administrator who views the application as this user; such a session is read-only. */
  readonly viewer: string | null
  /** ISO 8601 in UTC. */
  readonly expiresAt: string
}

/** Opens a session for a user; with `viewedFrom`, a read-only one for the owner of that session. */
export async function openSession(
  database: Queryable,
  userId: string,
  userAgent: string | undefined,
  { viewedFrom, network }: { viewedFrom?: string; network?: string | undefined } = {},
): Promise<{ id: string; expiresAt: number }> {
  const id = uuid7()
  const now = Date.now()
  const expiresAt = now + (viewedFrom ? viewLife : sessionLife)
  const { browser, system, device } = browserName(userAgent ?? null)
  await database.query({
    name: 'session_open',
    // If an administrator views as another user, the change log names the administrator.
    text: `with "opened" as (insert into "sessions" ("id", "userId", "createdAt", "expiresAt", "userAgent", "viewedFrom",
        "network", "lastSeenAt", "name", "device") values ($1, $2, $3, $4, $5, $6, $7, $3, $8, $9) returning *)
      select change_log_append('create', coalesce((select v."userId" from "sessions" v where v."id" = $6), $2), 'sessions', "id",
        1, null, jsonb_build_object('id', "id", 'user', "userId", 'name', "name", 'device', "device", 'network', "network",
        'status', "status", 'isView', "viewedFrom" is not null, 'expiresAt', "expiresAt"), $10::uuid) from "opened"`,
    values: [
      id,
      userId,
      new Date(now).toISOString(),
      new Date(expiresAt).toISOString(),
      userAgent?.slice(0, 300) ?? null,
      viewedFrom ?? null,
      network ?? null,
      [browser, system].filter(Boolean).join(', ') || 'Browser',
      device,
      uuid7(),
    ],
  })
  return { id, expiresAt }
}

interface Waiting {
  readonly isUse: boolean
  readonly resolve: (session: Session | undefined) => void
  readonly reject: (error: unknown) => void
}

export interface SessionReader {
  /**
   * The session, if it is open at the moment of the call. It counts as used, unless `isUse` is false: an open stream
   * alone is no activity of its user.
   */
  read(id: string, isUse?: boolean): Promise<Session | undefined>
  /** The session as last read, without a check whether it is still open. The caller must confirm it with `read`. */
  last(id: string): Session | undefined
}

const maxGuesses = 5000

/**
 * Checks the session of every request against the database when the request arrives. Requests that arrive during a
 * check are checked together in the next query.
 */
export function createSessionReader(database: Queryable): SessionReader {
  const guesses = new Map<string, Session>()
  let waiting = new Map<string, Waiting[]>()
  let isChecking = false

  async function check(): Promise<void> {
    isChecking = true
    while (waiting.size > 0) {
      const batch = waiting
      waiting = new Map()
      await answer(batch)
    }
    isChecking = false
  }

  async function answer(batch: Map<string, Waiting[]>): Promise<void> {
    try {
      const found = await openSessions(database, [...batch.keys()])
      const used = [...found.values()].filter(({ id }) => batch.get(id)?.some(({ isUse }) => isUse))
      noteSeen(database, used)
      for (const [id, callers] of batch) {
        keep(id, found.get(id))
        for (const { resolve } of callers) resolve(found.get(id))
      }
    } catch (error) {
      for (const callers of batch.values()) for (const { reject } of callers) reject(error)
    }
  }

  function keep(id: string, session: Session | undefined): void {
    guesses.delete(id)
    if (guesses.size >= maxGuesses) guesses.delete(guesses.keys().next().value as string)
    if (session) guesses.set(id, session)
  }

  return {
    last: (id) => guesses.get(id),
    read: (id, isUse = true) => {
      if (!isId(id)) return Promise.resolve(undefined)
      return new Promise((resolve, reject) => {
        const callers = waiting.get(id) ?? []
        callers.push({ isUse, resolve, reject })
        waiting.set(id, callers)
        if (!isChecking) void check()
      })
    },
  }
}

interface Found extends Session {
  /** The last use was not stored within the last minute. */
  readonly isUnseen: boolean
}

/** Stores the last use of sessions, at most once a minute each. Not awaited; errors are ignored, since nothing depends on it. */
function noteSeen(database: Queryable, found: readonly Found[]): void {
  const ids = found.filter(({ isUnseen }) => isUnseen).map(({ id }) => id)
  if (ids.length === 0) return
  const noted = database.query({
    name: 'sessions_seen',
    text: `update "sessions" set "lastSeenAt" = now() where "id" = any($1::uuid[])`,
    values: [ids],
  })
  noted.catch(() => {})
}

async function openSessions(database: Queryable, ids: readonly string[]): Promise<Map<string, Found>> {
  const rows = await database.query<Found>({
    name: 'sessions_read',
    // A view session is open only while the administrator is signed in and still an administrator, and the viewed
    // user is not one.
    text: `select s."id", s."userId", s."expiresAt", u."role", v."userId" as "viewer",
        coalesce(s."lastSeenAt" < now() - interval '1 minute', true) as "isUnseen"
      from "sessions" s join "users" u on u."id" = s."userId"
      left join "sessions" v on v."id" = s."viewedFrom" and v."endedAt" is null and v."expiresAt" > now()
      left join "users" w on w."id" = v."userId" and w."status" = 'active' and w."role" = 'admin'
      where s."id" = any($1::uuid[]) and s."endedAt" is null and s."expiresAt" > now() and u."status" = 'active'
        and (s."viewedFrom" is null or (w."id" is not null and u."role" <> 'admin'))`,
    values: [ids],
    isBrief: true,
  })
  return new Map(rows.map((row) => [row.id, row]))
}
