import type { AnyResource } from '#define'
import { isId } from '#define/parsing/id'
import { viewRoutesOf, viewsOf, type ViewName } from '#define/reading'
import { localDay } from '#base/format/days'
import { firstDayOf, readCalendarState, spanAt } from './calendar-state'
import { boardParameter, boardRequest } from './board-request'
import { calendarRequest } from './calendar-request'
import { listRequest, tableRequest, type ListRequest } from './list-request'
import type { ListState } from './list-state'
import type { Preferences } from './preferences'

/** The parts of the URL that a list reads. */
export interface Address {
  readonly pathname: string
  readonly query: URLSearchParams
}

/** The view of a list: by the URL's path or its `view` parameter, or else the last used one. */
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

/** Whether a view uses the pages and the order of the list. */
export const isPaged = (view: ViewName): boolean => view === 'table' || view === 'gallery'

interface Looking {
  readonly query: URLSearchParams
  readonly locale: string
  readonly isNarrow: boolean
  readonly preferences: Preferences
  /** The columns of a board that show more cards, each once per request for more. */
  readonly more?: readonly string[]
}

/** The request of a list in its current view. */
export function requestIn(
  view: ViewName,
  resource: AnyResource,
  state: ListState,
  { query, locale, isNarrow, preferences, more }: Looking,
): ListRequest {
  if (view === 'board')
    return boardRequest(resource, state, { more, within: boardAt(resource, query, preferences) })
  if (view === 'table') return tableRequest(resource, state, preferences.columns)
  if (view === 'gallery') return listRequest(resource, state, resource.views?.gallery?.where)
  const calendar = readCalendarState(query, { today: localDay(new Date()), last: preferences.mode, isNarrow })
  return calendarRequest(resource, state, spanAt(calendar, firstDayOf(locale)))
}

/** The board that was chosen: by the URL, or else the one that was opened last. */
function boardAt({ views }: AnyResource, query: URLSearchParams, { board }: Preferences): string | undefined {
  if (views?.board?.within === undefined) return undefined
  const requested = query.get(boardParameter)
  return requested !== null && isId(requested) ? requested : board
}

/** Below this width lists use the phone layout. */
export const narrowScreen = '(max-width: 599px)'
