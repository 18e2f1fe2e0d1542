import { Temporal } from 'temporal-polyfill'

const hour = 3_600_000

/** The local date and time of an instant in a time zone, as milliseconds: what UTC would be with the same date and time. */
export function localTime(instant: string, zone: string): number {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime()
  return local.toZonedDateTime('UTC').epochMilliseconds
}

/** The instant of a local date and time. A time that the clocks skip is as much later as they skip. */
export function instantAt(local: number, zone: string): string {
  const plain = Temporal.Instant.fromEpochMilliseconds(local).toZonedDateTimeISO('UTC').toPlainDateTime()
  return iso(plain.toZonedDateTime(zone).epochMilliseconds)
}

/** An instant in ISO 8601, as records store it. */
export const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** The number of the day of a local time, counted from 1970. */
export const dayNumber = (local: number): number => Math.floor(local / (24 * hour))
