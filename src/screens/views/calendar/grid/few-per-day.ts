import { localDay } from '#base/format/days'
import { lengthOf } from '#screens/spans/spans'
import { keyOf, type Occurrence } from '../events'

/** How many events a day of a month shows, unless its height decides. */
export const maxShownPerDay = 4
/** How many are handed over: one more than the highest week has room for, so that it has the number of all others. */
const maxPerDay = maxShownPerDay + 2
/** Below this number in all, nothing is left out. */
const fewInAll = 300

/** The occurrences that a month shows, and how many are left out by their day. */
export interface FewPerDay {
  readonly shown: readonly Occurrence[]
  readonly leftOut: ReadonlyMap<string, number>
}

/** What decides where a month shows an occurrence. */
interface Position {
  /** Its only day; undefined if it has several. */
  readonly day: string | undefined
  readonly start: number
  readonly length: number
}

// Occurrences of unchanged records are the same objects each time.
const positions = new WeakMap<Occurrence, Position>()

function positionOf(occurrence: Occurrence): Position {
  const known = positions.get(occurrence)
  if (known) return known
  const position = computedPosition(occurrence)
  positions.set(occurrence, position)
  return position
}

function computedPosition({ span }: Occurrence): Position {
  const first = new Date(span.allDay ? `${span.start}T00:00:00` : span.start)
  const length = lengthOf(span)
  if (span.allDay)
    return { day: span.start === span.end ? span.start : undefined, start: first.getTime(), length }
  // An event that ends at midnight is of the day before.
  const last = new Date(first.getTime() + length - 1)
  const isOfOneDay = first.getDate() === last.getDate() && length <= dayLong
  return { day: isOfOneDay ? localDay(first) : undefined, start: first.getTime(), length }
}

const dayLong = 86_400_000

/**
 * As many occurrences of each day as a month shows, in the order in which FullCalendar shows them: it computes with all
 * that it gets, which took most of the time for 2,000 of them. Those of several days are never left out.
 * @param whole the day that is shown with all of its occurrences
 * @param required the keys of occurrences that are never left out
 */
export function fewPerDay(
  occurrences: readonly Occurrence[],
  titleOf: (occurrence: Occurrence) => string,
  { whole, required }: { readonly whole: string | undefined; readonly required: ReadonlySet<string> },
): FewPerDay {
  if (occurrences.length <= fewInAll) return { shown: occurrences, leftOut: new Map() }
  const byDay = new Map<string | undefined, Occurrence[]>()
  for (const occurrence of occurrences) {
    const { day } = positionOf(occurrence)
    const group = day === whole ? undefined : day
    const others = byDay.get(group)
    if (others) others.push(occurrence)
    else byDay.set(group, [occurrence])
  }
  const leftOut = new Map<string, number>()
  const shown = [...byDay].flatMap(([day, all]) => {
    if (day === undefined || all.length <= maxPerDay) return all
    const sorted = inOrder(all, titleOf)
    const others = sorted.slice(maxPerDay)
    const kept = required.size === 0 ? [] : others.filter((occurrence) => required.has(keyOf(occurrence)))
    leftOut.set(day, others.length - kept.length)
    return [...sorted.slice(0, maxPerDay), ...kept]
  })
  return { shown, leftOut }
}

/** By start, the longest first, then by title. */
const inOrder = (
  occurrences: readonly Occurrence[],
  titleOf: (occurrence: Occurrence) => string,
): Occurrence[] =>
  occurrences.toSorted((item, other) => {
    const [first, second] = [positionOf(item), positionOf(other)]
    return (
      first.start - second.start ||
      second.length - first.length ||
      titleOf(item).localeCompare(titleOf(other))
    )
  })
