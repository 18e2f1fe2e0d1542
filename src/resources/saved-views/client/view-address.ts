import type { AnyResource } from '#define'
import { routesOf, viewRoutesOf, viewsOf } from '#define/reading'
import { linkParameter, noLink } from '#base/list-links/list-link'
import type { Row } from '#providers/data/answers'
import { readFilter } from '#screens/list-model/state/filter'
import { defaultPageSize, filterNames, writeListState } from '#screens/list-model/state/list-state'
import { readWidths, widthsText } from '#screens/list-model/state/preferences'
import type { SavedView } from '../saved-views.resource'

/** A saved view as the API returns it. */
export type ViewRow = SavedView & Row

/** What a view stores of its list, and its id. */
export type StoredView = Pick<
  SavedView,
  'id' | 'view' | 'filter' | 'searchText' | 'sorts' | 'columns' | 'widths' | 'pinned' | 'density' | 'mode'
>

const namesIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []

/** The URL of a list with what a view stores. */
export function addressOf(resource: AnyResource, view: StoredView): string {
  const path = viewRoutesOf(resource).find((route) => route.view === view.view)?.path
  const query = writeListState(
    {
      page: 1,
      pageSize: defaultPageSize,
      trash: false,
      search: view.searchText ?? '',
      filter: readFilter(JSON.stringify(view.filter), filterNames(resource)),
      sorts: namesIn(view.sorts).map((name) =>
        name.startsWith('-') ? { field: name.slice(1), order: 'desc' } : { field: name, order: 'asc' },
      ),
    },
    new URLSearchParams({ [linkParameter]: view.id }),
  )
  if (path === undefined && viewsOf(resource).length > 1) query.set('view', view.view)
  if (view.view === 'calendar' && view.mode) query.set('mode', view.mode)
  const columns = namesIn(view.columns)
  if (columns.length > 0) query.set('columns', columns.join(','))
  query.set('density', view.density)
  const widths = widthsText(readWidths(view.widths))
  if (widths) query.set('widths', widths)
  if (Array.isArray(view.pinned)) query.set('pinned', namesIn(view.pinned).join(','))
  return `${path ?? routesOf(resource).list}?${query}`
}

/** The URL of a list with none of its views, not even a default. */
export const addressOfAll = (resource: AnyResource): string =>
  `${routesOf(resource).list}?${new URLSearchParams({ [linkParameter]: noLink })}`
