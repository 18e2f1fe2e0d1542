import { logFailure } from '#base/log'
import { defaultPage } from './return-to'
import { whenSessionEnds } from '#base/session/session'
import { hasView, liveToken, readView, removeView, storeView } from './token'

/** Shows the application as somebody else sees it, in this tab alone, until it is stopped or its time is over. */
export function startViewing(token: string): void {
  storeView(token)
  location.assign(defaultPage)
}

/** Whether this tab shows what somebody else sees. */
export const isViewing = (): boolean => readView() !== null

/** Ends the view; the tab shows again what its own person sees. */
export async function stopViewing(): Promise<void> {
  const { client } = await import('../data/client')
  try {
    await client.post('/api/account/logout', {})
  } catch (error) {
    logFailure('The server did not hear that the view has ended', error)
  }
  removeView()
  location.assign(defaultPage)
}

// A view also ends when it expires: the administrator continues in their own session, if that is still open.
whenSessionEnds(() => {
  if (!hasView()) return
  removeView()
  if (liveToken()) location.assign(defaultPage)
})
