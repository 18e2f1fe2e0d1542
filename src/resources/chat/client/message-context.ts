import type { Message, OpenConversation } from './chat-data'

/** What can be done with the messages of the open conversation. */
export interface MessageContext {
  readonly conversation: OpenConversation
  readonly onEdit: (message: Message) => void
  readonly onChange: (message: Message) => void
}
