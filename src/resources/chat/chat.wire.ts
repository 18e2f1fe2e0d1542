import { file, listOf, refs, text, type OwnCall } from '#define'

type Calls = { readonly [name: string]: OwnCall }

const key = { conversationKey: text({ max: 200 }) }
const id = text({ max: 40 })
/** So many bytes a message carries along at most. */
export const mostAttached = 25 * 1024 * 1024
export const sentFiles = () => listOf({ path: file() }, { max: 10 })

/** The calls of chat. `conversationKey` is the other's username, or the id of a group. */
export const chatCalls = {
  contacts: { method: 'GET', path: '/api/chat/contacts', answers: ['contacts', 'capped'] },
  conversations: { method: 'GET', path: '/api/chat/conversations', answers: ['conversations', 'capped'] },
  conversation: {
    method: 'GET',
    path: '/api/chat/conversation',
    // The newest 50 messages, those before a message by its number, or those around a message by its id.
    asks: {
      ...key,
      around: text({ optional: true, max: 40 }),
      before: text({ optional: true, max: 12 }),
      limit: text({ optional: true, max: 3 }),
    },
    answers: ['conversation'],
  },
  markAsSeen: {
    method: 'GET',
    path: '/api/chat/conversation/mark-as-seen',
    changes: true,
    asks: { conversationId: id },
  },
  markAsUnread: {
    method: 'POST',
    path: '/api/chat/mark-as-unread',
    asks: { conversationId: id, messageId: text({ optional: true, max: 40 }) },
    answers: ['unreadCount'],
  },
  participants: {
    method: 'GET',
    path: '/api/chat/participants',
    asks: key,
    answers: ['participants'],
  },
  send: {
    method: 'POST',
    path: '/api/chat/messages',
    asks: {
      conversationId: text({ optional: true, max: 40 }),
      recipients: refs('users'),
      name: text({ optional: true, max: 120 }),
      body: text({ optional: true, lines: 6, max: 10_000 }),
      /** Uploads of the caller by their addresses. */
      attachments: sentFiles(),
      clientId: text({ optional: true, max: 80 }),
    },
    answers: ['message', 'conversationId', 'conversationKey'],
  },
} as const satisfies Calls
