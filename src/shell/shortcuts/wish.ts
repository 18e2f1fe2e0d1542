import { useSyncExternalStore } from 'react'
import { createListeners } from '#base/listeners'

/** The storage key of the setting that turns single-key shortcuts off: voice input may type such keys by accident. */
const key = 'shortcuts'
const changes = createListeners()

/** Whether shortcuts of single keys are on, which is the default. */
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
    changes.notify()
  }
}

/** Same as `areWanted`, as a hook. */
export const useAreWanted = (): boolean => useSyncExternalStore(changes.listen, areWanted)
