import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { createListeners } from '#base/listeners'
import { useGetIdentity } from '#providers/auth/use-auth'

/** What a user has chosen for a calendar view, stored in this browser. */
export interface CalendarSettings {
  /** The ids of the calendars whose events are not shown; '' for events without a calendar. */
  readonly hidden: readonly string[]
  /** The calendar of the event that was created last. */
  readonly last?: string
}

const maxHidden = 200
const changes = createListeners()
/** Used if the browser does not allow storage; lasts as long as the page. */
const unstored = new Map<string, string>()

const subscribe = (listener: () => void) => {
  const stop = changes.listen(listener)
  addEventListener('storage', listener)
  return () => {
    stop()
    removeEventListener('storage', listener)
  }
}

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
  changes.notify()
}

/** Parses stored settings; invalid values fall back to the defaults. */
export function readSettings(stored: string | null): CalendarSettings {
  try {
    const { hidden, last } = JSON.parse(stored ?? '{}') as Record<string, unknown>
    const ids = Array.isArray(hidden) ? hidden.filter((id): id is string => typeof id === 'string') : []
    return { hidden: ids.slice(0, maxHidden), ...(typeof last === 'string' && { last }) }
  } catch {
    return { hidden: [] }
  }
}

/** The settings of the user for the calendar view of a resource, and a function to change them. */
export function useCalendarSettings(
  resource: string,
): readonly [CalendarSettings, (change: (before: CalendarSettings) => CalendarSettings) => void] {
  const { data: user } = useGetIdentity()
  const key = `calendar-${resource}-${user?.id ?? ''}`
  const stored = useSyncExternalStore(subscribe, () => read(key))
  const settings = useMemo(() => readSettings(stored), [stored])
  const change = useCallback(
    (next: (before: CalendarSettings) => CalendarSettings) =>
      write(key, JSON.stringify(next(readSettings(read(key))))),
    [key],
  )
  return [settings, change]
}
