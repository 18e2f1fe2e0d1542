import { listRequest } from './screens/list/state/list-request'
import { readListState } from './screens/list/state/list-state'
import { routesOf } from './define/reading'
import { accountUrl } from './providers/auth/account-url'
import { liveToken } from './providers/auth/token'
import { listUrl } from './providers/data/list-url'
import { askEarly } from './providers/early'
import { detectLanguage } from './providers/i18n/detect-language'
import { tagOf } from './providers/i18n/languages'
import { warmIntl } from './providers/i18n/warm-intl'
import { app } from './resources/app'

// The first script of the page: small, and without React. What the page will need is asked for before the program
// that draws it has come.
const language = detectLanguage()
const token = liveToken()
if (token) askForPage({ Authorization: `Bearer ${token}`, 'Accept-Language': tagOf(language) })
if (language === 'cn') void import('./locales/cn')
void import('./main')
warmIntl(tagOf(language))

function askForPage(headers: Readonly<Record<string, string>>): void {
  askEarly(accountUrl, headers)
  const resource = Object.values(app).find((one) => routesOf(one).list === location.pathname)
  if (!resource) return
  const state = readListState(resource, new URLSearchParams(location.search))
  askEarly(listUrl(resource, listRequest(resource, state)), headers)
}
