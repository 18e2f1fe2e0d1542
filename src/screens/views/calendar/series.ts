import { Temporal } from 'temporal-polyfill'
import { zoneOf, type Recurring } from '#define'
import { addDays } from '#screens/list-model/state/calendar-state'
import { lengthOf } from './events'
import type { Span } from './spans'

/** Whether a rule names days; then moving it to another day would need another rule. */
export const namesDays = ({ recurrence }: Recurring): boolean =>
  /BY(DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS)=/i.test(recurrence)

/** The number of days between two spans, in the time zone of the rule. */
export function daysBetween(rule: Recurring, before: Span, after: Span): number {
  const days = dayIn(rule, before).until(dayIn(rule, after))
  return days.total({ unit: 'day' })
}

const zoned = (rule: Recurring, instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zoneOf(rule))
const dayIn = (rule: Recurring, { allDay, start }: Span): Temporal.PlainDate =>
  allDay ? Temporal.PlainDate.from(start) : zoned(rule, start).toPlainDate()

/**
 * The start of a series after one of its occurrences was moved: shifted by as many days, at the new local time, and
 * with the new length.
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
