import { titleOf } from '#base/format/record-path'
import { addDays } from '#screens/list-model/state/calendar-state'
import { fewPerDay } from '#screens/views/calendar/grid/few-per-day'
import { currentPage, t } from '../page'
import { monthEvents } from './month-events'
import type { ShownMonth } from './shown-month'
import { dayUrl, libraryLanguage, lookOf, type Source } from './source'

/** The month of a calendar; without events while they are not known. */
export function makeMonth(source: Source): ShownMonth {
  const { resource } = currentPage().data
  const { calendar, days, today, occurrences = [] } = source
  const { shown, leftOut } = fewPerDay(occurrences, ({ row }) => titleOf(resource, row), {
    whole: undefined,
    required: new Set(),
  })
  const count = (Date.parse(days.until) - Date.parse(days.from)) / 604_800_000
  return {
    month: calendar.date.slice(0, 7),
    today,
    weeks: Array.from({ length: count }, (_, index) => addDays(days.from, 7 * index)),
    language: libraryLanguage(),
    events: monthEvents(resource, shown, { ...lookOf(source), language: libraryLanguage() }),
    moreText: (day, hidden, isMicro) =>
      isMicro && leftOut.size === 0
        ? `+${hidden}`
        : t('calendar.more', { number: hidden + (leftOut.get(day) ?? 0) }),
    dayUrl,
  }
}
