import { createRoot } from 'react-dom/client'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/base.css'
import './shell/shell.css'
import './shell/navigation/page.css'
import './pages/pages.css'
import { followOtherTabs, startSession } from './providers/auth/start-session'
import { allPrefetched } from './base/prefetch'
import { detectLanguage } from './base/i18n/detect-language'
import { startI18n } from './base/i18n/i18n'
import { startLive } from './providers/live/start-live'
import { GuardedRouter } from './providers/router/guarded-router'
import { watchConnectivity } from './base/connectivity/connectivity'
import { escapeStalePart } from './base/connectivity/stale-part'
import { followSettings } from './base/settings'
import { app } from './resources/app'
import { customScreens } from './resources/screens.generated'
import { createAppRouter } from './root'
import { chooseScrollbars } from './shell/parts/scrollbars'
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
const answers = Promise.all([startSession(), allPrefetched()])
await startI18n(detectLanguage(), fallbackDelayMs)
await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, fallbackDelayMs))])
createRoot(root).render(<GuardedRouter router={createAppRouter({ app, custom: customScreens })} />)
offerChineseFont()

/** The first script may run before the document has been parsed. */
function pageIsRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  )
}
