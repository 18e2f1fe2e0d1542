import type { intervalUnits } from './intervals.wire'

/** When invoices are created; days as 'YYYY-MM-DD'. */
export interface Schedule {
  readonly startsOn: string
  /** The last day on which one may be created. */
  readonly endsOn?: string | null | undefined
  readonly every: number
  readonly unit: (typeof intervalUnits)[number]
}

const dayMs = 86_400_000
/** Days beyond this year cannot be written as 'YYYY-MM-DD'. */
const lastYear = 9999

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)
const monthsOf = ({ every, unit }: Schedule): number => (unit === 'year' ? every * 12 : every)

/** The day after a number of days. */
export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayMs)

/** The number of days in a month, counted from January of the year 0. */
function daysIn(month: number): number {
  const last = new Date(0)
  last.setUTCFullYear(Math.floor(month / 12), (month % 12) + 1, 0)
  return last.getUTCDate()
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The same day of the month after a number of months; the last one of a shorter month. */
function addMonths(day: string, months: number): string | undefined {
  const month = monthOf(day) + months
  const year = Math.floor(month / 12)
  if (year > lastYear) return undefined
  const date = Math.min(Number(day.slice(8, 10)), daysIn(month))
  return [
    String(year).padStart(4, '0'),
    ...[(month % 12) + 1, date].map((part) => String(part).padStart(2, '0')),
  ].join('-')
}

/**
 * A date of a schedule by its index, from the first date and not from the one before it: 31 January, 28 February,
 * 31 March. Undefined after the last date.
 */
export function dateAt(schedule: Schedule, index: number): string | undefined {
  const { startsOn, endsOn, every, unit } = schedule
  const day =
    unit === 'week' ? weeksAfter(startsOn, index * every) : addMonths(startsOn, index * monthsOf(schedule))
  return day === undefined || (endsOn && day > endsOn) ? undefined : day
}

function weeksAfter(day: string, weeks: number): string | undefined {
  const moment = Date.parse(day) + weeks * 7 * dayMs
  return new Date(moment).getUTCFullYear() > lastYear ? undefined : dayOf(moment)
}

/** The first date of a schedule after a day; undefined where there is none. */
export function firstDateAfter(schedule: Schedule, day: string): string | undefined {
  const { startsOn, every, unit } = schedule
  const passed =
    unit === 'week'
      ? (Date.parse(day) - Date.parse(startsOn)) / (7 * dayMs) / every
      : (monthOf(day) - monthOf(startsOn)) / monthsOf(schedule)
  for (let index = Math.max(0, Math.floor(passed)); ; index++) {
    const date = dateAt(schedule, index)
    if (date === undefined || date > day) return date
  }
}

/** The first dates of a schedule after a day, at most so many. */
export function datesAfter(schedule: Schedule, day: string, count: number): string[] {
  const dates: string[] = []
  for (let last = day; dates.length < count;) {
    const next = firstDateAfter(schedule, last)
    if (next === undefined) break
    dates.push((last = next))
  }
  return dates
}

/** The last day of the period that begins on a date: the day before the next date, whether or not there is one. */
export function endOfPeriod({ startsOn, every, unit }: Schedule, date: string): string {
  const next = firstDateAfter({ startsOn, every, unit }, date)
  return next === undefined ? date : addDays(next, -1)
}
