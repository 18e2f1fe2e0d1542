import { createRoot } from 'react-dom/client'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/base.css'
import './shell/shell.css'
import './shell/navigation/page.css'
import './pages/pages.css'
import { followOtherTabs, startSession } from './providers/auth/start-session'
import { allArrived } from './base/early'
import { detectLanguage } from './base/i18n/detect-language'
import { startI18n } from './base/i18n/i18n'
import { startLive } from './providers/live/start-live'
import { createGuardedHistory } from './providers/router/guarded-history'
import { watchReach } from './base/connectivity/reach'
import { escapeStalePart } from './base/connectivity/stale-part'
import { followSettings } from './base/settings'
import { app } from './resources/app'
import { drawn } from './resources/screens.generated'
import { Root } from './root'
import { chooseScrollbars } from './shell/parts/scrollbars'
import { offerChineseFont } from './theme/chinese-font'

/** How long the page waits for what it would otherwise draw twice, in milliseconds. */
const patience = 400

await pageIsRead()
const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the program')

followOtherTabs()
startLive()
followSettings()
watchReach()
// Parts that were named in the page before a deployment are gone after it.
window.addEventListener('vite:preloadError', ({ payload }) => void escapeStalePart(payload))
chooseScrollbars()
const answers = Promise.all([startSession(), allArrived()])
await startI18n(detectLanguage(), patience)
await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, patience))])
createRoot(place).render(<Root app={app} drawn={drawn} history={createGuardedHistory()} />)
offerChineseFont()

/** The first script does not wait for the end of the page. */
function pageIsRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  )
}
