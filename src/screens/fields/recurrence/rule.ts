/** The days of the week by their names in rules, Monday first. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type Weekday = (typeof weekdays)[number]

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof frequencies)[number]

/** Which days of its weeks, months or years a rule names. */
export type RuleDays =
  | { readonly kind: 'start' }
  | { readonly kind: 'weekdays'; readonly weekdays: readonly Weekday[] }
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'nth'; readonly nth: number; readonly weekday: Weekday }
  | { readonly kind: 'date'; readonly month: number; readonly day: number }

export type RuleEnd =
  | { readonly kind: 'never' }
  /** An instant 'YYYYMMDDTHHMMSSZ'; '' while none is chosen. */
  | { readonly kind: 'until'; readonly until: string }
  | { readonly kind: 'count'; readonly count: number | undefined }

/** A recurrence rule that the input of rules can show. A number is undefined while it is typed. */
export interface Rule {
  readonly frequency: Frequency
  readonly interval: number | undefined
  readonly days: RuleDays
  readonly end: RuleEnd
}

/** The last day of a month, in `RuleDays`. */
export const lastDay = -1

/** Parses an RRULE; undefined if it says something that a `Rule` cannot. */
export function readRule(text: string): Rule | undefined {
  const parts = partsOf(text)
  const frequency = frequencies.find((each) => each === parts?.get('FREQ'))
  if (!parts || !frequency) return undefined
  const days = daysOf(frequency, parts)
  const end = endOf(parts)
  const interval = parts.has('INTERVAL') ? numberIn(parts.get('INTERVAL')) : 1
  if (!days || !end || interval === null) return undefined
  const isWeekly = frequency === 'DAILY' && days.kind === 'weekdays'
  if (isWeekly && interval !== 1) return undefined
  return { frequency: isWeekly ? 'WEEKLY' : frequency, interval, days, end }
}

/** Writes a rule as an RRULE. What is still undefined is left empty, which is not valid. */
export function writeRule({ frequency, interval, days, end }: Rule): string {
  const parts = [`FREQ=${frequency}`]
  if (interval !== 1) parts.push(`INTERVAL=${interval ?? ''}`)
  if (days.kind === 'weekdays') parts.push(`BYDAY=${days.weekdays.join(',')}`)
  if (days.kind === 'day') parts.push(`BYMONTHDAY=${days.day}`)
  if (days.kind === 'nth') parts.push(`BYDAY=${days.nth}${days.weekday}`)
  if (days.kind === 'date') parts.push(`BYMONTH=${days.month}`, `BYMONTHDAY=${days.day}`)
  if (end.kind === 'until') parts.push(`UNTIL=${end.until}`)
  if (end.kind === 'count') parts.push(`COUNT=${end.count ?? ''}`)
  return parts.join(';')
}

type Parts = ReadonlyMap<string, string>

const known = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'UNTIL', 'COUNT', 'WKST'])

function partsOf(text: string): Parts | undefined {
  const parts = new Map<string, string>()
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')) {
    const [name = '', value, ...others] = part.split('=')
    if (value === undefined || others.length > 0 || !known.has(name) || parts.has(name)) return undefined
    parts.set(name, value)
  }
  return parts.get('WKST') === undefined || parts.get('WKST') === 'MO' ? parts : undefined
}

/** A number from 1 to 999; undefined if the text is empty, null if it is no such number. */
function numberIn(text: string | undefined): number | undefined | null {
  if (text === '') return undefined
  return /^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : null
}

function endOf(parts: Parts): RuleEnd | undefined {
  const [until, counted] = [parts.get('UNTIL'), parts.get('COUNT')]
  if (until !== undefined && counted !== undefined) return undefined
  if (until !== undefined) return /^(?:\d{8}T\d{6}Z)?$/.test(until) ? { kind: 'until', until } : undefined
  if (counted === undefined) return { kind: 'never' }
  const count = numberIn(counted)
  return count === null ? undefined : { kind: 'count', count }
}

function daysOf(frequency: Frequency, parts: Parts): RuleDays | undefined {
  const [byDay, byMonthDay, byMonth] = ['BYDAY', 'BYMONTHDAY', 'BYMONTH'].map((name) => parts.get(name))
  if (byDay === undefined && byMonthDay === undefined && byMonth === undefined) return { kind: 'start' }
  if (frequency === 'YEARLY') return byDay === undefined ? dateIn(byMonth, byMonthDay) : undefined
  if (byMonth !== undefined) return undefined
  if (frequency === 'MONTHLY')
    return byDay === undefined ? dayIn(byMonthDay) : byMonthDay === undefined ? nthIn(byDay) : undefined
  return byDay === undefined || byMonthDay !== undefined ? undefined : weekdaysIn(byDay)
}

const isWeekday = (text: string): text is Weekday => (weekdays as readonly string[]).includes(text)

function weekdaysIn(text: string): RuleDays | undefined {
  const named = text.split(',')
  if (!named.every(isWeekday)) return undefined
  return { kind: 'weekdays', weekdays: weekdays.filter((each) => named.includes(each)) }
}

function nthIn(text: string): RuleDays | undefined {
  const [, nth, weekday = ''] = /^(-1|[1-5])([A-Z]{2})$/.exec(text) ?? []
  return isWeekday(weekday) ? { kind: 'nth', nth: Number(nth), weekday } : undefined
}

function dayIn(text: string | undefined): RuleDays | undefined {
  if (!/^(?:-1|[1-9]|[12]\d|3[01])$/.test(text ?? '')) return undefined
  return { kind: 'day', day: Number(text) }
}

function dateIn(month: string | undefined, day: string | undefined): RuleDays | undefined {
  const named = dayIn(day)
  if (named?.kind !== 'day' || named.day === lastDay) return undefined
  return /^(?:[1-9]|1[0-2])$/.test(month ?? '')
    ? { kind: 'date', month: Number(month), day: named.day }
    : undefined
}
