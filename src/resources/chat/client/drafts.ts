import { useSyncExternalStore } from 'react'
import { keepBegun, readBegun, whenUserChanges } from '#providers/auth/drafts'
import { createListeners } from '#base/listeners'
import type { SentAttachment } from '#screens/attachments/use-attachments'

/** What was begun in a conversation, and is not sent. */
interface ChatDraft {
  readonly text: string
  readonly files: readonly SentAttachment[]
}
interface StoredDraft extends ChatDraft {
  /** When it was kept, in milliseconds: the server forgets files that nothing is sent with. */
  readonly at: number
}

const filesLast = 20 * 3600 * 1000
const blank: ChatDraft = { text: '', files: [] }
const nameOf = (conversation: string) => `chat ${conversation}`

/** By conversation, as they are in this tab; the browser keeps them for a reload. */
const drafts = new Map<string, ChatDraft>()
const changes = createListeners()
whenUserChanges(() => {
  drafts.clear()
  changes.notify()
})

/** What was begun in a conversation. */
export function draftOf(conversation: string): ChatDraft {
  const known = drafts.get(conversation)
  if (known) return known
  const stored = readBegun<StoredDraft>(nameOf(conversation))
  const draft = stored ? { ...stored, files: Date.now() - stored.at < filesLast ? stored.files : [] } : blank
  drafts.set(conversation, draft)
  return draft
}

const isBlank = ({ text, files }: ChatDraft): boolean => text.trim() === '' && files.length === 0

/** Keeps what is begun in a conversation for when one comes back to it. */
export function keepDraft(conversation: string, values: Partial<ChatDraft>): void {
  const draft = { ...draftOf(conversation), ...values }
  drafts.set(conversation, draft)
  keepBegun(nameOf(conversation), isBlank(draft) ? undefined : { ...draft, at: Date.now() })
  changes.notify()
}

/** The files of what was begun in a conversation, as they come and go. */
export const useDraftFiles = (conversation: string): readonly SentAttachment[] =>
  useSyncExternalStore(changes.listen, () => draftOf(conversation).files)

/** What was begun in a conversation, in a line: its text, or the names of its files; nothing where that is nothing. */
export const useDraftLine = (conversation: string): string =>
  useSyncExternalStore(changes.listen, () => {
    const { text, files } = draftOf(conversation)
    return text.trim() || files.map(({ name }) => name).join(', ')
  })
