import { useSyncExternalStore } from 'react'
import type { Role } from '#define'
import { readSession, subscribeToSession, type Session } from './session'

/** Who is signed in, and what they may do. */
export const useSession = (): Session => useSyncExternalStore(subscribeToSession, readSession)

/** The role of whoever is signed in; the least of all where nobody is. */
export const useRole = (): Role => useSession().user?.role ?? 'user'
