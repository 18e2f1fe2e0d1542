import { zoneOf } from '#define'
import { dayNumber, instantAt, iso, localTime } from './local-time'
import { movedRule } from './moved-rule'
import { compactInstant, countOf, untilOf, withParts } from './rule-parts'
import { nextByRule, ruleStarts, type Series } from './starts'

const dayLong = 86_400_000

/** The new start of one event of a series, with the time zone in which the series repeats from then on. */
export interface NewStart {
  readonly start: string
  readonly timezone: string | null
  readonly allDay: boolean
}

/** A series after it was moved. */
export interface Shifted {
  readonly series: Series
  /** The starts that former starts have now, in the same order. */
  readonly movedStarts: (starts: readonly string[]) => string[]
}

/** The difference between the former and the new local time of an event. */
interface Distance {
  readonly zone: string
  readonly newZone: string
  readonly milliseconds: number
  readonly days: number
}

/**
 * Moves a series by the local time by which one of its events was moved, so that every event keeps its local time
 * when the clocks change. The days that its rule names, its end and its exceptions move too.
 * @param from the former start of the event
 * @param rule another rule, which then is not moved
 * @returns undefined where the days of the rule cannot be moved
 */
export function shiftSeries(series: Series, from: string, to: NewStart, rule?: string): Shifted | undefined {
  const [zone, newZone] = [zoneOf(series), zoneOf(to)]
  const [local, newLocal] = [localTime(from, zone), localTime(to.start, newZone)]
  const days = dayNumber(newLocal) - dayNumber(local)
  const distance: Distance = { zone, newZone, milliseconds: newLocal - local, days }
  const moved = rule ?? ruleAfter(series, distance, newLocal)
  if (moved === undefined) return undefined
  const whole: Series = { ...series, ...to, ...beginningAfter(series, moved, distance) }
  const shifted = (starts: readonly string[]) => starts.map((start) => startAfter(start, distance))
  const movedStarts = (starts: readonly string[]) => nearest(whole, shifted(starts))
  const exceptions = { excluded: movedStarts(series.excluded), added: shifted(series.added) }
  return { series: { ...whole, ...exceptions }, movedStarts }
}

/** The start of an event after the move. */
const startAfter = (start: string, { zone, newZone, milliseconds }: Distance): string =>
  instantAt(localTime(start, zone) + milliseconds, newZone)

/** Whether the local time of an event exists after the move: the clocks skip some. */
const existsAfter = (start: string, distance: Distance): boolean =>
  localTime(startAfter(start, distance), distance.newZone) ===
  localTime(start, distance.zone) + distance.milliseconds

/** The rule with its days and its end moved. */
function ruleAfter(series: Series, { zone, newZone, milliseconds, days }: Distance, to: number) {
  const isTimeMoved = milliseconds !== days * dayLong
  const start = localTime(series.start, zone)
  const rule = movedRule(series.recurrence, { days, isTimeMoved, start, to })
  const until = untilOf(series.recurrence)
  if (rule === undefined || until === undefined) return rule
  const local = localTime(until, zone)
  // The end of a day stays the end of a day.
  const isEndOfDay = local % dayLong === dayLong - 1000
  const moved = instantAt(local + (isEndOfDay ? days * dayLong : milliseconds), newZone)
  return withParts(rule, { UNTIL: compactInstant(moved) })
}

/** How many events at the beginning of a series may be at a time that the clocks skip. */
const maxSkipped = 7

/** The first start and the rule after the move: where the clocks skip the first start, it begins with the next event. */
function beginningAfter(series: Series, recurrence: string, distance: Distance) {
  let [first, skipped] = [series.start, 0]
  while (!existsAfter(first, distance) && skipped < maxSkipped) {
    const next = nextByRule(series, Date.parse(first) + 1)
    if (next === undefined) break
    first = iso(next)
    skipped += 1
  }
  const count = countOf(recurrence)
  const left = count === undefined ? {} : { COUNT: String(count - skipped) }
  return {
    start: startAfter(first, distance),
    recurrence: skipped > 0 ? withParts(recurrence, left) : recurrence,
  }
}

/** How far a moved exception may be from its event: a weekday of a month is not always the same number of days later. */
const near = 16 * dayLong

/** The starts by the rule that are nearest to some instants, or these instants where none is near. */
function nearest(series: Series, instants: readonly string[]): string[] {
  const wanted = instants.map((instant) => Date.parse(instant))
  if (wanted.length === 0 || !/FREQ=(?:MONTHLY|YEARLY)/i.test(series.recurrence)) return [...instants]
  const starts = ruleStarts(series, Math.min(...wanted) - near, Math.max(...wanted) + near)
  return wanted.map((instant) => {
    const distances = starts.map((start) => Math.abs(start - instant))
    const least = Math.min(near, ...distances)
    return iso(starts[distances.indexOf(least)] ?? instant)
  })
}
