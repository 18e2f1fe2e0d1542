import type { AnyResource } from '#define'
import { viewRoutesOf, viewsOf, type ViewName } from '#define/reading'
import { localDay } from '#base/format/days'
import { firstDayOf, readCalendarState, spanAt } from './calendar-state'
import { boardRequest } from './board-request'
import { calendarRequest } from './calendar-request'
import { listRequest, type ListRequest } from './list-request'
import type { ListState } from './list-state'
import type { Preferences } from './preferences'

/** An address, as far as a list reads it. */
export interface Address {
  readonly pathname: string
  readonly query: URLSearchParams
}

/**
 * How a list is looked at: as its address says, by a path of its own or by a word; where it does not say, as it was
 * looked at last.
 */
export function viewAt(
  resource: AnyResource,
  { pathname, query }: Address,
  last: string | undefined,
): ViewName {
  const requested = query.get('view') ?? last
  return (
    viewRoutesOf(resource).find(({ path }) => path === pathname)?.view ??
    viewsOf(resource).find((item) => item === requested) ??
    'table'
  )
}

/** Whether a view shows the list page by page, in its order. */
export const isPaged = (view: ViewName): boolean => view === 'table' || view === 'gallery'

interface Looking {
  readonly query: URLSearchParams
  readonly locale: string
  readonly isNarrow: boolean
  /** What was made of the list's views before. */
  readonly preferences: Preferences
  /** The columns of a board of which more is shown, each as often as that was asked for. */
  readonly more?: readonly string[]
}

/** What a list asks for, in the view in which it is looked at. */
export function requestIn(
  view: ViewName,
  resource: AnyResource,
  state: ListState,
  { query, locale, isNarrow, preferences, more }: Looking,
): ListRequest {
  if (view === 'board') return boardRequest(resource, state, more)
  if (view !== 'calendar') return listRequest(resource, state)
  const calendar = readCalendarState(query, { today: localDay(new Date()), last: preferences.mode, isNarrow })
  return calendarRequest(resource, state, spanAt(calendar, firstDayOf(locale)))
}

/** Below this width a list is drawn for a phone. */
export const narrowScreen = '(max-width: 599px)'
