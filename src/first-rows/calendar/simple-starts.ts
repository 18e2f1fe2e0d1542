import { zoneOf } from '#define'
import { partsOf, untilOf, type RuleParts } from '#recurrence/rule-parts'
import type { Series } from '#recurrence/starts'
import { dayLong, instantAt, localAt } from '#recurrence/zone-time'

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
/** The most steps that are computed: 54 years of days. */
const maxStarts = 20_000

/**
 * The starts of a series in a range of milliseconds with both ends, without the library for rules, which is larger than
 * the script of the first rows.
 * @returns undefined if the rule is not one of those that most events have
 */
export function simpleStarts(series: Series, from: number, until: number): string[] | undefined {
  const excluded = new Set(series.excluded.map((start) => Date.parse(start)))
  const added = series.added.map((start) => Date.parse(start))
  const byRule = startsByRule(series, from, until)
  const starts = byRule && new Set([...byRule, ...added])
  return (
    starts &&
    [...starts]
      .filter((start) => start >= from && start <= until && !excluded.has(start))
      .toSorted((start, other) => start - other)
      .map((start) => new Date(start).toISOString())
  )
}

function startsByRule(series: Series, from: number, until: number): number[] | undefined {
  const parts = partsOf(series.recurrence)
  const last = lastOf(series, until)
  if (last === undefined) return undefined
  if (Date.parse(series.start) > until || last < from) return []
  const zone = zoneOf(series)
  const first = localAt(Date.parse(series.start), zone)
  const stepped = stepsOf(parts, first)
  if (!stepped) return undefined
  const left = Number(parts.get('COUNT') ?? Infinity)
  const starts: number[] = []
  let count = 0
  for (const local of stepped) {
    if (count >= left || local - dayLong > last) return starts
    count += 1
    if (local + dayLong < from) continue
    const start = instantAt(local, zone)
    if (start <= last) starts.push(start)
  }
  // The steps have ended before the range has.
  return undefined
}

/** The last moment of a range or of the rule; undefined for an end without a time, which depends on the zone. */
function lastOf({ recurrence, allDay }: Series, until: number): number | undefined {
  const end = partsOf(recurrence).get('UNTIL')
  if (end === undefined) return until
  const last = Date.parse(untilOf(recurrence) ?? '')
  return Number.isNaN(last) || (!end.endsWith('Z') && !allDay) ? undefined : Math.min(last, until)
}

type Steps = Iterable<number>

/** What a rule says besides how often it repeats and when it ends. */
interface Rule {
  readonly parts: RuleParts
  readonly interval: number
  /** The names of the parts that select days. */
  readonly selecting: readonly string[]
}

/** The local times of a rule in their order, from the first one on; undefined for other rules. */
function stepsOf(parts: RuleParts, first: number): Steps | undefined {
  const interval = Number(parts.get('INTERVAL') ?? 1)
  if (!Number.isInteger(interval) || interval < 1) return undefined
  const selecting = [...parts.keys()].filter(
    (name) => !['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST'].includes(name),
  )
  return frequencies[parts.get('FREQ') ?? '']?.({ parts, interval, selecting }, first)
}

const frequencies: Readonly<Record<string, (rule: Rule, first: number) => Steps | undefined>> = {
  DAILY: ({ interval, selecting }, first) =>
    selecting.length > 0 ? undefined : steps((index) => first + index * interval * dayLong),
  WEEKLY: ({ parts, interval, selecting }, first) => {
    const days = parts.get('BYDAY')?.split(',') ?? [weekdays[new Date(first).getUTCDay()] ?? '']
    const numbers = days.map((day) => weekdays.indexOf(day))
    const start = weekdays.indexOf(parts.get('WKST') ?? 'MO')
    if (selecting.some((name) => name !== 'BYDAY') || numbers.includes(-1) || start < 0) return undefined
    return weeklySteps(first, interval, { days: numbers, start })
  },
  MONTHLY: ({ parts, interval, selecting: [name, ...others] }, first) => {
    if (others.length > 0) return undefined
    if (name === 'BYDAY') return stepsOnWeekday(first, interval, parts.get(name) ?? '')
    const day = Number(parts.get('BYMONTHDAY') ?? new Date(first).getUTCDate())
    const isPlain = (name === undefined || name === 'BYMONTHDAY') && Number.isInteger(day) && day > 0
    return isPlain ? monthlySteps(first, interval, day) : undefined
  },
  YEARLY: (rule, first) =>
    isOnDayOf(rule, first)
      ? monthlySteps(first, 12 * rule.interval, new Date(first).getUTCDate())
      : undefined,
}

/** Whether a rule names no more than the day of its first start. */
const isOnDayOf = ({ parts, selecting }: Rule, first: number): boolean =>
  selecting.every(
    (name) =>
      (name === 'BYMONTHDAY' && Number(parts.get(name)) === new Date(first).getUTCDate()) ||
      (name === 'BYMONTH' && Number(parts.get(name)) === new Date(first).getUTCMonth() + 1),
  )

/** The local times of consecutive numbers; undefined where a number has none. */
function* steps(localOf: (index: number) => number | undefined): Steps {
  for (let index = 0; index < maxStarts; index += 1) {
    const local = localOf(index)
    if (local !== undefined) yield local
  }
}

interface Week {
  readonly days: readonly number[]
  /** The number of its first day. */
  readonly start: number
}

function* weeklySteps(first: number, interval: number, { days, start }: Week): Steps {
  const distance = (day: number) => (day - start + 7) % 7
  const week = first - distance(new Date(first).getUTCDay()) * dayLong
  const distances = [...new Set(days)].map((day) => distance(day)).toSorted((near, far) => near - far)
  for (const begin of steps((index) => week + index * 7 * interval * dayLong))
    for (const days of distances) if (begin + days * dayLong >= first) yield begin + days * dayLong
}

/** A day of each month that has it. */
function monthlySteps(first: number, months: number, day: number): Steps {
  const at = new Date(first)
  return steps((index) => {
    const begin = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + index * months)
    const local = begin + (day - 1) * dayLong + (first % dayLong)
    return local >= first && new Date(local).getUTCDate() === day ? local : undefined
  })
}

/** A weekday of each month, counted from its start or its end: '2TU', '-1FR'. */
function stepsOnWeekday(first: number, months: number, rule: string): Steps | undefined {
  const [, sign = '', number, name = ''] = /^([+-]?)([1-4])([A-Z]{2})$/.exec(rule) ?? []
  const weekday = weekdays.indexOf(name)
  if (number === undefined || weekday < 0) return undefined
  const at = new Date(first)
  const weeks = (Number(number) - 1) * 7 * dayLong
  return steps((index) => {
    const month = at.getUTCMonth() + index * months
    const time = first % dayLong
    const begin = Date.UTC(at.getUTCFullYear(), month)
    const end = Date.UTC(at.getUTCFullYear(), month + 1, 0)
    const ahead = (weekday - new Date(begin).getUTCDay() + 7) % 7
    const back = (new Date(end).getUTCDay() - weekday + 7) % 7
    const local = sign === '-' ? end - back * dayLong - weeks : begin + ahead * dayLong + weeks
    return local + time < first ? undefined : local + time
  })
}
