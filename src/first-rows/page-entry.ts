import './frame-styles'
import { tagOf } from '#base/i18n/languages'
import { prefetch } from '#base/prefetch'
import { accountUrl } from '#providers/auth/account-url'
import { liveToken } from '#providers/auth/token'
import { recordUrlAt } from '#providers/data/record-at'
import { hasChineseFont } from '#theme/has-chinese-font'
import { watchForPalette } from '#shell/palette/palette-request'
import { controlAt, rememberPressed } from './controls'
import { currentPage, readFrame } from './page'
import { afterPaint } from './after-paint'
import { frameId } from './data/page-data'
import { giveRecord } from './record/opened-record'
import { renderEmptyShell, renderRecordShell } from './shell'
import { startProgram } from './start-program'

// The inline script of the pages of the dashboard that show no list. It requests the account and renders the layout. On
// the page of a record it requests the record too, and loads the application when that is rendered; on all others it
// loads the application at once, whose first script requests what the page shows.

/** How long the application waits for the record, in milliseconds. */
const timeoutMs = 2000

const token = liveToken()
const frame = token === undefined ? undefined : readFrame()
if (frame && token !== undefined) {
  const tag = tagOf(frame.language)
  document.documentElement.lang = tag
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': tag }
  const account = prefetch(accountUrl, headers)
  // Without a Chinese font the fields of a record would move when the application has brought one.
  const isRecord = 'record' in frame.data && (frame.language === 'en' || hasChineseFont())
  const url = isRecord ? recordUrlAt([currentPage().data.resource], location.pathname) : undefined
  if (url === undefined) {
    renderEmptyShell()
    rememberPresses()
    startProgram()
  } else {
    renderRecordShell()
    giveRecord({ account, record: prefetch(url, headers), onSettled: () => afterPaint(startProgram) })
    setTimeout(startProgram, timeoutMs)
  }
  watchForPalette()
} else startProgram()

/** A button that is pressed in the frame is pressed again once the application has taken over. */
function rememberPresses(): void {
  const element = document.getElementById(frameId)
  element?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) rememberPressed(controlAt(element, button))
  })
}
