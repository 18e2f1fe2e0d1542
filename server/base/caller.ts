import type { Role } from '#define/access'
import type { Database, Queryable } from './database'

export type Language = 'en' | 'cn'

/** Who asks. The program itself (demo data, commands) is nobody with an administrator's role. */
export interface Caller {
  readonly userId: string | null
  readonly sessionId: string | null
  readonly role: Role
  readonly language: Language
  /** The API key by which a program asks in somebody's name. */
  readonly keyId?: string
  /** The administrator who only looks at the application as this user: nothing is changed then. */
  readonly viewer?: string | undefined
  /** The program changes what follows from this user's action: the ledger names the user, no access rule applies. */
  readonly acting?: true
}

/** What one request or one piece of work carries through the doors. */
export interface Context {
  readonly database: Database
  readonly caller: Caller
  /** Marks everything that is done together in the ledger. */
  readonly batch: string
  /** The time that is written, ISO 8601 in UTC; demo data lives in the past. */
  readonly now: () => string
}

/** The same context inside a transaction. */
export interface Transaction extends Context {
  readonly tx: Queryable
}

/** May do everything, as no access rule speaks of it; no request ever has this caller. */
export const program: Caller = { userId: null, sessionId: null, role: 'admin', language: 'en' }
export const isProgram = (caller: Caller): boolean => caller.userId === null
/** The caller of what follows from a user's action: it may do everything, and the ledger names the user. */
export const onBehalfOf = (caller: Caller): Caller => ({ ...caller, role: 'admin', acting: true })
export const clock = (): string => new Date().toISOString()
