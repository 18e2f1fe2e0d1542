import { comparisons, type Bucket, type Comparison, type Days } from '#define/overview/overview'
import { zoneOf, type Zone } from '#server/base/time-zone'
import { FaultCollector } from '#server/read/conditions/fault-collector'
import {
  addDays,
  bucketsOf,
  bucketSizeOf,
  isDay,
  lengthOf,
  startsOf,
  yearBefore,
  type BucketSize,
} from './days'

/** The parsed query parameters of an overview. */
export interface Range extends Days {
  readonly compared: Days | null
  readonly zone: Zone
  readonly size: BucketSize
  readonly buckets: readonly Bucket[]
  /** The buckets of the compared range, as many as `buckets` where it is long enough. */
  readonly bucketsBefore: readonly Bucket[]
  /** Today in the time zone. */
  readonly today: string
  /** The requested currency. */
  readonly currency: string | undefined
}

/** Three years, including a leap day. */
const maxDays = 1096
const defaultDays = 30

/**
 * Parses `from`, `to`, `compare`, `timezone` and `currency`. Default: the last thirty days in UTC, compared with the
 * thirty before.
 * @throws Problem `invalid` with a fault for each invalid parameter.
 */
export function parseRange(query: URLSearchParams, now: number): Range {
  const faults = new FaultCollector()
  const zone = zoneIn(query, faults)
  const today = zone.dayAt(now)
  const day = (name: string, defaults: string) => {
    const given = query.get(name)
    if (!given) return defaults
    if (!isDay(given)) faults.add(name, 'format.date')
    return given
  }
  const to = day('to', today)
  const from = day('from', isDay(to) ? addDays(to, 1 - defaultDays) : today)
  const compare = (query.get('compare') || 'previous') as Comparison
  if (!comparisons.includes(compare)) faults.add('compare', 'choice', { options: comparisons.join(', ') })
  const currency = query.get('currency') || undefined
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) faults.add('currency', 'currency')
  faults.throwIfAny()
  if (from > to) faults.add('to', 'before', { limit: from })
  else if (lengthOf({ from, to }) > maxDays) faults.add('to', 'longRange', { limit: maxDays })
  faults.throwIfAny()
  return rangeOf({ from, to }, compare, { zone, today, currency })
}

const utc = zoneOf('UTC') as Zone

function zoneIn(query: URLSearchParams, faults: FaultCollector): Zone {
  const zone = zoneOf(query.get('timezone') || 'UTC')
  if (!zone) faults.add('timezone', 'timezone')
  return zone ?? utc
}

function rangeOf(days: Days, compare: Comparison, rest: Pick<Range, 'zone' | 'today' | 'currency'>): Range {
  const size = bucketSizeOf(days)
  const compared = comparedWith(days, compare)
  const starts = startsOf(days, size)
  return {
    ...rest,
    ...days,
    compared,
    size,
    buckets: bucketsOf(days, starts, rest.zone),
    bucketsBefore: compared ? bucketsOf(compared, moved(starts, days, compared), rest.zone) : [],
  }
}

/** The same days, with a bucket for each and nothing to compare with. */
export const byDay = (range: Range): Range => ({
  ...range,
  compared: null,
  size: 'day',
  buckets: bucketsOf(range, startsOf(range, 'day'), range.zone),
  bucketsBefore: [],
})

function comparedWith(days: Days, compare: Comparison): Days | null {
  if (compare === 'none') return null
  if (compare === 'year') return { from: yearBefore(days.from), to: yearBefore(days.to) }
  return { from: addDays(days.from, -lengthOf(days)), to: addDays(days.from, -1) }
}

/** The first days of the compared buckets, at the same distances from the start as those of the range. */
const moved = (starts: readonly string[], { from }: Days, compared: Days): string[] =>
  starts
    .map((start) => addDays(compared.from, lengthOf({ from, to: start }) - 1))
    .filter((start) => start <= compared.to)
