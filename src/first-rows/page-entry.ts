import '#theme/tokens.css'
import '#theme/fallback-fonts.css'
import '#theme/base.css'
import '#shell/parts/buttons.css'
import '#shell/shell.css'
import '#shell/parts/scrollbars.css'
import '#shell/navigation/menu/nav-count.css'
import '#theme/directions.css'
import '#shell/navigation/page.css'
import '#shell/navigation/navigation.css'
import '#shell/navigation/menu/mini-menu.css'
import '#shell/navigation/menu/menu-bar.css'
import '#pages/pages.css'
import './frame.css'
import { tagOf } from '#base/i18n/languages'
import { prefetch } from '#base/prefetch'
import { accountUrl } from '#providers/auth/account-url'
import { liveToken } from '#providers/auth/token'
import { watchForPalette } from '#shell/palette/palette-request'
import { controlAt, rememberPressed } from './controls'
import { readFrame } from './page'
import { frameId } from './page-data'
import { renderEmptyShell } from './shell'
import { startProgram } from './start-program'

// The inline script of the pages of the dashboard that show no list. It requests the account, renders the layout, and
// loads the application at once, whose first script requests what the page shows.

const token = liveToken()
const frame = token === undefined ? undefined : readFrame()
if (frame && token !== undefined) {
  const tag = tagOf(frame.language)
  document.documentElement.lang = tag
  void prefetch(accountUrl, { Authorization: `Bearer ${token}`, 'Accept-Language': tag })
  renderEmptyShell()
  watchForPalette()
  rememberPresses()
}
startProgram()

/** A button that is pressed in the frame is pressed again once the application has taken over. */
function rememberPresses(): void {
  const element = document.getElementById(frameId)
  element?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) rememberPressed(controlAt(element, button))
  })
}
