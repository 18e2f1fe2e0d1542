import type { Context } from 'hono'
import { Problem } from '../base/errors/problem'
import type { Caller } from '../base/caller'
import { apiKeyForm, readApiKey } from '../features/auth/api-keys'
import { openRegistration } from '../features/auth/registration/blank-account'
import { abortable } from '../db/abortable'
import type { Queryable } from '../base/database'
import type { Overviews } from '../features/overview/tile'
import type { Session, SessionReader } from '../features/auth/sessions/sessions'
import { bearerForm } from '../base/security/tokens'
import type { Reader } from '../read/list'
import type { Services } from '../write/services/services'
import type { LivePages } from './site/live-pages'
import { writerFor, type Writer } from '../write/context'
import { requireBounded } from './json-limits'
import { acceptedLanguage } from '../base/errors/language'

/** What the routes share: services, overviews, the session reader, and the pages that HTML forms return to. */
export interface Rest {
  readonly services: Services
  readonly livePages: LivePages
  readonly overviews: Overviews
  readonly session: SessionReader
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[]
}

/** The session id in a request's token; verifies only the signature. */
async function sessionIdOf({ services }: Rest, c: Context): Promise<string | undefined> {
  const bearer = bearerForm.exec(c.req.header('authorization') ?? '')?.[1]
  return bearer && services.tokens.verify(bearer)
}

const callerFrom = ({ id, userId, role, viewer }: Session, c: Context): Caller => ({
  userId,
  sessionId: id,
  role,
  viewer: viewer ?? undefined,
  language: acceptedLanguage(c.req.header('accept-language')),
  zone: c.req.header('time-zone'),
})

/** The caller of a request with an API key. */
async function keyCaller({ services }: Rest, c: Context, key: string): Promise<Caller> {
  const holder = await readApiKey(services, key)
  services.knownKeys.note(key, holder !== undefined)
  if (!holder) throw new Problem({ kind: 'unauthenticated' })
  const [language, zone] = [c.req.header('accept-language'), c.req.header('time-zone')]
  return { ...holder, sessionId: null, language: acceptedLanguage(language), zone }
}
const keyOf = (c: Context) => apiKeyForm.exec(c.req.header('authorization') ?? '')?.[1]

/** A token without an open session may belong to a registered user who has not entered their code yet. */
async function refusalOf({ services }: Rest, id: string | undefined): Promise<Problem> {
  const registered = id ? await openRegistration(services.database, id) : undefined
  return registered
    ? new Problem({ kind: 'unverified', registration: registered.id })
    : new Problem({ kind: 'unauthenticated' })
}

const onlyReads = (c: Context): boolean => c.req.method === 'GET' || c.req.method === 'HEAD'

/**
 * The caller, by bearer token and session or by API key.
 * @throws Problem `unauthenticated` without a token or an open session; `unverified` if the code of a registration
 * has not been entered; `viewing` for a write in a session that views as another user.
 */
export async function callerOf(rest: Rest, c: Context, isChange = !onlyReads(c)): Promise<Caller> {
  const key = keyOf(c)
  if (key) return keyCaller(rest, c, key)
  const id = await sessionIdOf(rest, c)
  const found = id ? await rest.session.read(id) : undefined
  if (!found) throw await refusalOf(rest, id)
  if (found.viewer && isChange) throw new Problem({ kind: 'viewing' })
  return callerFrom(found, c)
}

/** Aborts when the client of a request disconnects. */
export const signalOf = (c: Context): AbortSignal =>
  (c.env as { signal?: AbortSignal } | undefined)?.signal ?? c.req.raw.signal

/** The database for reading. For a GET, no further queries run once the client has disconnected. */
export const databaseOf = ({ database }: Pick<Services, 'database'>, c: Context): Queryable =>
  onlyReads(c) ? abortable(database, signalOf(c)) : database

const readingFor = ({ services }: Rest, c: Context): Omit<Reader, 'caller'> => ({
  app: services.app,
  sign: services.sign,
  database: databaseOf(services, c),
})

export async function readerOf(rest: Rest, c: Context): Promise<Reader> {
  return { ...readingFor(rest, c), caller: await callerOf(rest, c) }
}

/**
 * Reads for the caller. Starts immediately with the session as last read, while the session is checked. The result is
 * used only if the session is still open with the same user and role, so that a read waits for the database once
 * instead of twice.
 * @throws Problem `unauthenticated` without a token or an open session; `unverified`.
 */
export async function reading<T>(rest: Rest, c: Context, read: (reader: Reader) => Promise<T>): Promise<T> {
  if (keyOf(c)) return read(await readerOf(rest, c))
  const reader = readingFor(rest, c)
  const id = await sessionIdOf(rest, c)
  if (!id) throw new Problem({ kind: 'unauthenticated' })
  const checked = rest.session.read(id)
  const guess = rest.session.last(id)
  const begun = guess && read({ ...reader, caller: callerFrom(guess, c) })
  // Prevents an unhandled rejection before it is awaited.
  begun?.catch(() => {})
  const found = await checked
  if (!found) throw await refusalOf(rest, id)
  if (begun && guess.role === found.role && guess.userId === found.userId) return begun
  return read({ ...reader, caller: callerFrom(found, c) })
}

export async function writerOf(rest: Rest, c: Context): Promise<Writer> {
  return writerFor(rest.services, await callerOf(rest, c))
}

/**
 * The JSON body; undefined if it is empty.
 * @throws Problem `malformed` if it is not JSON, has another content type or is nested too deeply; `tooLarge` if it
 * has too many values.
 */
export async function bodyOf(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text === '') return undefined
  if (!/^application\/(json|[\w.-]+\+json)\b/.test(c.req.header('content-type') ?? ''))
    throw new Problem({ kind: 'malformed' })
  const parsed = parsedJson(text)
  requireBounded(parsed)
  return parsed
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Problem({ kind: 'malformed' })
  }
}

/**
 * The version expected by If-Match.
 * @throws Problem `malformed` if the header is invalid.
 */
export function expectedVersion(c: Context): { version?: number } {
  const header = c.req.header('if-match')
  if (!header || header === '*') return {}
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1]
  if (!version) throw new Problem({ kind: 'malformed' })
  return { version: Number(version) }
}

/**
 * The Idempotency-Key header: 1 to 200 visible ASCII characters.
 * @throws Problem `malformed` if the header is invalid.
 */
export function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Problem({ kind: 'malformed' })
  return key
}

export const parameter = (c: Context, name: string): string => c.req.param(name) ?? ''

/** Maximum number of query parameters. */
const maxParameters = 2000

/**
 * The query parameters of the URL.
 * @throws Problem `tooLarge` if there are too many.
 */
export function queryOf(c: Context): URLSearchParams {
  const query = new URL(c.req.url).searchParams
  if (query.size > maxParameters) throw new Problem({ kind: 'tooLarge' })
  return query
}
