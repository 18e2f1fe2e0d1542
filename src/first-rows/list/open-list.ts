import { listUrl } from '#providers/data/lists/list-url'
import { hasView } from '#providers/auth/token'
import { accountUrl } from '#providers/auth/account-url'
import { openStart } from '#base/list-links/list-starts'
import { prefetch } from '#base/prefetch'
import { readListState, type ListState } from '#screens/list-model/state/list-state'
import {
  defaultPreferences,
  preferencesAt,
  readPreferences,
  type Preferences,
} from '#screens/list-model/state/preferences'
import { narrowScreen, requestIn, viewAt } from '#screens/list-model/state/view-at'
import type { OpenedList } from './opened-list'
import { currentPage } from '../page'

/**
 * Requests the account and the list of the page.
 * @param headers of both requests
 */
export function openList(headers: Readonly<Record<string, string>>): Omit<OpenedList, 'onSettled'> {
  const { resource } = currentPage().data
  if (!hasView()) openStart()
  const query = new URLSearchParams(location.search)
  const preferences = preferencesAt(storedPreferences(resource.name), query)
  const view = viewAt(resource, { pathname: location.pathname, query }, preferences.view)
  const isNarrow = matchMedia(narrowScreen).matches
  const rowsFor = (state: ListState, search: URLSearchParams) => {
    const looking = { query: search, locale: headers['Accept-Language'] ?? 'en', isNarrow, preferences }
    return prefetch(listUrl(resource, requestIn(view, resource, state, looking)), headers)
  }
  const state = readListState(resource, query)
  const account = prefetch(accountUrl, headers)
  return { view, state, preferences, isNarrow, account, rows: rowsFor(state, query), rowsFor }
}

function storedPreferences(resource: string): Preferences {
  try {
    return readPreferences(localStorage.getItem(`list-${resource}`))
  } catch {
    return defaultPreferences
  }
}
