import { isId } from '../read/query'
import type { Role } from '../../src/define/access'
import type { Queryable } from '../db/database'
import { uuid7 } from '../db/uuid7'

/** A session lives this long, in milliseconds. */
export const sessionLife = 8 * 60 * 60 * 1000

export interface Session {
  readonly id: string
  readonly userId: string
  readonly role: Role
}

/** Opens a session of a user. */
export async function openSession(
  database: Queryable,
  userId: string,
  userAgent: string | undefined,
): Promise<{ id: string; expiresAt: number }> {
  const id = uuid7()
  const now = Date.now()
  const expiresAt = now + sessionLife
  await database.query({
    name: 'session_open',
    text: `insert into "sessions" ("id", "userId", "createdAt", "expiresAt", "userAgent") values ($1, $2, $3, $4, $5)`,
    values: [
      id,
      userId,
      new Date(now).toISOString(),
      new Date(expiresAt).toISOString(),
      userAgent?.slice(0, 300) ?? null,
    ],
  })
  return { id, expiresAt }
}

/** Ends a session; its token is worth nothing from then on. */
export async function endSession(database: Queryable, id: string): Promise<void> {
  await database.query({
    text: `update "sessions" set "endedAt" = now() where "id" = $1 and "endedAt" is null`,
    values: [id],
  })
}

interface Waiting {
  readonly resolve: (session: Session | undefined) => void
  readonly reject: (error: unknown) => void
}

/** Reads open sessions. */
export interface SessionReader {
  /** The session, where it is open at the moment of the call. */
  read(id: string): Promise<Session | undefined>
  /** Whose it was when it was last found open: a guess, to be confirmed by reading it. */
  last(id: string): Session | undefined
}

const mostGuesses = 5000

/**
 * Every call is checked against the database, at the moment it comes; calls that come while a check is under way are
 * checked together by the next one.
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
    if (guesses.size >= mostGuesses) guesses.delete(guesses.keys().next().value as string)
    if (session) guesses.set(id, session)
  }

  return {
    last: (id) => guesses.get(id),
    read: (id) => {
      if (!isId(id)) return Promise.resolve(undefined)
      return new Promise((resolve, reject) => {
        const callers = waiting.get(id) ?? []
        callers.push({ resolve, reject })
        waiting.set(id, callers)
        if (!isChecking) void check()
      })
    },
  }
}

async function openSessions(database: Queryable, ids: readonly string[]): Promise<Map<string, Session>> {
  const rows = await database.query<Session>({
    name: 'sessions_read',
    text: `select s."id", s."userId", u."role" from "sessions" s join "users" u on u."id" = s."userId"
      where s."id" = any($1::uuid[]) and s."endedAt" is null and s."expiresAt" > now() and u."status" = 'active'`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, row]))
}
