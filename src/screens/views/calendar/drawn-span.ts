import { addDays } from '#screens/list-model/state/calendar-state'
import type { Span } from '#screens/spans/spans'

/** The dates of an event in FullCalendar; the end of whole days is exclusive. */
interface Content {
  readonly allDay: boolean
  readonly start: Date | null
  readonly end: Date | null
  readonly startStr: string
  readonly endStr: string
}

/**
 * Converts the dates of an event in FullCalendar to a span. Without an end the event keeps its former length, or one
 * hour.
 */
export function spanFrom({ allDay, start, end, startStr, endStr }: Content, lasted = 3_600_000): Span {
  if (allDay) {
    const first = startStr.slice(0, 10)
    return { allDay, start: first, end: endStr === '' ? first : addDays(endStr.slice(0, 10), -1) }
  }
  const begins = start?.getTime() ?? 0
  const ends = end?.getTime() ?? begins + lasted
  return { allDay, start: new Date(begins).toISOString(), end: new Date(ends).toISOString() }
}
