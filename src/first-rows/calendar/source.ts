import type { ListAnswer } from '#providers/data/answers'
import type { CalendarState, DaySpan } from '#screens/list-model/state/calendar-state'
import type { Occurrence } from '#screens/views/calendar/events'
import { currentFrame, currentPage } from '../page'
import type { EventLook } from './calendar-events'
import { shownOccurrences, type Colors } from './calendars'
import { occurrencesOf } from './occurrences-of'

/** What a calendar shows. */
export interface Source {
  readonly calendar: CalendarState
  readonly days: DaySpan
  readonly today: string
  /** Undefined if they are not known before the application has loaded. */
  readonly occurrences: readonly Occurrence[] | undefined
  readonly colors: Colors | undefined
}

/** The occurrences on some days, if the script can compute all of them. */
export function knownOccurrences(answer: ListAnswer | undefined, days: DaySpan, colors: Colors | undefined) {
  const { resource } = currentPage().data
  if (!answer || answer.total > answer.data.length) return undefined
  const occurrences = occurrencesOf(resource, answer.data, days)
  return occurrences && shownOccurrences(resource, occurrences, colors)
}

/** What the events of a calendar are shown with. */
export const lookOf = ({ colors }: Source): EventLook => ({
  colors: colors ?? new Map(),
  user: currentFrame().account?.id ?? '',
})

/** The language of the calendar library. */
export const libraryLanguage = (): string => (currentPage().language === 'en' ? 'en' : 'zh-cn')

/** The URL that shows a day. */
export const dayUrl = (date: string): string =>
  `?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(location.search)), mode: 'day', date })}`
