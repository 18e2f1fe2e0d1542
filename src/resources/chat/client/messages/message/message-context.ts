import type { Message, OpenConversation } from '../../chat-data'

/** What can be done with the messages of the open conversation. */
export interface MessageContext {
  readonly conversation: OpenConversation
  /** The messages are those of a thread, which have no threads of their own and are not marked as unread. */
  readonly isReply?: boolean
  readonly onEdit: (message: Message) => void
  readonly onChange: (message: Message) => void
}
