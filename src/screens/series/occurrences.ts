import { firstStart, startFrom, startsBetween, type Series } from '#recurrence/starts'
import type { DaySpan } from '../list-model/state/calendar-state'

export { firstStart, startFrom }

/** The maximum number of occurrences of one record on one page. */
const maxTimes = 400
const dayLong = 86_400_000

/**
 * The start times, in ISO 8601, of the occurrences that overlap some days. Each has the same local time in the rule's
 * time zone, also when daylight saving time changes. If the rule cannot be parsed, only the first one is returned.
 * @param lasts the length of an occurrence in milliseconds
 */
export function occurrences(series: Series, lasts: number, { from, until }: DaySpan): string[] {
  // The range is extended by one day at both ends, because of time zones.
  const first = Date.parse(`${from}T00:00:00Z`) - dayLong - lasts
  const last = Date.parse(`${until}T00:00:00Z`) + dayLong
  try {
    return startsBetween(series, first, last).slice(0, maxTimes)
  } catch {
    return [series.start]
  }
}
