import { iso } from './local-time'
import { compactInstant, countOf, withParts } from './rule-parts'
import { lastByRule, nextByRule, ruleStarts, type Series } from './starts'

/** A rule that happens once: for what is left of a series when only added starts are left. */
const once = 'FREQ=DAILY;COUNT=1'

/** The two series into which a series is divided. */
export interface Split {
  readonly before: Series
  readonly after: Series
}

/**
 * Divides a series at one of its starts, which must not be the first: the events before it, and those from it on. Its
 * rule ends with the last event before it, and what is left of its number of occurrences continues in the other.
 */
export function splitSeries(series: Series, at: string): Split {
  const instant = Date.parse(at)
  const isBefore = (start: string) => Date.parse(start) < instant
  return {
    before: endedBefore(series, instant, series.added.filter(isBefore), series.excluded.filter(isBefore)),
    after: startedAt(
      series,
      instant,
      series.added.filter((start) => !isBefore(start)),
      series.excluded.filter((start) => !isBefore(start)),
    ),
  }
}

function endedBefore(
  series: Series,
  instant: number,
  added: readonly string[],
  excluded: readonly string[],
): Series {
  const last = lastByRule(series, instant)
  if (last === undefined) return ofAdded(series, added, excluded)
  const recurrence = withParts(series.recurrence, { COUNT: undefined, UNTIL: compactInstant(iso(last)) })
  return { ...series, recurrence, added, excluded }
}

function startedAt(
  series: Series,
  instant: number,
  added: readonly string[],
  excluded: readonly string[],
): Series {
  const first = nextByRule(series, instant)
  if (first === undefined) return ofAdded(series, added, excluded)
  const count = countOf(series.recurrence)
  const passed = count === undefined ? 0 : countBefore(series, first)
  const recurrence = withParts(series.recurrence, {
    ...(count !== undefined && { COUNT: String(count - passed) }),
  })
  return { ...series, start: iso(first), recurrence, added, excluded }
}

/** The number of starts by the rule before an instant. */
export const countBefore = (series: Series, instant: number): number =>
  ruleStarts(series, Date.parse(series.start), instant - 1).length

/** A series of added starts alone: the first one becomes its start. */
function ofAdded(series: Series, added: readonly string[], excluded: readonly string[]): Series {
  const [first = series.start, ...others] = added.toSorted(
    (start, other) => Date.parse(start) - Date.parse(other),
  )
  return { ...series, start: first, recurrence: once, added: others, excluded }
}
