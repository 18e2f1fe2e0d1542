import type { Role } from '#define'
import { createListeners } from '../listeners'
import { bearerHeader } from './bearer'

/** The verbs of each resource that the account may use at all; each row says what may be done to it. */
export type Permissions = Readonly<Record<string, readonly string[]>>

export interface Account {
  readonly id: string
  readonly displayName: string
  readonly email: string
  readonly photoURL: string | null
  readonly role: Role
  /** A session of a user who is 'pending' leads to nothing but the code that was sent to their address. */
  readonly status?: string
}

/**
 * Why nobody is signed in: the session's time was over, the server knew it no more, the user left, or the server could
 * not be reached to say whose token is stored.
 */
export type Ending = 'expired' | 'refused' | 'left' | 'unreachable'

export interface Session {
  /** How people are known: by a signed token. */
  readonly method: 'jwt'
  readonly isInitialized: boolean
  readonly isAuthenticated: boolean
  readonly user: Account | null
  readonly permissions: Permissions
  /** How the last one ended, until the next one begins. */
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

/** The session as it is now. */
export const readSession = (): Session => session

/** Calls back after each change of the session; answers how to stop it. */
export const subscribeToSession = changes.listen

/** What must be done whenever a session ends: the token and all that was read with it are forgotten. */
export const whenSessionEnds = ends.listen

/** Whether a user has registered and has yet to enter the code that was sent to their address. */
export const awaitsCode = ({ user }: Session): boolean => user?.status === 'pending'

/** Somebody is signed in. */
export const beginSession = (user: Account, permissions: Permissions): void =>
  change({ method: 'jwt', isInitialized: true, isAuthenticated: true, user, permissions })

/** What is known of whoever is signed in has changed; nothing happens where nobody is. */
export function changeAccount(user: Account): void {
  if (session.user?.id === user.id) change({ ...session, user })
}

/** Nobody is signed in (any more), and everything of the session is forgotten. */
export function endSession(ended?: Ending): void {
  ends.notify()
  change({ ...signedOut, ended })
}

/** Nobody is signed in for now, as the server cannot be reached; what is stored stays for the next start. */
export const remainSignedOut = (): void => change({ ...signedOut, ended: 'unreachable' })

/** The server refused a token: the session ends, unless another one has begun meanwhile. */
export function refuseSession(sentHeader: string): void {
  if (sentHeader && sentHeader === bearerHeader()) endSession('refused')
}

function change(next: Session): void {
  session = next
  changes.notify()
}
