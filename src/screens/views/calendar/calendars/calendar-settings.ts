import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { isTimeZone } from '#define/parsing/time-zone'
import { storedTexts } from '#base/stored-texts'
import { useGetIdentity } from '#providers/auth/use-auth'

/** What a user has chosen for a calendar view, stored in this browser. */
export interface CalendarSettings {
  /** The ids of the calendars whose events are not shown; '' for events without a calendar. */
  readonly hidden: readonly string[]
  /** The calendar of the event that was created last. */
  readonly last?: string
  /** The second time zone of the time axis. */
  readonly zone?: string
}

const maxHidden = 200
/** Parses stored settings; invalid values fall back to the defaults. */
export function readSettings(stored: string | null): CalendarSettings {
  try {
    const { hidden, last, zone } = JSON.parse(stored ?? '{}') as Record<string, unknown>
    const ids = Array.isArray(hidden) ? hidden.filter((id): id is string => typeof id === 'string') : []
    return {
      hidden: ids.slice(0, maxHidden),
      ...(typeof last === 'string' && { last }),
      ...(typeof zone === 'string' && isTimeZone(zone) && { zone }),
    }
  } catch {
    return { hidden: [] }
  }
}

/** The key of the browser's storage with the settings of a user for the calendar view of a resource. */
export const settingsKey = (resource: string, user: string | undefined): string =>
  `calendar-${resource}-${user ?? ''}`

/** The settings of the user for the calendar view of a resource, and a function to change them. */
export function useCalendarSettings(
  resource: string,
): readonly [CalendarSettings, (change: (before: CalendarSettings) => CalendarSettings) => void] {
  const { data: user } = useGetIdentity()
  const key = settingsKey(resource, user?.id)
  const stored = useSyncExternalStore(storedTexts.subscribe, () => storedTexts.read(key))
  const settings = useMemo(() => readSettings(stored), [stored])
  const change = useCallback(
    (next: (before: CalendarSettings) => CalendarSettings) =>
      storedTexts.write(key, JSON.stringify(next(readSettings(storedTexts.read(key))))),
    [key],
  )
  return [settings, change]
}
