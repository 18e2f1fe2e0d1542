import { propertiesOf, valueOf, type Component } from './components'
import { dayLong, timesIn, timeValue } from './time-values'

/** The times at which a VTIMEZONE changes to an offset, and the offsets before and after it, in milliseconds. */
interface Observance {
  readonly from: number
  readonly to: number
  /** Local times of changes by the offset before them. */
  readonly onsets: (year: number) => number[]
}

/** The offset from UTC of a time zone that a file defines, at an instant. */
export type OffsetAt = (instant: number) => number

/** Reads the definition of a time zone (VTIMEZONE); undefined if it defines nothing. */
export function definedOffsets(zone: Component): OffsetAt | undefined {
  const observances = zone.inner.slice(0, 200).flatMap((inner) => observanceOf(inner) ?? [])
  const [first] = observances
  if (!first) return undefined
  return (instant) => {
    const year = new Date(instant).getUTCFullYear()
    let [latest, offset] = [-Infinity, first.from]
    for (const { from, to, onsets } of observances)
      for (const onset of onsets(year)) {
        const at = onset - from
        if (at <= instant && at > latest) [latest, offset] = [at, to]
      }
    return offset
  }
}

function observanceOf(component: Component): Observance | undefined {
  const start = timeValue(valueOf(component, 'DTSTART') ?? '')
  const to = offsetOf(valueOf(component, 'TZOFFSETTO'))
  if (!start || to === undefined) return undefined
  const from = offsetOf(valueOf(component, 'TZOFFSETFROM')) ?? to
  const fixed = [start, ...timesIn(propertiesOf(component, 'RDATE'))].map(({ local }) => local)
  const rule = yearlyRule(valueOf(component, 'RRULE') ?? '')
  const onsets = (year: number): number[] => {
    if (!rule) return fixed
    const byRule = [year - 1, year, year + 1].flatMap((each) => rule(each, start.local) ?? [])
    return [...fixed, ...byRule.filter((onset) => onset >= start.local)]
  }
  return { from, to, onsets }
}

/** Reads an offset: '+0100', '-033000'. */
function offsetOf(text: string | undefined): number | undefined {
  const match = /^([+-]?)(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(text ?? '')
  if (!match) return undefined
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((part) => Number(part ?? 0))
  return (match[1] === '-' ? -1 : 1) * ((hours * 60 + minutes) * 60 + seconds) * 1000
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The local time of a change in a year by a rule as time zones have them: the second Sunday of March. */
type YearlyRule = (year: number, start: number) => number | undefined

function yearlyRule(text: string): YearlyRule | undefined {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';', 20)
      .map((part) => part.split('=', 2) as [string, string]),
  )
  if (parts.get('FREQ') !== 'YEARLY') return undefined
  const until = timeValue(parts.get('UNTIL') ?? '')
  const [, nth = '', weekday = ''] = /^([+-]?\d?)([A-Z]{2})$/.exec(parts.get('BYDAY') ?? '') ?? []
  const named = Number(parts.get('BYMONTH'))
  const days = parts.get('BYMONTHDAY')?.split(',', 31).map(Number)
  return (year, start) => {
    const month = named > 0 && named <= 12 ? named - 1 : new Date(start).getUTCMonth()
    const date = weekday
      ? dayByWeekday(year, month, { weekday: weekdays.indexOf(weekday), nth: Number(nth) || 1, days })
      : Date.UTC(year, month, days?.[0] ?? new Date(start).getUTCDate())
    const onset = date + (((start % dayLong) + dayLong) % dayLong)
    // The end of a rule is in UTC; a day more covers every offset.
    return until && onset > until.local + dayLong ? undefined : onset
  }
}

interface ByWeekday {
  readonly weekday: number
  readonly nth: number
  readonly days: readonly number[] | undefined
}

function dayByWeekday(year: number, month: number, { weekday, nth, days }: ByWeekday): number {
  const weekdayOf = (day: number) => new Date(Date.UTC(year, month, day)).getUTCDay()
  const chosen = days?.find((day) => day > 0 && day < 32 && weekdayOf(day) === weekday)
  if (chosen !== undefined) return Date.UTC(year, month, chosen)
  if (nth > 0) return Date.UTC(year, month, 1 + ((weekday - weekdayOf(1) + 7) % 7) + (nth - 1) * 7)
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, last - ((weekdayOf(last) - weekday + 7) % 7) + (nth + 1) * 7)
}
