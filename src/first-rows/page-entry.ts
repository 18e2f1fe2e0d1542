import './frame-styles'
import { tagOf } from '#base/i18n/languages'
import { prefetch } from '#base/prefetch'
import { accountUrl } from '#providers/auth/account-url'
import { liveToken } from '#providers/auth/token'
import { pageReadsAt } from '#providers/data/page-reads'
import { recordUrlAt } from '#providers/data/record-at'
import { hasChineseFont } from '#theme/has-chinese-font'
import { watchForPalette } from '#shell/palette/palette-request'
import { controlAt, rememberPressed } from './controls'
import { currentCustomPage, currentPage, readFrame } from './page'
import { afterPaint } from './after-paint'
import { giveCustom } from './custom/opened-custom'
import { frameId } from './data/page-data'
import { giveRecord } from './record/opened-record'
import { renderCustomShell, renderEmptyShell, renderRecordShell } from './shell'
import { startProgram } from './start-program'

// The inline script of the pages of the dashboard that show no list. It requests the account and renders the layout. On
// the page of a record it requests the record too, on a custom page with a first part what that reads, and loads the
// application when that is rendered; on all others it loads the application at once, whose first script requests what
// the page shows.

/** How long the application waits for the record or the part, in milliseconds. */
const timeoutMs = 2000

const token = liveToken()
const frame = token === undefined ? undefined : readFrame()
if (frame && token !== undefined) {
  const tag = tagOf(frame.language)
  document.documentElement.lang = tag
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': tag }
  const account = prefetch(accountUrl, headers)
  // Without a Chinese font what is shown would move when the application has brought one.
  const isReadable = frame.language === 'en' || hasChineseFont()
  const url =
    isReadable && 'record' in frame.data
      ? recordUrlAt([currentPage().data.resource], location.pathname)
      : undefined
  const onSettled = () => afterPaint(startProgram)
  if (url !== undefined) {
    renderRecordShell()
    giveRecord({ account, record: prefetch(url, headers), onSettled })
    setTimeout(startProgram, timeoutMs)
  } else if (isReadable && 'custom' in frame.data && location.search === '') {
    const { data } = currentCustomPage()
    renderCustomShell(data)
    const reads = pageReadsAt([data.custom], location.pathname).map((read) => prefetch(read, headers))
    giveCustom({ account, reads, onSettled })
    setTimeout(startProgram, timeoutMs)
  } else {
    renderEmptyShell()
    rememberPresses()
    startProgram()
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
