import { Temporal } from 'temporal-polyfill'
import { offsetIn } from '../reading/read-zone'

/** A change of the offset of a time zone. */
interface Change {
  /** The local time before it, as milliseconds: what UTC would be with the same date and time. */
  readonly local: number
  readonly from: number
  readonly to: number
  readonly isSummer: boolean
}

/** For how many years after the last event a rule must hold, and changes are listed where there is no rule. */
const [yearsOfRule, yearsListed] = [8, 30]

/** The definition of a time zone (VTIMEZONE) for events in some years, as lines without folding. */
export function zoneDefinition(
  zone: string,
  years: { readonly first: number; readonly last: number },
): string[] {
  const [first, last] = [years.first - 1, years.last + 1]
  const ruled = changesIn(zone, first, last + yearsOfRule)
  const rules = yearlyRules(ruled, last)
  const changes = rules ? ruled : changesIn(zone, first, last + yearsListed)
  const since = rules ? Math.min(...rules.map(({ start }) => yearOf(start.local))) : Infinity
  const listed = changes.filter(({ local }) => yearOf(local) < since)
  const base = offsetIn(zone, Date.UTC(first, 0, 1))
  const begins = Date.UTC(first, 0, 1)
  const isCovered = rules !== undefined && listed.length === 0
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...(isCovered ? [] : observance({ local: begins, from: base, to: base, isSummer: false }, [])),
    ...grouped(listed).flatMap(([change, ...others]) =>
      change
        ? observance(
            change,
            others.map(({ local }) => `RDATE:${compactLocal(local)}`),
          )
        : [],
    ),
    ...(rules ?? []).flatMap(({ start, rule }) => observance(start, [`RRULE:${rule}`])),
    'END:VTIMEZONE',
  ]
}

const yearOf = (local: number): number => new Date(local).getUTCFullYear()

function changesIn(zone: string, first: number, last: number): Change[] {
  const changes: Change[] = []
  const end = Date.UTC(last + 1, 0, 1)
  let at = Temporal.Instant.fromEpochMilliseconds(Date.UTC(first, 0, 1)).toZonedDateTimeISO(zone)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds >= end) return changes
    const to = next.offsetNanoseconds / 1e6
    const from = offsetIn(zone, next.epochMilliseconds - 1)
    if (from !== to) changes.push({ local: next.epochMilliseconds + from, from, to, isSummer: to > from })
    at = next
  }
}

interface RuledChange {
  readonly start: Change
  readonly rule: string
}

/**
 * The rules of the two changes of each year, from the year on since which they hold; undefined if the zone has none, or
 * if they do not hold at the end.
 */
function yearlyRules(changes: readonly Change[], last: number): RuledChange[] | undefined {
  const byYear = groupedBy(changes, ({ local }) => yearOf(local))
  const [earliest = last] = byYear.keys()
  let found: string[] | undefined
  let since: readonly Change[] | undefined
  for (let year = last + yearsOfRule; year >= earliest; year -= 1) {
    const inYear = byYear.get(year) ?? []
    const possible = inYear.length === 2 ? candidates(inYear) : []
    const common: string[] = found === undefined ? possible : found.filter((rule) => possible.includes(rule))
    if (common.length === 0) {
      if (year > last) return undefined
      break
    }
    found = common
    since = inYear
  }
  if (!found || !since) return undefined
  const chosen = found[0]?.split('|') ?? []
  return since.map((start, index) => ({ start, rule: chosen[index] ?? '' }))
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The pairs of rules that two changes of a year may follow, with their times and offsets. */
function candidates(changes: readonly Change[]): string[] {
  const [first = [], second = []] = changes.map((change) => {
    const date = new Date(change.local)
    const day = date.getUTCDate()
    const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    const nths = [...(day + 7 > days ? [-1] : []), Math.ceil(day / 7)]
    const month = `FREQ=YEARLY;BYMONTH=${date.getUTCMonth() + 1}`
    return nths.map((nth) => `${month};BYDAY=${nth}${weekdays[date.getUTCDay()] ?? ''}`)
  })
  return first.flatMap((rule) => second.map((other) => `${rule}|${other}`))
}

/** Changes with the same offsets, each group with the first at its beginning. */
const grouped = (changes: readonly Change[]): Change[][] => [
  ...groupedBy(changes, ({ from, to }) => `${from} ${to}`).values(),
]

function groupedBy<Key>(changes: readonly Change[], keyOf: (change: Change) => Key): Map<Key, Change[]> {
  const groups = new Map<Key, Change[]>()
  for (const change of changes) {
    const key = keyOf(change)
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return groups
}

function observance({ local, from, to, isSummer }: Change, more: readonly string[]): string[] {
  const name = isSummer ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${compactLocal(local)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    ...more,
    `END:${name}`,
  ]
}

/** A local time as iCalendar writes it: '20261126T090000'. */
export const compactLocal = (local: number): string =>
  new Date(local).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')

function offsetText(offset: number): string {
  const seconds = Math.abs(Math.round(offset / 1000))
  const parts = [seconds / 3600, (seconds % 3600) / 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  )
  const rest = seconds % 60
  return `${offset < 0 ? '-' : '+'}${parts.join('')}${rest > 0 ? String(rest).padStart(2, '0') : ''}`
}
