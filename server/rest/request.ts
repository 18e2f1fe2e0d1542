import type { Context } from 'hono'
import { Problem } from '../errors/problem'
import type { Caller } from '../caller'
import { clock } from '../caller'
import { uuid7 } from '../db/uuid7'
import type { Session, SessionReader } from '../auth/sessions'
import type { Reader } from '../read/list'
import type { Services } from '../services'
import type { Writer } from '../write/context'
import { languageOf } from './language'

/** What the routes stand on: the services, and who reads sessions. */
export interface Rest {
  readonly services: Services
  readonly session: SessionReader
}

/** The session that a request's token names, by its signature alone. */
async function sessionIdOf({ services }: Rest, c: Context): Promise<string | undefined> {
  const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  return bearer && services.tokens.verify(bearer)
}

const callerFrom = ({ id, userId, role }: Session, c: Context): Caller => ({
  userId,
  sessionId: id,
  role,
  language: languageOf(c.req.header('accept-language')),
})

/**
 * Who asks, by the bearer token and its session.
 * @throws Problem unauthenticated without a token, or where its session is not open.
 */
export async function callerOf(rest: Rest, c: Context): Promise<Caller> {
  const id = await sessionIdOf(rest, c)
  const found = id ? await rest.session.read(id) : undefined
  if (!found) throw new Problem({ kind: 'unauthenticated' })
  return callerFrom(found, c)
}

export async function readerOf(rest: Rest, c: Context): Promise<Reader> {
  return { app: rest.services.app, database: rest.services.database, caller: await callerOf(rest, c) }
}

/**
 * Reads for whoever asks. It starts at once, for whom the session belonged to last time, while the session is checked;
 * what it finds goes out only when the session is open and still his. So a read waits for the database once, not twice.
 * @throws Problem unauthenticated without a token, or where its session is not open.
 */
export async function reading<T>(rest: Rest, c: Context, read: (reader: Reader) => Promise<T>): Promise<T> {
  const { app, database } = rest.services
  const id = await sessionIdOf(rest, c)
  if (!id) throw new Problem({ kind: 'unauthenticated' })
  const checked = rest.session.read(id)
  const guess = rest.session.last(id)
  const begun = guess && read({ app, database, caller: callerFrom(guess, c) })
  // It may fail before anybody waits for it.
  begun?.catch(() => {})
  const found = await checked
  if (!found) throw new Problem({ kind: 'unauthenticated' })
  if (begun && guess.role === found.role && guess.userId === found.userId) return begun
  return read({ app, database, caller: callerFrom(found, c) })
}

export async function writerOf(rest: Rest, c: Context): Promise<Writer> {
  const caller = await callerOf(rest, c)
  return { services: rest.services, database: rest.services.database, caller, batch: uuid7(), now: clock }
}

/** JSON nests this deep at most: whatever walks through it walks recursively. */
const deepest = 64
const isShallow = (value: unknown, levels = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)))

/**
 * The JSON body; nothing where it is empty.
 * @throws Problem malformed where it is no JSON, not said to be, or nested too deep.
 */
export async function bodyOf(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text === '') return undefined
  if (!/^application\/(json|[\w.-]+\+json)\b/.test(c.req.header('content-type') ?? ''))
    throw new Problem({ kind: 'malformed' })
  const parsed = parsedJson(text)
  if (!isShallow(parsed)) throw new Problem({ kind: 'malformed' })
  return parsed
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Problem({ kind: 'malformed' })
  }
}

/** The version that If-Match expects. */
export function expectedVersion(c: Context): { version?: number } {
  const header = c.req.header('if-match')
  if (!header || header === '*') return {}
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1]
  if (!version) throw new Problem({ kind: 'malformed' })
  return { version: Number(version) }
}

/** A key of 1 to 200 visible characters. */
export function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Problem({ kind: 'malformed' })
  return key
}

export const parameter = (c: Context, name: string): string => c.req.param(name) ?? ''

export const queryOf = (c: Context): URLSearchParams => new URL(c.req.url).searchParams
