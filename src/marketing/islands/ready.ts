import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const yes = () => true
const no = () => false

/** Whether React has taken the part over: until then, nothing could be entered that it knows of. */
export const useIsReady = (): boolean => useSyncExternalStore(never, yes, no)
