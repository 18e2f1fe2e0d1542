import { dayNumber } from './local-time'
import { partsOf, ruleFrom, withParts, type RuleParts } from './rule-parts'

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** How the events of a series are moved, in local time. */
export interface LocalMove {
  /** The number of days between the former and the new date. */
  readonly days: number
  /** Whether the time of day is another one. */
  readonly isTimeMoved: boolean
  /** The former start of the series, and the new start of the chosen event. */
  readonly start: number
  readonly to: number
}

/**
 * The rule after its events were moved: the days that it names are moved too. Undefined where that is not possible
 * without another rule.
 */
export function movedRule(rule: string, move: LocalMove): string | undefined {
  const parts = partsOf(rule)
  const has = (...names: string[]) => names.some((name) => parts.has(name))
  if (move.isTimeMoved && has('BYHOUR', 'BYMINUTE', 'BYSECOND')) return undefined
  if (move.days === 0 || !has('BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYYEARDAY', 'BYWEEKNO', 'BYSETPOS'))
    return rule
  if (has('BYYEARDAY', 'BYWEEKNO', 'BYSETPOS')) return undefined
  const byFrequency = {
    DAILY: movedWeekdays,
    WEEKLY: movedWeekdays,
    MONTHLY: movedMonthly,
    YEARLY: movedYearly,
  }
  const frequency = parts.get('FREQ') as keyof typeof byFrequency
  const changed = byFrequency[frequency](parts, move)
  return changed && withParts(ruleFrom(parts), changed)
}

type Changed = Readonly<Record<string, string>> | undefined

const rotated = (weekday: string, days: number): string =>
  weekdays[(((weekdays.indexOf(weekday) + days) % 7) + 7) % 7] ?? weekday

/** The weekday of a local time; 1970 began on a Thursday. */
const weekdayOf = (local: number): string => rotated('TH', dayNumber(local))

/** Moves the days of the week; where some of them move to another week, the first day of weeks moves with them. */
function movedWeekdays(parts: RuleParts, { days, start }: LocalMove): Changed {
  const named = parts.get('BYDAY')?.split(',') ?? []
  if (parts.has('BYMONTH') || parts.has('BYMONTHDAY')) return undefined
  if (!named.every((weekday) => weekdays.includes(weekday))) return undefined
  const BYDAY = named.map((weekday) => rotated(weekday, days)).join(',')
  const first = parts.get('WKST') ?? 'MO'
  const steps = ((days % 7) + 7) % 7
  const isNextWeek = (weekday: string) =>
    weekdays.indexOf(rotated(weekday, -weekdays.indexOf(first))) + steps >= 7
  const isMixed = new Set([...named, weekdayOf(start)].map(isNextWeek)).size > 1
  const isEveryWeek = (parts.get('INTERVAL') ?? '1') === '1' || parts.get('FREQ') === 'DAILY'
  return { BYDAY, ...(isMixed && !isEveryWeek && { WKST: rotated(first, days) }) }
}

/** Moves the days of the month, or the weekday of one of its weeks. */
function movedMonthly(parts: RuleParts, move: LocalMove): Changed {
  const [byDay, byMonthDay] = [parts.get('BYDAY'), parts.get('BYMONTHDAY')]
  if (parts.has('BYMONTH') || (byDay !== undefined && byMonthDay !== undefined)) return undefined
  if (byDay !== undefined) return movedNth(byDay, move)
  const named = (byMonthDay ?? '').split(',').map(Number)
  const [day = 0, ...others] = named
  if (others.length === 0 && (day > 0 || day + move.days >= 0))
    return { BYMONTHDAY: String(dateOf(move.to).day) }
  const moved = named.map((each) => each + move.days)
  const fits = moved.every((each, index) =>
    Number(named[index]) > 0 ? each >= 1 && each <= 28 : each <= -1 && each >= -28,
  )
  return fits ? { BYMONTHDAY: moved.join(',') } : undefined
}

/** Moves the date in the year, or the weekday of one of the weeks of a month. */
function movedYearly(parts: RuleParts, move: LocalMove): Changed {
  const [month, byDay, byMonthDay] = ['BYMONTH', 'BYDAY', 'BYMONTHDAY'].map((name) => parts.get(name))
  const { month: newMonth, day } = dateOf(move.to)
  if (month === undefined || !/^\d+$/.test(month)) return undefined
  if (byDay !== undefined) {
    const nth = byMonthDay === undefined ? movedNth(byDay, move) : undefined
    return nth && { ...nth, BYMONTH: String(newMonth) }
  }
  if (byMonthDay === undefined) return { BYMONTH: String(newMonth) }
  return /^\d+$/.test(byMonthDay) ? { BYMONTH: String(newMonth), BYMONTHDAY: String(day) } : undefined
}

/** '2TU' becomes the weekday and week of the new date; the fifth week is the last one, as not every month has it. */
function movedNth(byDay: string, { to }: LocalMove): Changed {
  const nth = /^([+-]?\d)(?:MO|TU|WE|TH|FR|SA|SU)$/.exec(byDay)?.[1]
  if (nth === undefined) return undefined
  const { day, daysLeft } = dateOf(to)
  const week = Math.ceil(day / 7)
  const isLast = week === 5 || (Number(nth) === -1 && daysLeft < 7)
  return { BYDAY: `${isLast ? -1 : week}${weekdayOf(to)}` }
}

function dateOf(local: number) {
  const date = new Date(local)
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()]
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month, 0)).getUTCDate()
  return { month, day, daysLeft: lastDay - day }
}
