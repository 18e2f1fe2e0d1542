import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { storedTexts } from '#base/stored-texts'
import { readPreferences, type Preferences } from './preferences'

/** The user's settings for a resource's table, and a function to change them. */
export function usePreferences(
  resource: string,
): readonly [Preferences, (change: (before: Preferences) => Preferences) => void] {
  const key = `list-${resource}`
  const stored = useSyncExternalStore(storedTexts.subscribe, () => storedTexts.read(key))
  const preferences = useMemo(() => readPreferences(stored), [stored])
  const change = useCallback(
    (next: (before: Preferences) => Preferences) =>
      storedTexts.write(key, JSON.stringify(next(readPreferences(storedTexts.read(key))))),
    [key],
  )
  return [preferences, change]
}
