import { rangeText } from '#server/base/labels/moment-text'
import { zoneOf } from '#server/base/time-zone'
import type { Writer } from '../context'
import type { Interval, Occupied } from './occupied-times'

/** The time at which another record has what a record refers to. */
export interface Overlap {
  readonly other: Occupied
  readonly time: Interval
}

/**
 * The time of an overlap in the language and the time zone of the caller; without one, in that of the record, else in
 * UTC, with its name.
 */
export function occupiedText(
  { caller: { language, zone }, now }: Writer,
  { other, time }: Overlap,
  ofRecord: string | null | undefined,
): string {
  const year = (at: number) => new Date(at).getUTCFullYear()
  const hasYear = year(time.start) !== year(Date.parse(now()))
  const isWholeDay = other.wholeDayZone !== undefined
  const own = zone !== undefined && zone.length <= 64 && zoneOf(zone) ? zone : undefined
  const shown = other.wholeDayZone ?? own ?? ofRecord ?? 'UTC'
  // Whole days end with the last moment of the last one.
  const end = isWholeDay ? time.end - 1 : time.end
  const hasZone = own === undefined && !isWholeDay
  const lasts = isWholeDay && end - time.start < 86_400_000 * 1.1 ? time.start : end
  const text = rangeText(time.start, lasts, { language, zone: shown, isWholeDay, hasYear })
  return hasZone ? `${text} (${shown})` : text
}
