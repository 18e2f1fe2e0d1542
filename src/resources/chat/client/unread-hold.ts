import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenSessionEnds } from '#base/session/session'
import { createListeners } from '#base/listeners'
import type { OpenConversation } from './chat-data'

/** Stored in the tab, so that a reload does not mark the open conversation as seen either. */
const prefix = 'chat unread '
const changes = createListeners()

whenSessionEnds(() => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  changes.notify()
})

/** Whether a conversation currently stays unread. */
export const isUnreadHeld = (conversation: string): boolean =>
  sessionStorage.getItem(prefix + conversation) !== null

/** Keeps a conversation that was marked as unread so while it is open. */
export function holdUnread(conversation: string): void {
  sessionStorage.setItem(prefix + conversation, 'yes')
  changes.notify()
}

/** Lets messages at the end of a conversation be marked as seen again. */
export function releaseUnread(conversation: string): void {
  sessionStorage.removeItem(prefix + conversation)
  changes.notify()
}

/**
 * Whether an open conversation stays unread: it was marked so here, or elsewhere, in which case its seen position has
 * decreased. Ends when the user leaves the conversation.
 */
export function useUnreadHold({ id, participants }: OpenConversation, me: string | undefined): boolean {
  const seen = participants.find((item) => item.id === me)?.seen ?? 0
  const [known, setKnown] = useState({ seen, goesBack: false })
  const isHeld = useSyncExternalStore(changes.listen, () => isUnreadHeld(id))
  if (seen !== known.seen) setKnown({ seen, goesBack: seen < known.seen })
  useEffect(() => {
    if (known.goesBack) holdUnread(id)
  }, [known, id])
  useEffect(() => () => releaseUnread(id), [id])
  return isHeld
}
