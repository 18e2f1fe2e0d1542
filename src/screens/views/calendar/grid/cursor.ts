import type { CalendarState, DaySpan } from '#screens/list-model/state/calendar-state'
import { hourFrom, localDay, nextHalfHour } from '#base/format/days'
import { shiftOf } from '../keyboard/keys'
import { shifted, type Span } from '#screens/spans/spans'

export interface CursorContext {
  /** Whether whole days are chosen, as in a month. */
  readonly ofDays: boolean
  readonly calendar: CalendarState
  readonly days: DaySpan
  readonly now: Date
}

/** The time that is chosen first: the next half hour if it is visible, or else the morning of the first day. */
export function firstCursor({ ofDays, calendar, days, now }: CursorContext): Span {
  const today = localDay(now)
  const isVisible = today >= days.from && today < days.until
  const day = isVisible ? today : calendar.date
  if (ofDays) return { allDay: true, start: day, end: day }
  return { allDay: false, ...hourFrom(isVisible ? nextHalfHour(now) : new Date(`${day}T09:00:00`)) }
}

/** The chosen time after an arrow key: by half hours and days, in a month by days and weeks. */
export function cursorAfterKey(
  cursor: Span,
  key: string,
  { isRtl, inWeeks }: { readonly isRtl: boolean; readonly inWeeks: boolean },
): Span | undefined {
  const shift = shiftOf(cursor, key, { isRtl, inWeeks })
  return shift && shifted(cursor, { days: shift.days, minutes: 2 * shift.minutes })
}

/** The first day of a time, in the local time zone. */
export const dayOfSpan = ({ allDay, start }: Span): string => (allDay ? start : localDay(new Date(start)))
