import type { AnyResource } from '#define'
import { addDays } from '#screens/list-model/state/calendar-state'
import { eventOf, type CalendarColors, type Occurrence } from '#screens/views/calendar/events'
import type { Piece } from './stack-week'
import { dayLong } from './zone-time'

/** An event of a month as it is shown. */
export interface MonthEvent {
  readonly key: string
  readonly title: string
  readonly isAllDay: boolean
  /** The time at which it starts; '' for whole days. */
  readonly time: string
  readonly color: string
  readonly answer: string | undefined
  /** Its first day, and the day after its last one. */
  readonly first: string
  readonly until: string
  /** The local time as milliseconds, as if it were UTC. */
  readonly start: number
  readonly length: number
}

/** What the events of a month are shown with. */
export interface EventLook {
  readonly colors: CalendarColors
  /** The id of the user. */
  readonly user: string
  /** The language of the calendar library. */
  readonly language: string
}

/** The events of a month in the order in which the calendar library stacks them. */
export function monthEvents(
  resource: AnyResource,
  occurrences: readonly Occurrence[],
  { colors, user, language }: EventLook,
): MonthEvent[] {
  const timeOf = timeFormat(language)
  return occurrences
    .map((occurrence) => {
      const { id, title, start, end, allDay, color, extendedProps } = eventOf(
        resource,
        occurrence,
        colors,
        user,
      )
      const [from, to] = [start, end].map((moment) => (allDay ? Date.parse(moment) : localTime(moment)))
      return {
        key: id,
        title,
        color,
        answer: extendedProps.answer,
        isAllDay: allDay,
        time: allDay ? '' : timeOf(new Date(start)),
        ...daysFrom(from ?? 0, to ?? 0),
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
