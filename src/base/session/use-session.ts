import { useSyncExternalStore } from 'react'
import type { Role } from '#define'
import { readSession, subscribeToSession, type Session } from './session'

/** The current session: user and permissions. */
export const useSession = (): Session => useSyncExternalStore(subscribeToSession, readSession)

/** The role of the signed-in user; `user` if no user is signed in. */
export const useRole = (): Role => useSession().user?.role ?? 'user'
