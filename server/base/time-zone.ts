/** A time zone: when a day starts, in milliseconds since 1970, and the day of a timestamp. */
export interface Zone {
  readonly name: string
  readonly startOf: (day: string) => number
  readonly dayAt: (moment: number) => string
}

/** Coordinated universal time. */
export const utc: Zone = {
  name: 'UTC',
  startOf: (day) => Date.parse(`${day}T00:00:00Z`),
  dayAt: (moment) => new Date(moment).toISOString().slice(0, 10),
}

/** A time zone by its IANA name; undefined if the name is unknown. */
export function zoneOf(name: string): Zone | undefined {
  const format = formatOf(name)
  if (!format) return undefined
  const dayAt = (moment: number) => format.format(moment)
  const known = new Map<string, number>()
  const startOf = (day: string) => {
    const found = known.get(day) ?? firstMoment(day, dayAt)
    known.set(day, found)
    return found
  }
  return { name, dayAt, startOf }
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  } catch {
    return undefined
  }
}

const widest = 15 * 3_600_000
const quarter = 900_000

/** The start of a day: midnight, or the first moment after it if the clocks skip midnight. */
function firstMoment(day: string, dayAt: (moment: number) => string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const isReached = (moment: number) => dayAt(moment) >= day
  const found = firstOf(midnight - widest, midnight + widest, quarter, isReached)
  // Offsets are multiples of a quarter of an hour today; historical ones are not.
  return isReached(found - 1) ? firstOf(found - quarter, found, 1, isReached) : found
}

/** Binary search: the first step after `low`, and at most `high`, for which the condition holds. */
function firstOf(low: number, high: number, step: number, isMet: (moment: number) => boolean): number {
  let [prefetched, late] = [0, (high - low) / step]
  while (late - prefetched > 1) {
    const middle = Math.floor((prefetched + late) / 2)
    if (isMet(low + middle * step)) late = middle
    else prefetched = middle
  }
  return low + late * step
}
