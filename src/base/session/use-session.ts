import { useSyncExternalStore } from 'react'
import { readSession, subscribeToSession, type Session } from './session'

/** The current session: user and permissions. */
export const useSession = (): Session => useSyncExternalStore(subscribeToSession, readSession)
