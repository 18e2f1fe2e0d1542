import { createRoot } from 'react-dom/client'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/base.css'
import './shell/parts/buttons.css'
import './shell/shell.css'
import './shell/parts/scrollbars.css'
import './shell/navigation/menu/nav-count.css'
import './theme/directions.css'
import './shell/navigation/page.css'
import './pages/pages.css'
import { accountUrl } from './providers/auth/account-url'
import { followOtherTabs, startSession } from './providers/auth/start-session'
import { detectLanguage } from './base/i18n/detect-language'
import { startI18n } from './base/i18n/i18n'
import { readFirst } from './providers/data/read'
import { startLive } from './providers/live/start-live'
import { GuardedRouter } from './providers/router/guarded-router'
import { watchConnectivity } from './base/connectivity/connectivity'
import { escapeStalePart } from './base/connectivity/stale-part'
import { followSettings } from './base/settings'
import { app } from './resources/app'
import { takeOver } from './first-rows/take-over'
import { customScreens } from './resources/screens.generated'
import { createAppRouter } from './root'
import { chooseScrollbars } from './shell/parts/scrollbars'
import { directionIsLoaded } from './shell/theme/right-to-left'
import { offerChineseFont } from './theme/chinese-font'

/**
 * How long rendering waits for the session and the prefetched data, in milliseconds, so that the page does not render
 * twice.
 */
const fallbackDelayMs = 400

await pageIsRead()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

followOtherTabs()
startLive()
followSettings()
watchConnectivity()
// After a deployment, the chunks named in an open page no longer exist on the server.
window.addEventListener('vite:preloadError', ({ payload }) => void escapeStalePart(payload))
chooseScrollbars()
const answers = Promise.all([startSession(), readFirst(accountUrl), directionIsLoaded()])
await startI18n(detectLanguage(), fallbackDelayMs)
await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, fallbackDelayMs))])
await stylesAreLoaded()
takeOver(root, () =>
  createRoot(root).render(<GuardedRouter router={createAppRouter({ app, custom: customScreens })} />),
)
offerChineseFont()

/** The first script may run before the document has been parsed. */
function pageIsRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  )
}

/** The styles that the page of a list adds by its script do not block rendering. */
async function stylesAreLoaded(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const loading = links.filter(({ sheet }) => sheet === null)
  await Promise.all(
    loading.map(
      (link) =>
        new Promise<void>((resolve) => {
          for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true })
        }),
    ),
  )
}
