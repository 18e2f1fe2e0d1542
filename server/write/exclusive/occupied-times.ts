import type { CalendarView } from '#define/any-resource'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { instantAt } from '#recurrence/local-time'
import { startsBetween, type Series } from '#recurrence/starts'
import { instantOf, seriesIn, seriesView } from '../occurrences/series-record'

/** A range of time in milliseconds; the end does not belong to it. */
export interface Interval {
  readonly start: number
  readonly end: number
}

/** When a record occupies what it refers to: once, or as a series. */
export interface Occupied extends Interval {
  readonly id: string
  /** The time zone of whole days: `start` and `end` are then days in UTC, and the last day belongs to it. */
  readonly wholeDayZone: string | undefined
  readonly series: Series | undefined
}

const dayLong = 86_400_000
/** Time zones differ from UTC by less than this. */
const maxOffset = 15 * 3_600_000
const yearLong = 366 * dayLong
/** How far series are compared with each other and with events that were there before. */
export const horizon = { past: yearLong, future: 2 * yearLong } as const

/** When a record of a calendar occupies what it refers to. */
export function occupiedBy(resource: AnyResource, view: CalendarView, row: Values): Occupied {
  const { start, end = start, allDay, timezone, recurrence } = view
  const isOfDays = resource.fields[start]?.kind === 'date'
  const isWholeDay = isOfDays || (allDay !== undefined && row[allDay] === true)
  const zone = timezone === undefined ? undefined : (row[timezone] as string | null | undefined)
  const seriesOf = seriesView(resource)
  const repeats = recurrence !== undefined && typeof row[recurrence] === 'string'
  const first = Date.parse(instantOf(row[start]))
  return {
    id: String(row['id'] ?? ''),
    start: first,
    end: row[end] === null || row[end] === undefined ? first : Date.parse(instantOf(row[end])),
    wholeDayZone: isWholeDay ? (zone ?? 'UTC') : undefined,
    series: repeats && seriesOf ? seriesIn(seriesOf, row) : undefined,
  }
}

/** The time of the occurrence that starts at a stored start. */
function intervalAt({ start: first, end, wholeDayZone }: Occupied, start: number): Interval {
  const length = end - first
  if (wholeDayZone === undefined) return { start, end: start + length }
  return { start: midnight(start, wholeDayZone), end: midnight(start + length + dayLong, wholeDayZone) }
}

const midnight = (day: number, zone: string): number =>
  zone === 'UTC' ? day : Date.parse(instantAt(day, zone))

const overlaps = (interval: Interval, other: Interval): boolean =>
  interval.start < other.end && interval.end > other.start

/** The occupied times that overlap a range, in order. An event without a length occupies nothing. */
export function occupiedIn(occupied: Occupied, range: Interval): Interval[] {
  const { start, end, wholeDayZone, series } = occupied
  const isWholeDay = wholeDayZone !== undefined
  const length = end - start + (isWholeDay ? dayLong : 0)
  if (length <= 0) return []
  const more = isWholeDay ? maxOffset : 0
  const starts = series
    ? startsBetween(series, range.start - length - more + 1, range.end + more - 1).map((at) => Date.parse(at))
    : [start]
  return starts.map((at) => intervalAt(occupied, at)).filter((interval) => overlaps(interval, range))
}

/** The time in which others can overlap with a record: its own, or of a series the compared part. */
export function comparedRange(occupied: Occupied, now: number): Interval {
  const { start, end, series, wholeDayZone } = occupied
  if (!series) return intervalAt(occupied, start)
  const first = Math.min(start, ...series.added.map((at) => Date.parse(at)))
  const margin = wholeDayZone === undefined ? 0 : maxOffset
  return {
    start: Math.max(first - margin, now - horizon.past),
    end: Math.max(first, now) + horizon.future + Math.max(0, end - start),
  }
}

/** The first time of another record that overlaps with a time of a record; undefined if there is none. */
export function firstOverlap(record: Occupied, other: Occupied, now: number): Interval | undefined {
  if (!other.series) {
    const theirs = intervalAt(other, other.start)
    return theirs.end > theirs.start && occupiedIn(record, theirs).length > 0 ? theirs : undefined
  }
  if (!record.series) {
    const mine = intervalAt(record, record.start)
    return mine.end > mine.start ? occupiedIn(other, mine)[0] : undefined
  }
  // The same range for both of them, whichever is saved last.
  const [range, otherRange] = [comparedRange(record, now), comparedRange(other, now)]
  const shared = {
    start: Math.max(range.start, otherRange.start),
    end: Math.max(range.end, otherRange.end),
  }
  return firstShared(occupiedIn(record, shared), occupiedIn(other, shared))
}

/** The first of other intervals that overlaps with one of some intervals; both are in order. */
export function firstShared(
  intervals: readonly Interval[],
  others: readonly Interval[],
): Interval | undefined {
  let from = 0
  let latest = -Infinity
  const ends = intervals.map(({ end }) => (latest = Math.max(latest, end)))
  for (const other of others) {
    // `ends` rises, so what ends before this one begins is never needed again.
    while (from < intervals.length && (ends[from] ?? 0) <= other.start) from += 1
    for (let index = from; index < intervals.length; index += 1) {
      const interval = intervals[index]
      if (!interval || interval.start >= other.end) break
      if (overlaps(interval, other)) return other
    }
  }
  return undefined
}
