import { useSyncExternalStore } from 'react'
import { readConnectivity, subscribeToConnectivity, type Connectivity } from './connectivity'

/** What is known of the server, for what is drawn. */
export const useConnectivity = (): Connectivity =>
  useSyncExternalStore(subscribeToConnectivity, readConnectivity)
