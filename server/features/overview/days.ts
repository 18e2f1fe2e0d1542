import type { Bucket, Days } from '#define/overview/overview'
import type { Zone } from '#server/base/time-zone'

/** Calendar days as `YYYY-MM-DD`, computed without a time zone. */

const dayLong = 86_400_000
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayLong
const dayOf = (number: number): string => new Date(number * dayLong).toISOString().slice(0, 10)

/** Adds a number of days, which may be negative. */
export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days)
/** Number of days, both ends included. */
export const lengthOf = ({ from, to }: Days): number => numberOf(to) - numberOf(from) + 1

/** The same day one year earlier; 28 February for 29 February. */
export function yearBefore(day: string): string {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`
  return before.endsWith('-02-29') ? before.replace('-29', '-28') : before
}

/** Whether the text is an existing calendar day. */
export const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  dayOf(numberOf(text)) === text

export type BucketSize = 'day' | 'week' | 'month'

/** Days up to a month, weeks up to half a year, months beyond. */
export function bucketSizeOf(range: Days): BucketSize {
  const days = lengthOf(range)
  if (days <= 31) return 'day'
  return days <= 184 ? 'week' : 'month'
}

/** The first Monday of 1970 was day 4: 1 January was a Thursday. */
const isFirstOf: Record<BucketSize, (day: string) => boolean> = {
  day: () => true,
  week: (day) => (numberOf(day) + 3) % 7 === 0,
  month: (day) => day.endsWith('-01'),
}

/** The first days of the buckets of a range; the first bucket may be incomplete. */
export function startsOf({ from, to }: Days, size: BucketSize): string[] {
  const starts = [from]
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (isFirstOf[size](day)) starts.push(day)
  return starts
}

/** The buckets that start on the given days, in a time zone. */
export function bucketsOf({ to }: Days, starts: readonly string[], zone: Zone): Bucket[] {
  return starts.map((from, index) => {
    const next = starts[index + 1] ?? addDays(to, 1)
    const ends = new Date(zone.startOf(next) - 1).toISOString()
    return { from, to: addDays(next, -1), starts: new Date(zone.startOf(from)).toISOString(), ends }
  })
}
