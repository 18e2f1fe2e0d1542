import { addDays, spanAt, type CalendarState, type DaySpan } from '#screens/list-model/state/calendar-state'

/** The number of weeks that the month of a day has a day in. */
export function weeksOf(date: string, firstDay: number): number {
  const { from } = spanAt({ mode: 'month', date }, firstDay)
  return [4, 5].find((weeks) => addDays(from, 7 * weeks).slice(0, 7) > date.slice(0, 7)) ?? 6
}

/** The days that the calendar shows: of a month only the weeks that have a day in it. */
export function daysShown(calendar: CalendarState, firstDay: number): DaySpan {
  const span = spanAt(calendar, firstDay)
  return calendar.mode === 'month'
    ? { from: span.from, until: addDays(span.from, 7 * weeksOf(calendar.date, firstDay)) }
    : span
}

const headHeight = 26
/** The heights of a week with one event and the number of others, and with five events. */
const [minWeek, maxWeek] = [84, 158]
/** The height of what is below the month: the padding of the card and of the page. */
const below = 36

/**
 * The height of a month that is visible as a whole, if its weeks have room for an event each.
 * @param above the height of what is above it
 */
export function monthHeight(weeks: number, above: number, screen: number): number {
  const highest = headHeight + weeks * maxWeek
  return Math.min(highest, Math.max(headHeight + weeks * minWeek, screen - above - below))
}
