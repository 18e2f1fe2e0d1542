import { useMemo } from 'react'
import type { Row } from '#providers/data/answers'
import type { Occurrence } from '../events'
import { useCalendarSettings } from './calendar-settings'
import type { Calendars } from './use-calendars'

/** What events without a calendar, or with one that the user may not read, are listed under. */
export const noCalendar = ''

/** The calendar that a record is listed under. */
export const calendarIdOf = ({ field, calendars }: Calendars, row: Row): string => {
  const id = field === undefined ? noCalendar : row[field]
  return calendars.some((calendar) => calendar.id === id) ? String(id) : noCalendar
}

/** The occurrences of the calendars that the user shows. */
export function useShownOccurrences(
  resource: string,
  calendars: Calendars,
  occurrences: readonly Occurrence[],
): readonly Occurrence[] {
  const [{ hidden }] = useCalendarSettings(resource)
  return useMemo(
    () =>
      calendars.field === undefined || hidden.length === 0
        ? occurrences
        : occurrences.filter(({ row }) => !hidden.includes(calendarIdOf(calendars, row))),
    [calendars, occurrences, hidden],
  )
}
