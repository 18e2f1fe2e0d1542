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
whenSessionEnds(() => drafts.clear())

/** What was begun in a conversation. */
export const draftOf = (conversation: string): ChatDraft => drafts.get(conversation) ?? blank

/** Keeps what is begun in a conversation for when one comes back to it. */
export function keepDraft(conversation: string, values: Partial<ChatDraft>): void {
  drafts.set(conversation, { ...draftOf(conversation), ...values })
}
