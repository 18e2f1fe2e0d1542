import type { AnyResource } from '#define'
import { addDays } from '#screens/list-model/state/calendar-state'
import { eventOf, type CalendarColors, type Occurrence } from '#screens/views/calendar/events'

/** An event of a calendar as it is shown. */
export interface CalendarEvent {
  readonly key: string
  readonly title: string
  readonly isAllDay: boolean
  readonly color: string
  readonly answer: string | undefined
  /** When it starts and ends: days, of which the last one is not included, or instants in ISO 8601. */
  readonly from: string
  readonly to: string
  /** Its first day, and the day after its last one. */
  readonly first: string
  readonly until: string
  /** The local time as milliseconds, as if it were UTC. */
  readonly start: number
  readonly length: number
}

/** What events are shown with. */
export interface EventLook {
  readonly colors: CalendarColors
  /** The id of the user. */
  readonly user: string
}

/** The events of a calendar in the order in which the calendar library shows them. */
export function calendarEvents(
  resource: AnyResource,
  occurrences: readonly Occurrence[],
  { colors, user }: EventLook,
): CalendarEvent[] {
  return occurrences
    .map((occurrence) => {
      const { id, title, start, end, allDay, color, extendedProps } = eventOf(
        resource,
        occurrence,
        colors,
        user,
      )
      const [begin, finish] = [start, end].map((moment) => (allDay ? Date.parse(moment) : localTime(moment)))
      return {
        key: id,
        title,
        color,
        answer: extendedProps.answer,
        isAllDay: allDay,
        from: start,
        to: end,
        ...daysFrom(begin ?? 0, finish ?? 0),
      }
    })
    .toSorted(
      (event, other) =>
        event.start - other.start ||
        other.length - event.length ||
        Number(event.isAllDay) - Number(other.isAllDay) ||
        event.title.localeCompare(other.title),
    )
}

const dayAt = (local: number): string => new Date(local).toISOString().slice(0, 10)

const localTime = (instant: string): number => {
  const at = new Date(instant)
  return at.getTime() - at.getTimezoneOffset() * 60_000
}

/** The days between two local times; an event that ends at midnight is of the day before. */
const daysFrom = (start: number, end: number) => ({
  first: dayAt(start),
  until: addDays(dayAt(Math.max(start, end - 1)), 1),
  start,
  length: end - start,
})
