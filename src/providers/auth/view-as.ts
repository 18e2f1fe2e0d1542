import { logFailure } from '#base/log'
import { defaultPage } from './return-to'
import { whenSessionEnds } from '#base/session/session'
import { hasView, liveToken, readView, removeView, storeView } from './token'

/** Shows the app as another user, in this tab only, until it is stopped or the token expires. */
export function startViewing(token: string): void {
  storeView(token)
  location.assign(defaultPage)
}

/** Whether this tab shows the app as another user. */
export const isViewing = (): boolean => readView() !== null

/** Returns to the administrator's own session. */
export async function stopViewing(): Promise<void> {
  const { client } = await import('../data/http/client')
  try {
    await client.post('/api/account/logout', {})
  } catch (error) {
    logFailure('The server could not be told that the view has ended', error)
  }
  removeView()
  location.assign(defaultPage)
}

// The view also ends when its token expires: the administrator continues in their own session, if that is still open.
whenSessionEnds(() => {
  if (!hasView()) return
  removeView()
  if (liveToken()) location.assign(defaultPage)
})
