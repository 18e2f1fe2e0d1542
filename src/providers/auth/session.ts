import type { Role } from '../../define'
import { bearerHeader } from './bearer'

/** The verbs of each resource that the account may use at all; each row says what may be done to it. */
export type Permissions = Readonly<Record<string, readonly string[]>>

export interface Account {
  readonly id: string
  readonly displayName: string
  readonly email: string
  readonly photoURL: string | null
  readonly role: Role
}

/** Why a session ended, where the sign-in page has something to say about it. */
export type EndReason = 'expired' | 'refused'

export interface Session {
  readonly isInitialized: boolean
  readonly isAuthenticated: boolean
  readonly user: Account | null
  readonly permissions: Permissions
  readonly ended?: EndReason
}

const nobody: Session = { isInitialized: false, isAuthenticated: false, user: null, permissions: {} }

let session = nobody
const listeners = new Set<() => void>()
const cleanups = new Set<() => void>()

/** The session as it is now. */
export const readSession = (): Session => session

/** Calls back after each change of the session; answers how to stop it. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What must be done whenever a session ends (the header, the token, the timer, what was read). */
export function whenSessionEnds(cleanup: () => void): () => void {
  cleanups.add(cleanup)
  return () => cleanups.delete(cleanup)
}

/** Somebody is signed in. */
export const beginSession = (user: Account, permissions: Permissions): void =>
  change({ isInitialized: true, isAuthenticated: true, user, permissions })

/** Nobody is signed in (any more). */
export function endSession(ended?: EndReason): void {
  for (const cleanup of cleanups) cleanup()
  change({ ...nobody, isInitialized: true, ended: ended ?? session.ended })
}

/** The server refused a token: the session ends, unless another one has begun meanwhile. */
export function refuseSession(sentHeader: string): void {
  if (sentHeader && sentHeader === bearerHeader()) endSession('refused')
}

/** The sign-in page has been left or submitted: what it had to say is said. */
export const forgetEnding = (): void => {
  if (session.ended) change({ ...session, ended: undefined })
}

function change(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}
