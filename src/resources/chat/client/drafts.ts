import { useSyncExternalStore } from 'react'
import { keepBegun, readBegun, whenUserChanges } from '#providers/auth/drafts'
import { createListeners } from '#base/listeners'
import type { SentAttachment } from '#screens/attachments/use-attachments'

/** An unsent message of a conversation. */
interface ChatDraft {
  readonly text: string
  readonly files: readonly SentAttachment[]
}
interface StoredDraft extends ChatDraft {
  /** When it was stored, in milliseconds: the server deletes uploads that no message uses. */
  readonly at: number
}

const filesLast = 20 * 3600 * 1000
const blank: ChatDraft = { text: '', files: [] }
const nameOf = (conversation: string) => `chat ${conversation}`

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
  const stored = readBegun<StoredDraft>(nameOf(conversation))
  const draft = stored ? { ...stored, files: Date.now() - stored.at < filesLast ? stored.files : [] } : blank
  drafts.set(conversation, draft)
  return draft
}

const isBlank = ({ text, files }: ChatDraft): boolean => text.trim() === '' && files.length === 0

/** Stores the draft of a conversation. */
export function keepDraft(conversation: string, values: Partial<ChatDraft>): void {
  const draft = { ...draftOf(conversation), ...values }
  drafts.set(conversation, draft)
  keepBegun(nameOf(conversation), isBlank(draft) ? undefined : { ...draft, at: Date.now() })
  changes.notify()
}

/** The files in the draft of a conversation, as a hook. */
export const useDraftFiles = (conversation: string): readonly SentAttachment[] =>
  useSyncExternalStore(changes.listen, () => draftOf(conversation).files)

/** The draft of a conversation in one line: its text, or the names of its files; empty without a draft. */
export const useDraftLine = (conversation: string): string =>
  useSyncExternalStore(changes.listen, () => {
    const { text, files } = draftOf(conversation)
    return text.trim() || files.map(({ name }) => name).join(', ')
  })
