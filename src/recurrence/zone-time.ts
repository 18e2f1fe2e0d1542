/**
 * Local times of a time zone, as milliseconds: what UTC would be with the same date and time. Computed without Temporal,
 * for scripts that must be small.
 */

/** The milliseconds of a day. */
export const dayLong = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** The local time of an instant. */
export function localAt(instant: number, zone: string): number {
  if (zone === 'UTC') return instant
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = formatOf(zone)
    .formatToParts(instant)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value))
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/**
 * The instant of a local time: the first one where the clocks have it twice, and as much later as the clocks skip where
 * they do not have it.
 */
export function instantAt(local: number, zone: string): number {
  const [before, after] = [-dayLong, dayLong].map((distance) => {
    const near = local + distance
    return local - (localAt(near, zone) - near)
  })
  const is = (instant = 0) => localAt(instant, zone) === local
  return (!is(before) && is(after) ? after : before) ?? local
}
