import { createRoot } from 'react-dom/client'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/base.css'
import './shell/shell.css'
import './pages/pages.css'
import { followOtherTabs, startSession } from './providers/auth/start-session'
import { allArrived } from './providers/early'
import { detectLanguage } from './providers/i18n/detect-language'
import { startI18n } from './providers/i18n/i18n'
import { createGuardedHistory } from './providers/router/guarded-history'
import { app } from './resources/app'
import { Root } from './root'

/** How long the page waits for what it would otherwise draw twice, in milliseconds. */
const patience = 400

await pageIsRead()
const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the program')

followOtherTabs()
const answers = Promise.all([startSession(), allArrived()])
await startI18n(detectLanguage())
await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, patience))])
createRoot(place).render(<Root app={app} history={createGuardedHistory()} />)

/** The first script does not wait for the end of the page. */
function pageIsRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  )
}
