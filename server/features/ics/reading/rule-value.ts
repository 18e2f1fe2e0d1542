import { isRecurrence, zoneOf } from '#define'
import { instantAt } from '#recurrence/local-time'
import { compactInstant, partsOf, ruleFrom } from '#recurrence/rule-parts'
import type { EventTimes, TimeContext } from './event-times'
import { instantIn } from './event-times'
import { dayLong, timeValue } from './time-values'

const maxLength = 500
const known = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYYEARDAY',
  'BYWEEKNO',
  'BYSETPOS',
  'BYHOUR',
  'BYMINUTE',
  'BYSECOND',
  'WKST',
])

/** A rule for a series of which only the added starts matter. */
export const ruleOnce = 'FREQ=DAILY;COUNT=1'

/** Reads a rule: its UNTIL becomes an instant in UTC. Undefined if it is not a rule that events may have. */
export function ruleValue(context: TimeContext, times: EventTimes, value: string): string | undefined {
  if (value.length > 2 * maxLength) return undefined
  const parts = new Map(
    [...partsOf(value.replaceAll(' ', ''))].filter(([name, part]) => known.has(name) && part !== ''),
  )
  if (parts.get('INTERVAL') === '1') parts.delete('INTERVAL')
  const until = parts.get('UNTIL')
  // A rule has a number or an end; the number is more exact.
  if (until !== undefined && parts.has('COUNT')) parts.delete('UNTIL')
  else if (until !== undefined) {
    const instant = untilInstant(context, times, until)
    if (instant === undefined) return undefined
    parts.set('UNTIL', compactInstant(instant))
  }
  const rule = ruleFrom(parts)
  return rule.length <= maxLength && isRecurrence(rule) ? rule : undefined
}

function untilInstant(context: TimeContext, times: EventTimes, until: string): string | undefined {
  const time = timeValue(until)
  if (!time) return undefined
  const zone = zoneOf(times)
  if (times.allDay) return new Date(Math.floor(time.local / dayLong) * dayLong).toISOString()
  if (time.kind === 'date') return instantAt(time.local + dayLong - 1000, zone)
  return time.kind === 'utc' ? new Date(instantIn(context, time)).toISOString() : instantAt(time.local, zone)
}
