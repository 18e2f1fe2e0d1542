import type { AnyResource } from '#define'
import type { Occurrence } from '#screens/views/calendar/events'
import { calendarEvents, type CalendarEvent, type EventLook } from './calendar-events'
import type { Piece } from './stack-week'
import { dayLong } from '#recurrence/zone-time'

/** An event of a month as it is shown. */
export interface MonthEvent extends CalendarEvent {
  /** The time at which it starts; '' for whole days. */
  readonly time: string
}

/** What the events of a month are shown with. */
interface MonthLook extends EventLook {
  /** The language of the calendar library. */
  readonly language: string
}

/** The events of a month in the order in which the calendar library stacks them. */
export function monthEvents(
  resource: AnyResource,
  occurrences: readonly Occurrence[],
  { language, ...look }: MonthLook,
): MonthEvent[] {
  const timeOf = timeFormat(language)
  return calendarEvents(resource, occurrences, look).map((event) => ({
    ...event,
    time: event.isAllDay ? '' : timeOf(new Date(event.from)),
  }))
}

/** Formats times as the calendar library does: '10a', '10:30a'. */
function timeFormat(language: string): (at: Date) => string {
  const withMinutes = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
  const hours = new Intl.DateTimeFormat(language, { hour: 'numeric' })
  return (at) =>
    (at.getMinutes() === 0 ? hours : withMinutes)
      .format(at)
      .replace(/\s?([ap])\.?m\.?$/i, (_, half: string) => half.toLowerCase())
}

/** What the events cover of the week that begins with a day. */
export function piecesOf(events: readonly MonthEvent[], from: string): Piece<MonthEvent>[] {
  const columnOf = (day: string) => (Date.parse(day) - Date.parse(from)) / dayLong
  return events.flatMap((of) => {
    const [first, until] = [columnOf(of.first), columnOf(of.until)]
    if (first >= 7 || until <= 0) return []
    return [
      { of, start: Math.max(0, first), end: Math.min(7, until), isStart: first >= 0, isEnd: until <= 7 },
    ]
  })
}
