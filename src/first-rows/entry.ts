import './frame-styles'
import { tagOf } from '#base/i18n/languages'
import { warmIntl } from '#base/i18n/warm-intl'
import { liveToken } from '#providers/auth/token'
import { watchForPalette } from '#shell/palette/palette-request'
import { openList } from './list/open-list'
import { afterPaint } from './after-paint'
import { giveList } from './list/opened-list'
import { readPage } from './page'
import { renderShell } from './shell'
import { startProgram } from './start-program'

// The inline script of the page of a list. It requests what the list shows, renders the page frame, and loads the
// application after the first rows, so that it does not compete with them.

/** How long the application waits for the first rows, in milliseconds. */
const timeoutMs = 2000

const token = liveToken()
// The frame has no part in pages that no offset leads to.
const page =
  token === undefined || /[?&](after|before|from|page=-)/.test(location.search) ? undefined : readPage()
if (page && token !== undefined) {
  const tag = tagOf(page.language)
  document.documentElement.lang = tag
  const list = openList({ Authorization: `Bearer ${token}`, 'Accept-Language': tag })
  renderShell()
  watchForPalette()
  // The frame after the rows: scripts from the cache would be evaluated before it has painted them.
  giveList({ ...list, onSettled: () => afterPaint(() => afterPaint(startProgram)) })
  if (list.view === page.data.view) setTimeout(startProgram, timeoutMs)
  else startProgram()
  // After the first paint, while the rows are on their way.
  afterPaint(() => warmIntl(tag))
} else startProgram()
