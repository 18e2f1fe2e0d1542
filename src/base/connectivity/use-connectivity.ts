import { useSyncExternalStore } from 'react'
import { readConnectivity, subscribeToConnectivity, type Connectivity } from './connectivity'

/** The known state of the server, as a hook. */
export const useConnectivity = (): Connectivity =>
  useSyncExternalStore(subscribeToConnectivity, readConnectivity)
