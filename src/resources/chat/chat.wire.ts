import {
  arrayOf,
  boolean,
  choice,
  datetime,
  file,
  image,
  integer,
  listOf,
  object,
  ref,
  refs,
  text,
  type OwnCalls,
} from '#define'

const key = { conversationKey: text({ max: 200 }) }
const id = text({ max: 40 })
/** The most bytes of the attachments of a message. */
export const maxAttached = 25 * 1024 * 1024
export const sentFiles = () => listOf({ path: file() }, { max: 10 })

/** A user as other participants see them. */
const person = {
  id: ref('users'),
  username: text(),
  displayName: text(),
  photoURL: image({ optional: true }),
  company: text({ optional: true }),
}
/** Of a deleted message only its existence is sent. */
const message = {
  id: ref('messages'),
  number: integer(),
  body: text(),
  contentType: choice(['text', 'image', 'file']),
  attachments: arrayOf(
    object({
      name: text(),
      type: text({ optional: true }),
      size: integer(),
      path: file({ optional: true }),
    }),
  ),
  createdAt: datetime(),
  senderId: ref('users'),
  editedAt: datetime({ optional: true }),
  isDeleted: boolean(),
  version: integer(),
}
const conversation = {
  id: ref('conversations'),
  conversationKey: text(),
  kind: choice(['one', 'group']),
  name: text({ optional: true }),
  lastNumber: integer(),
  lastMessageAt: datetime({ optional: true }),
  unreadCount: integer(),
}
/** Whether there are more than were sent. */
const capped = boolean()

/** The custom endpoints of chat. `conversationKey` is the other's username, or the id of a group. */
export const chatCalls = {
  contacts: {
    method: 'GET',
    path: '/api/chat/contacts',
    output: { contacts: arrayOf(object(person)), capped },
  },
  conversations: {
    method: 'GET',
    path: '/api/chat/conversations',
    output: {
      conversations: arrayOf(
        object({
          ...conversation,
          participants: arrayOf(object(person)),
          messages: arrayOf(object(message)),
        }),
      ),
      capped,
    },
  },
  conversation: {
    method: 'GET',
    path: '/api/chat/conversation',
    // The newest 50 messages, those before a message by its number, or those around a message by its id.
    input: {
      ...key,
      around: text({ optional: true, max: 40 }),
      before: text({ optional: true, max: 12 }),
      limit: text({ optional: true, max: 3 }),
    },
    output: {
      conversation: object({
        ...conversation,
        firstUnread: integer({ optional: true }),
        participants: arrayOf(
          object({
            ...person,
            seen: integer(),
            seenAt: datetime({ optional: true }),
          }),
        ),
        messages: arrayOf(
          object({
            ...message,
            clientId: text({ optional: true }),
          }),
        ),
      }),
    },
  },
  markAsSeen: {
    method: 'GET',
    path: '/api/chat/conversation/mark-as-seen',
    changes: true,
    input: { conversationId: id },
  },
  markAsUnread: {
    method: 'POST',
    path: '/api/chat/mark-as-unread',
    input: { conversationId: id, messageId: text({ optional: true, max: 40 }) },
    output: { unreadCount: integer() },
  },
  participants: {
    method: 'GET',
    path: '/api/chat/participants',
    input: key,
    output: { participants: arrayOf(object(person)) },
  },
  send: {
    method: 'POST',
    path: '/api/chat/messages',
    input: {
      conversationId: text({ optional: true, max: 40 }),
      recipients: refs('users'),
      name: text({ optional: true, max: 120 }),
      body: text({ optional: true, lines: 6, max: 10_000 }),
      /** URLs of the caller's uploads. */
      attachments: sentFiles(),
      clientId: text({ optional: true, max: 80 }),
    },
    output: { message: object(message), conversationId: ref('conversations'), conversationKey: text() },
  },
} as const satisfies OwnCalls
