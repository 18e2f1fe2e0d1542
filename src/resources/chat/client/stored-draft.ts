import type { SentAttachment } from '#screens/attachments/use-attachments'

/** An unsent message of a conversation. */
export interface ChatDraft {
  readonly text: string
  readonly files: readonly SentAttachment[]
}
export interface StoredDraft extends ChatDraft {
  /** When it was stored, in milliseconds: the server deletes uploads that no message uses. */
  readonly at: number
}

const filesLast = 20 * 3600 * 1000
const blank: ChatDraft = { text: '', files: [] }

/** The name under which the draft of a conversation is stored. */
export const draftNameOf = (conversation: string): string => `chat ${conversation}`

/** A draft as it was stored, without files that the server has deleted since. */
export const draftFrom = (stored: StoredDraft | undefined): ChatDraft =>
  stored ? { ...stored, files: Date.now() - stored.at < filesLast ? stored.files : [] } : blank

/** A draft in one line: its text, or the names of its files; empty without a draft. */
export const lineOfDraft = ({ text, files }: ChatDraft): string =>
  text.trim() || files.map(({ name }) => name).join(', ')
