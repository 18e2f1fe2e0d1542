import { startsBetween, type Series } from '#recurrence/starts'

/** A range of time in milliseconds; the end does not belong to it. */
export interface Interval {
  readonly start: number
  readonly end: number
}

/** An event that happens once, or the series that it is. */
export interface Busy extends Interval {
  readonly series?: Series | undefined
}

const overlaps = (interval: Interval, range: Interval): boolean =>
  interval.start < range.end && interval.end > range.start

/** When an event happens in a range. Nobody is busy with an event without a length. */
export function intervalsOf({ start, end, series }: Busy, range: Interval): Interval[] {
  const length = end - start
  if (length <= 0) return []
  if (!series) return overlaps({ start, end }, range) ? [{ start, end }] : []
  return startsBetween(series, range.start - length + 1, range.end - 1).map((instant) => {
    const first = Date.parse(instant)
    return { start: first, end: first + length }
  })
}

/** The same time without overlaps and gaps of no length, in order, as far as it is in the range. */
export function merged(intervals: readonly Interval[], range: Interval): Interval[] {
  const result: { start: number; end: number }[] = []
  for (const { start, end } of intervals.toSorted((item, other) => item.start - other.start)) {
    const clipped = { start: Math.max(start, range.start), end: Math.min(end, range.end) }
    const last = result.at(-1)
    if (clipped.end <= clipped.start) continue
    if (last && clipped.start <= last.end) last.end = Math.max(last.end, clipped.end)
    else result.push(clipped)
  }
  return result
}
