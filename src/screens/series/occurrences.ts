import { RRuleTemporal } from 'rrule-temporal'
import { ruleOptions, type Recurring } from '#define'
import type { DaySpan } from '../list-model/state/calendar-state'

/** So many times one record may stand on one page. */
const maxTimes = 400
const dayLong = 86_400_000

/**
 * The moments at which something recurs that touches some days, in ISO 8601: at the same time of its zone's clocks,
 * also where these change. A rule that cannot be read leaves its first time alone.
 * @param lasts how long each of them is, in milliseconds
 */
export function occurrences(recurring: Recurring, lasts: number, { from, until }: DaySpan): string[] {
  // A day more at both ends: it is another day elsewhere.
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

/** So many occurrences are counted; a series of more is told without its number. */
const maxCounted = 1000

/** How many occurrences a series has that ends on a day; undefined where they are too many, or its rule cannot be read. */
export function countUntil(recurring: Recurring): number | undefined {
  try {
    const all = new RRuleTemporal(ruleOptions(recurring)).all((_, index) => index <= maxCounted)
    return all.length > maxCounted ? undefined : all.length
  } catch {
    return undefined
  }
}
