import { useSyncExternalStore } from 'react'
import type { Mode } from '../theme/tokens'

/** How long a setting is kept, in seconds: three days, renewed on each change. */
const kept = 3 * 24 * 60 * 60

const listeners = new Set<() => void>()

/** The mode of the page: the one that is set, else dark. The page's first script has read the cookie. */
export const readMode = (): Mode => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark')

/** Sets the mode, for this page and the next ones. */
export function setMode(mode: Mode): void {
  document.documentElement.dataset['theme'] = mode
  document.cookie = `themeMode=${mode}; path=/; max-age=${kept}; samesite=lax`
  for (const listener of listeners) listener()
}

/** Calls back after each change of the mode; answers how to stop it. */
export function subscribeToMode(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The mode of the page. */
export const useMode = (): Mode => useSyncExternalStore(subscribeToMode, readMode)
