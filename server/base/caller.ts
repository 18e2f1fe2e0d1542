import type { Role } from '#define/access'
import type { Database, Queryable } from './database'

export type Language = 'en' | 'cn'

/** Who makes a request. The system itself (demo data, commands) has no user id and the role of an administrator. */
export interface Caller {
  readonly userId: string | null
  readonly sessionId: string | null
  readonly role: Role
  readonly language: Language
  /** The time zone that the request names for times in sentences, not checked. */
  readonly zone?: string | undefined
  /** The API key of the request, where it was made with one. */
  readonly keyId?: string
  /** The administrator who views the application as this user; such a session is read-only. */
  readonly viewer?: string | undefined
  /** The system writes on behalf of this user: the change log names the user, no access rule applies. */
  readonly acting?: true
}

/** What one request or job passes through the read and write pipelines. */
export interface Context {
  readonly database: Database
  readonly caller: Caller
  /** Groups all changes of this request or job in the change log. */
  readonly batch: string
  /** The timestamp to store, ISO 8601 in UTC; demo data uses times in the past. */
  readonly now: () => string
  /** The change comes from a file: nobody else is notified of it. */
  readonly isImport?: true
  /**
   * The change comes from a calendar program of the user: also events with identifiers of other programs are their own,
   * and whoever is invited to them is notified.
   */
  readonly isSynchronized?: true
}

/** The same context inside a transaction. */
export interface Transaction extends Context {
  readonly tx: Queryable
}

/** The system as a caller: no access rule applies to it. No request ever has this caller. */
export const program: Caller = { userId: null, sessionId: null, role: 'admin', language: 'en' }
export const isProgram = (caller: Caller): boolean => caller.userId === null
/**
 * The caller for writes that the system makes because of a user's action: no access rule applies, and the change log
 * names the user.
 */
export const onBehalfOf = (caller: Caller): Caller => ({ ...caller, role: 'admin', acting: true })
export const clock = (): string => new Date().toISOString()
