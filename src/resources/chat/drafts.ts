import { useSyncExternalStore } from 'react'
import { whenSessionEnds } from '../../providers/auth/session'
import type { SentAttachment } from '../../screens/attachments/use-attachments'

/** What was begun in a conversation, and is not sent. */
interface ChatDraft {
  readonly text: string
  readonly files: readonly SentAttachment[]
}

const blank: ChatDraft = { text: '', files: [] }
/** By conversation, while the page is open. */
const drafts = new Map<string, ChatDraft>()
const listeners = new Set<() => void>()
const tellAll = () => {
  for (const listener of listeners) listener()
}
whenSessionEnds(() => {
  drafts.clear()
  tellAll()
})

/** What was begun in a conversation. */
export const draftOf = (conversation: string): ChatDraft => drafts.get(conversation) ?? blank

/** Keeps what is begun in a conversation for when one comes back to it. */
export function keepDraft(conversation: string, values: Partial<ChatDraft>): void {
  drafts.set(conversation, { ...draftOf(conversation), ...values })
  tellAll()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The files of what was begun in a conversation, as they come and go. */
export const useDraftFiles = (conversation: string): readonly SentAttachment[] =>
  useSyncExternalStore(subscribe, () => draftOf(conversation).files)
