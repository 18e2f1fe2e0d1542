import type { Role } from '../src/define/access'
import type { Database, Queryable } from './db/database'

export type Language = 'en' | 'cn'

/** Who asks. The program itself (demo data, commands) is nobody with an administrator's role. */
export interface Caller {
  readonly userId: string | null
  readonly sessionId: string | null
  readonly role: Role
  readonly language: Language
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
export const clock = (): string => new Date().toISOString()
