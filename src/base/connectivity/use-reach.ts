import { useSyncExternalStore } from 'react'
import { readReach, subscribeToReach, type Reach } from './reach'

/** What is known of the server, for what is drawn. */
export const useReach = (): Reach => useSyncExternalStore(subscribeToReach, readReach)
