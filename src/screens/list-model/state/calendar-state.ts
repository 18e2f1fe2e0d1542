/** The calendar state: mode and start date. It is kept in the URL, like the rest of the list state. */
export const calendarModes = ['month', 'week', 'days', 'day', 'agenda'] as const
export type CalendarMode = (typeof calendarModes)[number]

export interface CalendarState {
  readonly mode: CalendarMode
  /** 'YYYY-MM-DD'. */
  readonly date: string
}
/** A range of days; `until` is not included. */
export interface DaySpan {
  readonly from: string
  readonly until: string
}

/** The number of days in an agenda. */
export const agendaDays = 28
/** The number of days of the mode between week and day. */
export const severalDays = 3
const dayLong = 86_400_000

const atOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(atOf(day) + days * dayLong)

/** The first day of the week; 0 is Sunday. */
export const firstDayOf = (locale: string): number => (locale.startsWith('zh') ? 1 : 0)

/** The defaults if the URL has no calendar state. */
export interface CalendarDefaults {
  readonly today: string
  /** The last used mode. */
  readonly last: string | undefined
  readonly isNarrow: boolean
}

/** Parses the URL's query. Defaults: today, and the last used mode, or else month, or agenda on narrow screens. */
export function readCalendarState(
  query: URLSearchParams,
  { today, last, isNarrow }: CalendarDefaults,
): CalendarState {
  const date = query.get('date') ?? ''
  const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(date) && !Number.isNaN(atOf(date)) && dayOf(atOf(date)) === date
  const requested = query.get('mode') ?? last
  return {
    mode: calendarModes.find((mode) => mode === requested) ?? (isNarrow ? 'agenda' : 'month'),
    date: isDay ? date : today,
  }
}

/** The days that a calendar state shows; whole weeks for a month. */
export function spanAt({ mode, date }: CalendarState, firstDay: number): DaySpan {
  if (mode === 'day') return { from: date, until: addDays(date, 1) }
  if (mode === 'days') return { from: date, until: addDays(date, severalDays) }
  if (mode === 'agenda') return { from: date, until: addDays(date, agendaDays) }
  const from = weekOf(mode === 'month' ? `${date.slice(0, 7)}-01` : date, firstDay)
  return { from, until: addDays(from, mode === 'month' ? 42 : 7) }
}

const weekOf = (day: string, firstDay: number): string =>
  addDays(day, -((new Date(atOf(day)).getUTCDay() - firstDay + 7) % 7))

/** The previous (-1) or next (1) calendar state. */
export function stepped({ mode, date }: CalendarState, step: 1 | -1): CalendarState {
  if (mode !== 'month')
    return {
      mode,
      date: addDays(date, step * { week: 7, days: severalDays, day: 1, agenda: agendaDays }[mode]),
    }
  const [year = 0, month = 1] = date.split('-').map(Number)
  return { mode, date: dayOf(Date.UTC(year, month - 1 + step, 1)) }
}
