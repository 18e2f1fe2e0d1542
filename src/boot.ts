import { readPositionedState } from './screens/list-model/state/list-position'
import {
  readPreferences,
  defaultPreferences,
  preferencesAt,
  type Preferences,
} from './screens/list-model/state/preferences'
import { narrowScreen, requestIn, viewAt } from './screens/list-model/state/view-at'
import { pages } from './define/paths/pages'
import { routesOf, viewRoutesOf } from './define/reading'
import { accountUrl } from './providers/auth/account-url'
import { hasView, liveToken } from './providers/auth/token'
import { pageUrl } from './providers/data/lists/page-url'
import { pageReadsAt } from './providers/data/page-reads'
import { recordUrlAt } from './providers/data/record-at'
import { openStart } from './base/list-links/list-starts'
import { prefetch } from './base/prefetch'
import { detectLanguage } from './base/i18n/detect-language'
import { tagOf } from './base/i18n/languages'
import { warmIntl } from './base/i18n/warm-intl'
import { allowImportAgain } from './base/loading/import-again'
import { app } from './resources/app'
import { customPages } from './resources/pages.generated'
import { watchForPalette } from './shell/palette/palette-request'

// The first script of the page: small, without React. It prefetches what the page needs while the application is
// still loading.
allowImportAgain()
const language = detectLanguage()
const token = liveToken()
if (token) askForPage({ Authorization: `Bearer ${token}`, 'Accept-Language': tagOf(language) })
else
  for (const part of [import('./pages/auth/auth-pages'), import('./locales/en/later')])
    part.catch(() => undefined)
// If this import fails, `startI18n` loads the texts again.
if (language === 'cn')
  for (const part of [import('./locales/cn'), import('./locales/cn/app-labels')]) part.catch(() => undefined)
void import('./main')
warmIntl(tagOf(language))

function askForPage(headers: Readonly<Record<string, string>>): void {
  watchForPalette()
  void prefetch(accountUrl, headers)
  const resource = Object.values(app).find(
    (item) =>
      !item.routes?.custom &&
      [routesOf(item).list, ...viewRoutesOf(item).map(({ path }) => path)].includes(location.pathname),
  )
  if (!resource) return askForOther(headers)
  if (!hasView()) openStart()
  const query = new URLSearchParams(location.search)
  const preferences = preferencesAt(preferencesOf(resource.name), query)
  const view = viewAt(resource, { pathname: location.pathname, query }, preferences.view)
  const isNarrow = matchMedia(narrowScreen).matches
  const looking = { query, locale: tagOf(language), isNarrow, preferences }
  const request = requestIn(view, resource, readPositionedState(resource, query), looking)
  void prefetch(pageUrl(resource, request), headers)
}

/** Requests the record of a page, or what a custom page declares to read first. */
function askForOther(headers: Readonly<Record<string, string>>): void {
  const record = recordUrlAt(Object.values(app), location.pathname, [
    ...pages.dashboard,
    ...customPages.map(({ path }) => path),
  ])
  if (record !== undefined) void prefetch(record, headers)
  else if (location.search === '')
    for (const url of pageReadsAt(customPages, location.pathname)) void prefetch(url, headers)
}

function preferencesOf(resource: string): Preferences {
  try {
    return readPreferences(localStorage.getItem(`list-${resource}`))
  } catch {
    return defaultPreferences
  }
}
