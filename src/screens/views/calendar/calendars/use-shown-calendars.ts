import { useMemo } from 'react'
import type { Row } from '#providers/data/answers'
import type { Occurrence } from '../events'
import { useCalendarSettings } from './calendar-settings'
import { calendarIdIn } from './calendars-request'
import type { Calendars } from './use-calendars'

/** The calendar that a record is listed under. */
export const calendarIdOf = ({ field, calendars }: Calendars, row: Row): string =>
  calendarIdIn(field, (id) => calendars.some((calendar) => calendar.id === id), row)

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
