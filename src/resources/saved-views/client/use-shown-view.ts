import { useLocation } from 'react-router-dom'
import type { AnyResource } from '#define'
import { useRole } from '#providers/auth/use-auth'
import { possibleColumns } from '#screens/list-model/columns'
import { calendarModes } from '#screens/list-model/state/calendar-state'
import { writeFilter } from '#screens/list-model/state/filter'
import { columnsShown, type Preferences } from '#screens/list-model/state/preferences'
import { useListState } from '#screens/list-model/state/use-list-state'
import { useShownPreferences } from '#screens/list-model/state/use-shown-preferences'
import { useView } from '#screens/list-model/use-view'

/** What the list shows now, as the values of a saved view. */
export function useShownView(resource: AnyResource) {
  const [{ filter, search, sorts }] = useListState(resource)
  const [preferences] = useShownPreferences(resource)
  const [view] = useView(resource)
  const role = useRole()
  const query = new URLSearchParams(useLocation().search)
  const wire = writeFilter(filter)
  const mode = query.get('mode') ?? preferences.mode
  const columns = columnsShown(preferences, possibleColumns(resource, role), resource.columns)
  return {
    list: resource.name,
    view,
    filter: wire === undefined ? null : (JSON.parse(wire) as unknown),
    searchText: search || null,
    sorts:
      sorts.length > 0 ? sorts.map(({ field, order }) => (order === 'desc' ? `-${field}` : field)) : null,
    columns,
    widths: widthsOf(preferences, columns),
    pinned: preferences.pinned?.filter((name) => columns.includes(name)) ?? null,
    density: preferences.density,
    mode: view === 'calendar' ? (calendarModes.find((item) => item === mode) ?? null) : null,
  }
}
/** The widths of the shown columns that were resized; null if none was. */
function widthsOf({ widths }: Preferences, columns: readonly string[]) {
  const resized = Object.entries(widths).filter(([name]) => columns.includes(name))
  return resized.length > 0 ? Object.fromEntries(resized) : null
}

export type ShownView = ReturnType<typeof useShownView>
