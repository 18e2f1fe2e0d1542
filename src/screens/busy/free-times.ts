import type { BusyTime } from '#define/views/busy'
import type { TimeRange } from './overlaps'

const quarter = 900_000
/** Working hours, from Monday to Friday, in the local time zone. */
export const workingHours = { from: 9, until: 18 } as const

/** The working hours of the local day of an instant, in milliseconds; undefined on a weekend. */
function workOf(at: Date): { readonly from: number; readonly until: number } | undefined {
  if (at.getDay() === 0 || at.getDay() === 6) return undefined
  const atHour = (hour: number) => new Date(at.getFullYear(), at.getMonth(), at.getDate(), hour).getTime()
  return { from: atHour(workingHours.from), until: atHour(workingHours.until) }
}

/**
 * The next times at which everyone is free, in working hours, at full quarters of an hour, and not overlapping.
 * @param busy when anyone is busy
 * @param lasts in milliseconds
 */
export function freeTimes(
  busy: readonly BusyTime[],
  { start, end }: TimeRange,
  lasts: number,
  count: number,
): TimeRange[] {
  const taken = busy
    .map((time) => ({ from: Date.parse(time.start), until: Date.parse(time.end) }))
    .toSorted((item, other) => item.from - other.from)
  const last = Date.parse(end)
  const found: TimeRange[] = []
  let at = Math.ceil(Date.parse(start) / quarter) * quarter
  while (at < last && found.length < count) {
    const work = workOf(new Date(at))
    if (!work || at + lasts > work.until) {
      at = nextDay(at)
      continue
    }
    at = Math.max(at, work.from)
    const until = at + lasts
    const blocking = taken.find((time) => time.from < until && time.until > at)
    if (blocking) at = Math.ceil(blocking.until / quarter) * quarter
    else if (until <= work.until) {
      found.push({ start: new Date(at).toISOString(), end: new Date(until).toISOString() })
      at = Math.ceil(until / quarter) * quarter
    } else at = nextDay(at)
  }
  return found
}

/** The start of the working hours of the next local day. */
function nextDay(at: number): number {
  const day = new Date(at)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1, workingHours.from).getTime()
}
