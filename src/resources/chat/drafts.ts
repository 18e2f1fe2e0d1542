import { useSyncExternalStore } from 'react'
import { whenSessionEnds } from '../../providers/auth/session'
import { createListeners } from '../../providers/listeners'
import type { SentAttachment } from '../../screens/attachments/use-attachments'

/** What was begun in a conversation, and is not sent. */
interface ChatDraft {
  readonly text: string
  readonly files: readonly SentAttachment[]
}

const blank: ChatDraft = { text: '', files: [] }
/** By conversation, while the page is open. */
const drafts = new Map<string, ChatDraft>()
const changes = createListeners()
whenSessionEnds(() => {
  drafts.clear()
  changes.tell()
})

/** What was begun in a conversation. */
export const draftOf = (conversation: string): ChatDraft => drafts.get(conversation) ?? blank

/** Keeps what is begun in a conversation for when one comes back to it. */
export function keepDraft(conversation: string, values: Partial<ChatDraft>): void {
  drafts.set(conversation, { ...draftOf(conversation), ...values })
  changes.tell()
}

/** The files of what was begun in a conversation, as they come and go. */
export const useDraftFiles = (conversation: string): readonly SentAttachment[] =>
  useSyncExternalStore(changes.listen, () => draftOf(conversation).files)
