import { Temporal } from 'temporal-polyfill'
import { zoneOf, type Recurring } from '#define'
import { addDays } from '#screens/list-model/state/calendar-state'
import { lengthOf } from './events'
import type { Span } from './spans'

/** Whether a rule names the days on which something happens: then another day is another rule. */
export const namesDays = ({ recurrence }: Recurring): boolean =>
  /BY(DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS)=/i.test(recurrence)

/** How many days one moment lies after another one, by the calendar of the zone in which something recurs. */
export function daysBetween(rule: Recurring, before: Span, after: Span): number {
  const days = dayIn(rule, before).until(dayIn(rule, after))
  return days.total({ unit: 'day' })
}

const zoned = (rule: Recurring, instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zoneOf(rule))
const dayIn = (rule: Recurring, { allDay, start }: Span): Temporal.PlainDate =>
  allDay ? Temporal.PlainDate.from(start) : zoned(rule, start).toPlainDate()

/**
 * Where a series begins after one of its times was moved: as many days on, at the new time of its zone's clocks, and
 * as long as that one is now.
 */
export function movedSeries(rule: Recurring, first: Span, before: Span, after: Span): Span {
  const days = daysBetween(rule, before, after)
  if (after.allDay) {
    const start = addDays(first.start.slice(0, 10), days)
    return { allDay: true, start, end: addDays(start, Math.round(lengthOf(after) / 86_400_000)) }
  }
  const time = zoned(rule, after.start).toPlainTime()
  const begins = dayIn(rule, first)
    .add({ days })
    .toZonedDateTime({ timeZone: zoneOf(rule), plainTime: time })
  const start = new Date(begins.epochMilliseconds).toISOString()
  return { allDay: false, start, end: new Date(begins.epochMilliseconds + lengthOf(after)).toISOString() }
}
