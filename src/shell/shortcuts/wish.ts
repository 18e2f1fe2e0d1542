import { useSyncExternalStore } from 'react'

/** Where it is kept that somebody wants no shortcuts of single keys: whoever speaks to his computer types by chance. */
const key = 'shortcuts'
const listeners = new Set<() => void>()

/** Whether shortcuts of single keys are wanted; they are, until somebody turns them off. */
export function areWanted(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Turns shortcuts of single keys on or off in this browser. */
export function wantShortcuts(wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } finally {
    for (const listener of listeners) listener()
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether they are wanted, as a hook. */
export const useAreWanted = (): boolean => useSyncExternalStore(subscribe, areWanted)
