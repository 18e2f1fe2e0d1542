import { addDays, type DaySpan } from '#screens/list-model/state/calendar-state'
import type { CalendarEvent } from './calendar-events'

/** An event on one of its days. */
export interface AgendaLine {
  readonly event: CalendarEvent
  readonly time: string
}

/** A day that has events. */
export interface AgendaDay {
  readonly day: string
  readonly lines: readonly AgendaLine[]
}

/** How an agenda shows times. */
interface Times {
  /** The language of the calendar library. */
  readonly language: string
  /** The text for a whole day. */
  readonly allDay: string
}

/**
 * The days of an agenda that have events.
 * @param events in the order in which a day shows them
 */
export function agendaDays(
  events: readonly CalendarEvent[],
  days: DaySpan,
  { language, allDay }: Times,
): AgendaDay[] {
  const rangeText = rangeFormat(language)
  const shown: AgendaDay[] = []
  for (let day = days.from; day < days.until; day = addDays(day, 1)) {
    const lines = events
      .filter(({ first, until }) => first <= day && day < until)
      .map((event) => ({ event, time: timeOn(event, day, rangeText) ?? allDay }))
    if (lines.length > 0) shown.push({ day, lines })
  }
  return shown
}

type RangeText = (start: Date, end: Date) => string

/** The times of an event on one of its days; undefined if it lasts the whole day. */
function timeOn(event: CalendarEvent, day: string, rangeText: RangeText): string | undefined {
  const next = addDays(day, 1)
  const [isStart, isEnd] = [event.first === day, event.until === next]
  if (event.isAllDay || (!isStart && !isEnd)) return undefined
  return rangeText(
    isStart ? new Date(event.from) : midnightOf(day),
    isEnd ? new Date(event.to) : midnightOf(next),
  )
}

const midnightOf = (day: string): Date => new Date(`${day}T00:00:00`)

const dateParts = new Set(['year', 'month', 'day'])

/** Formats ranges of times as the calendar library does: '9:00 – 10:30am', '10:00pm – 12:00am'. */
function rangeFormat(language: string): RangeText {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
  return (start, end) => {
    const parts = format.formatRangeToParts(start, end)
    // The end is on another day, which would be named.
    const isOfTwoDays = parts.some(({ type }) => dateParts.has(type))
    const between = parts.findLast(({ source }) => source === 'shared')?.value ?? ''
    const text = isOfTwoDays
      ? `${format.format(start)}${between}${format.format(end)}`
      : parts.map(({ value }) => value).join('')
    return text
      .replaceAll('\u200E', '')
      .replaceAll(/\s?([ap])\.?m\.?/gi, (_, half: string) => `${half.toLowerCase()}m`)
  }
}
