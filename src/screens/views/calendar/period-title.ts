import { addDays, type CalendarState, type DaySpan } from '#screens/list-model/state/calendar-state'

const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** The visible days as a title: 'November 2026', 'Nov 16 – 22, 2026'. */
export function periodTitle({ mode, date }: CalendarState, { from, until }: DaySpan, locale: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  if (mode === 'month') return format({ year: 'numeric', month: 'long' }).format(at(date))
  if (mode === 'day')
    return format({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' }).format(at(date))
  const days = format({ year: 'numeric', month: 'short', day: 'numeric' })
  return days.formatRange(at(from), at(addDays(until, -1)))
}
