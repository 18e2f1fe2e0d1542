import { RRuleTemporal } from 'rrule-temporal'
import { ruleOptions, type Recurring } from '#define'
import type { DaySpan } from '../list-model/state/calendar-state'

/** The maximum number of occurrences of one record on one page. */
const maxTimes = 400
const dayLong = 86_400_000

/**
 * The start times, in ISO 8601, of the occurrences that overlap some days. Each has the same local time in the rule's
 * time zone, also when daylight saving time changes. If the rule cannot be parsed, only the first one is returned.
 * @param lasts the length of an occurrence in milliseconds
 */
export function occurrences(recurring: Recurring, lasts: number, { from, until }: DaySpan): string[] {
  // The range is extended by one day at both ends, because of time zones.
  const first = Date.parse(`${from}T00:00:00Z`) - dayLong - lasts
  const last = Date.parse(`${until}T00:00:00Z`) + dayLong
  try {
    const rule = new RRuleTemporal(ruleOptions(recurring))
    return rule
      .between(new Date(first), new Date(last), true)
      .slice(0, maxTimes)
      .map(({ epochMilliseconds }) => new Date(epochMilliseconds).toISOString())
  } catch {
    return [recurring.start]
  }
}

/** Longer series are not counted, so that their size is unknown. */
const maxCounted = 1000

/**
 * The number of occurrences of a series with an end date; undefined if there are too many, or the rule cannot be
 * parsed.
 */
export function countUntil(recurring: Recurring): number | undefined {
  try {
    const all = new RRuleTemporal(ruleOptions(recurring)).all((_, index) => index <= maxCounted)
    return all.length > maxCounted ? undefined : all.length
  } catch {
    return undefined
  }
}
