import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { createListeners } from '#base/listeners'
import { readPreferences, type Preferences } from './preferences'

const changes = createListeners()
/** Used if the browser does not allow storage; lasts as long as the page. */
const unkept = new Map<string, string>()

const subscribe = (listener: () => void) => {
  const stop = changes.listen(listener)
  addEventListener('storage', listener)
  return () => {
    stop()
    removeEventListener('storage', listener)
  }
}

function read(key: string): string | null {
  const here = unkept.get(key)
  if (here !== undefined) return here
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    unkept.delete(key)
  } catch {
    unkept.set(key, value)
  }
  changes.notify()
}

/** The user's settings for a resource's table, and a function to change them. */
export function usePreferences(
  resource: string,
): readonly [Preferences, (change: (before: Preferences) => Preferences) => void] {
  const key = `list-${resource}`
  const stored = useSyncExternalStore(subscribe, () => read(key))
  const preferences = useMemo(() => readPreferences(stored), [stored])
  const change = useCallback(
    (next: (before: Preferences) => Preferences) =>
      keep(key, JSON.stringify(next(readPreferences(read(key))))),
    [key],
  )
  return [preferences, change]
}
