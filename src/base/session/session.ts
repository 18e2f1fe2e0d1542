import type { Role } from '#define'
import { createListeners } from '../listeners'
import { bearerHeader } from './bearer'

/** The verbs of each resource that the account may use at all; each row has its own `_can`. */
export type Permissions = Readonly<Record<string, readonly string[]>>

export interface Account {
  readonly id: string
  readonly displayName: string
  readonly email: string
  readonly photoURL: string | null
  readonly role: Role
  /** A session of a user who is 'pending' can only be used to enter the code that was mailed to them. */
  readonly status?: string
  /** The hours in which the user does not want to be disturbed, in their time zone. */
  readonly quietFrom?: string | null
  readonly quietUntil?: string | null
  readonly timezone?: string | null
}

/**
 * Why no user is signed in: the session expired, the server refused the token, the user signed out, or the server
 * could not be reached to load the account.
 */
export type Ending = 'expired' | 'refused' | 'left' | 'unreachable'

export interface Session {
  /** Users authenticate with a signed token. */
  readonly method: 'jwt'
  readonly isInitialized: boolean
  readonly isAuthenticated: boolean
  readonly user: Account | null
  readonly permissions: Permissions
  /** How the last session ended, until the next one begins. */
  readonly ended?: Ending
}

const signedOut: Session = {
  method: 'jwt',
  isInitialized: true,
  isAuthenticated: false,
  user: null,
  permissions: {},
}

let session: Session = { ...signedOut, isInitialized: false }
const changes = createListeners()
const ends = createListeners()

/** The current session. */
export const readSession = (): Session => session

/** Calls back after each change of the session; returns a function that unsubscribes. */
export const subscribeToSession = changes.listen

/** Registers cleanup for the end of a session: discarding the token and all data read with it. */
export const whenSessionEnds = ends.listen

/** Resolves with the session once it is known whether a user is signed in. */
export function initialized(): Promise<Session> {
  if (session.isInitialized) return Promise.resolve(session)
  return new Promise((resolve) => {
    const stop = subscribeToSession(() => {
      stop()
      resolve(session)
    })
  })
}

/** Whether a user has registered and still has to enter the code that was mailed to them. */
export const awaitsCode = ({ user }: Session): boolean => user?.status === 'pending'

/** Sets the signed-in user. */
export const beginSession = (user: Account, permissions: Permissions): void =>
  change({ method: 'jwt', isInitialized: true, isAuthenticated: true, user, permissions })

/** Updates the account of the signed-in user; ignored for any other user. */
export function changeAccount(user: Account): void {
  if (session.user?.id === user.id) change({ ...session, user })
}

/** Signs out and discards everything that belongs to the session. */
export function endSession(ended?: Ending): void {
  ends.notify()
  change({ ...signedOut, ended })
}

/** Signed out for now because the server cannot be reached; the stored token is kept for the next start. */
export const remainSignedOut = (): void => change({ ...signedOut, ended: 'unreachable' })

/** Called when the server refused a token: ends the session, unless another one has begun meanwhile. */
export function refuseSession(sentHeader: string): void {
  if (sentHeader && sentHeader === bearerHeader()) endSession('refused')
}

function change(next: Session): void {
  session = next
  changes.notify()
}
