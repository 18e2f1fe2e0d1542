import type { AnyResource } from '#define'
import { clearLastRows, readLastRows, storeLastRows } from '#base/last-rows'
import type { PrefetchedResponse } from '#base/prefetch'
import type { ListAnswer } from '#providers/data/answers'
import type { Answer } from '#providers/data/read'
import { hasView, liveToken } from '#providers/auth/token'
import { writeListState } from '#screens/list-model/state/list-state'
import { rememberPressed } from '../controls'
import { openFrame } from '../frame'
import type { Layout, Reactions, Shown } from './list'
import type { OpenedList } from './opened-list'
import { currentPage } from '../page'
import { readAccount, readResponse, setUntitledTexts } from '../read-response'

/** A view of a list whose first rows are rendered before the application has loaded. */
export interface FirstView {
  /** What is below the heading. */
  readonly layout: Layout
  /** Reads the response to the request of the list. */
  readonly read: (answer: Answer, resource: AnyResource) => ListAnswer
}

/**
 * Renders the list with the rows of the last visit, or else as a skeleton, then with its rows, and again whenever the
 * user chooses another order, page or tab.
 * @param view how the list is read and rendered
 * @returns resolves once the rows are rendered
 */
export async function renderList(
  { state, preferences, isNarrow, account, rows, rowsFor }: OpenedList,
  view: FirstView,
): Promise<void> {
  setUntitledTexts()
  // What the view as another user shows is not stored.
  const token = hasView() ? undefined : liveToken()
  let shown: Shown = { state, preferences, isNarrow, permissions: {} }
  const frame = openFrame(state.search, view.layout)
  const show = (next: Shown) => frame.update((shown = next), reactions)
  const reactions: Reactions = {
    onOpen: frame.leave,
    onChange: (change) => {
      // The button has done its work, so it is not pressed again in the application.
      rememberPressed(undefined)
      const next = change(shown.state)
      const search = writeListState(next, new URLSearchParams(location.search))
      const url = search.size > 0 ? `?${search}` : location.pathname
      // The frame requests pages by offset alone.
      if (next.page !== 1 && next.position) return frame.leave(url)
      history.pushState(null, '', url)
      show({ ...shown, state: next, isStale: true })
      arrive(rowsFor(next, search)).catch(() => undefined)
    },
  }
  const arrive = async (arriving: Promise<PrefetchedResponse>): Promise<void> => {
    const requested = shown.state
    const url = location.pathname + location.search
    const [signedIn, answered] = await Promise.all([account, arriving])
    // Something else was chosen meanwhile.
    if (shown.state !== requested) return
    const permissions = readAccount(signedIn)
    const answer = view.read(readResponse(answered), currentPage().data.resource)
    // The application may have taken over, and the session may have ended.
    if (frame.isOpen()) show({ ...shown, permissions, answer, isStale: false })
    if (token !== undefined && token === liveToken())
      storeLastRows(token, url, { account: signedIn, rows: answered })
  }
  const last = token === undefined ? undefined : readLastRows(token, location.pathname + location.search)
  try {
    if (last) {
      const answer = view.read(readResponse(last.rows), currentPage().data.resource)
      show({ ...shown, permissions: readAccount(last.account), answer, isStale: true })
    }
    // A list that not every role may read is not named before the answer.
    else if (currentPage().data.isForAll) show(shown)
    await arrive(rows)
  } catch (error) {
    // What was shown last may be what the user may no longer see, or was stored by another version of the application.
    clearLastRows()
    if (last && frame.isOpen()) show({ state, preferences, isNarrow, permissions: {} })
    throw error
  }
}
