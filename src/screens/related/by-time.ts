import type { AnyResource } from '#define'
import { localDay } from '#base/format/days'
import type { Row } from '#providers/data/answers'
import { recurringOf } from '../series/recurring-of'
import type { Rules } from '../series/rules'
import { lengthOf, spanOf, startingAt, type Span } from '../spans/spans'

/** A record and when it takes place: of a series the next occurrence, or the first one if there is none. */
export interface Timed {
  readonly row: Row
  readonly span: Span
}

export interface ByTime {
  /** What is not over, the next one first. */
  readonly upcoming: readonly Timed[]
  /** What is over, the last one first. */
  readonly past: readonly Timed[]
}

/**
 * Divides records into those that are not over and those that are, in the order in which they take place.
 * @param rules undefined until the code for rules has loaded
 */
export function byTime(resource: AnyResource, rows: readonly Row[], now: Date, rules?: Rules): ByTime {
  const all = rows.flatMap((row) => timed(resource, row, now, rules) ?? [])
  const isOver = ({ span }: Timed) =>
    span.allDay ? span.end < localDay(now) : Date.parse(span.end) <= now.getTime()
  return {
    upcoming: all.filter((item) => !isOver(item)).toSorted((item, other) => startOf(item) - startOf(other)),
    past: all.filter(isOver).toSorted((item, other) => startOf(other) - startOf(item)),
  }
}

function timed(resource: AnyResource, row: Row, now: Date, rules: Rules | undefined): Timed | undefined {
  const span = spanOf(resource, row)
  if (!span) return undefined
  const series = recurringOf(resource, row)
  if (!series || !rules) return { row, span }
  // Of whole days the last one is included.
  const earliest = span.allDay
    ? Date.parse(`${localDay(now)}T00:00:00Z`) - lengthOf(span)
    : now.getTime() - lengthOf(span) + 1
  const next = nextOf(rules, series, earliest)
  return { row, span: next === undefined ? span : startingAt(span, next) }
}

/** The next start of a series; undefined if there is none, or if its rule cannot be parsed. */
function nextOf({ startFrom }: Rules, series: Parameters<Rules['startFrom']>[0], from: number) {
  try {
    return startFrom(series, from)
  } catch {
    return undefined
  }
}

/** Whole days begin at their local midnight. */
const startOf = ({ span }: Timed): number =>
  new Date(span.allDay ? `${span.start}T00:00:00` : span.start).getTime()
