import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const yes = () => true
const no = () => false

/** Whether the component has been hydrated; before, input would be lost. */
export const useIsReady = (): boolean => useSyncExternalStore(never, yes, no)
