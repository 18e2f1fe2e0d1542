import { useSyncExternalStore } from 'react'
import { createListeners } from '#base/listeners'
import { keepBegun, readBegun, whenUserChanges } from '#providers/auth/drafts'
import type { SentAttachment } from '#screens/attachments/use-attachments'
import { draftFrom, draftNameOf, lineOfDraft, type ChatDraft, type StoredDraft } from './stored-draft'

/** By conversation, for this tab; also stored in the browser for a reload. */
const drafts = new Map<string, ChatDraft>()
const changes = createListeners()
whenUserChanges(() => {
  drafts.clear()
  changes.notify()
})

/** The draft of a conversation. */
export function draftOf(conversation: string): ChatDraft {
  const known = drafts.get(conversation)
  if (known) return known
  const draft = draftFrom(readBegun<StoredDraft>(draftNameOf(conversation)))
  drafts.set(conversation, draft)
  return draft
}

const isBlank = ({ text, files }: ChatDraft): boolean => text.trim() === '' && files.length === 0

/** Stores the draft of a conversation. */
export function keepDraft(conversation: string, values: Partial<ChatDraft>): void {
  const draft = { ...draftOf(conversation), ...values }
  drafts.set(conversation, draft)
  keepBegun(draftNameOf(conversation), isBlank(draft) ? undefined : { ...draft, at: Date.now() })
  changes.notify()
}

/** The files in the draft of a conversation, as a hook. */
export const useDraftFiles = (conversation: string): readonly SentAttachment[] =>
  useSyncExternalStore(changes.listen, () => draftOf(conversation).files)

/** The draft of a conversation in one line: its text, or the names of its files; empty without a draft. */
export const useDraftLine = (conversation: string): string =>
  useSyncExternalStore(changes.listen, () => lineOfDraft(draftOf(conversation)))
