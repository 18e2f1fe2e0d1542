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
export const id = text({ max: 40 })
/** Unread messages of a conversation are counted up to this number; one more means that there are more. */
export const maxUnread = 1000
/** The most bytes of the attachments of a message. */
export const maxAttached = 25 * 1024 * 1024
export const sentFiles = () => listOf({ path: file() }, { max: 10 })

/** What a line of the system in a conversation reports. */
export const events = ['none', 'created', 'joined', 'left', 'added', 'removed', 'renamed'] as const

/** A user as other participants see them. */
export const person = () => ({
  id: ref('users'),
  username: text(),
  displayName: text(),
  photoURL: image({ optional: true }),
  company: text({ optional: true }),
})
/** A participant; `isOnline` while they use the application, `activeAt` is the last minute in which they did. */
const participant = () => ({
  ...person(),
  isOnline: boolean(),
  activeAt: datetime({ optional: true }),
})
/** Of a deleted message only its existence is sent. */
export const message = () => ({
  id: ref('messages'),
  number: integer(),
  body: text(),
  event: choice(events),
  people: refs('users'),
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
  /** Of a reply in a thread: the message that it replies to. */
  thread: ref('messages', { optional: true }),
  replyCount: integer(),
  repliedAt: datetime({ optional: true }),
  /** By emoji, with the users who chose it. */
  reactions: arrayOf(object({ emoji: text(), people: refs('users') })),
  version: integer(),
})
const conversation = () => ({
  id: ref('conversations'),
  conversationKey: text(),
  kind: choice(['one', 'group', 'channel']),
  name: text({ optional: true }),
  lastNumber: integer(),
  lastMessageAt: datetime({ optional: true }),
  /** At most 1,001, which means more than 1,000. */
  unreadCount: integer(),
  /** How many of the counted unread messages mention the caller. */
  mentionCount: integer(),
  isMuted: boolean(),
})
/** Whether there are more than were sent. */
const capped = () => boolean()

/** The custom endpoints of chat. `conversationKey` is the other's username, or the id of a group. */
export const chatCalls = {
  contacts: {
    method: 'GET',
    path: '/api/chat/contacts',
    output: { contacts: arrayOf(object(person())), capped: capped() },
  },
  conversations: {
    method: 'GET',
    path: '/api/chat/conversations',
    output: {
      conversations: arrayOf(
        object({
          ...conversation(),
          participants: arrayOf(object(participant())),
          messages: arrayOf(object(message())),
        }),
      ),
      capped: capped(),
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
        ...conversation(),
        firstUnread: integer({ optional: true }),
        firstUnreadAt: datetime({ optional: true }),
        /** The caller marked messages as unread and has not opened the conversation since. */
        isHeld: boolean(),
        owner: ref('users', { optional: true }),
        pins: refs('messages'),
        participants: arrayOf(
          object({
            ...participant(),
            seen: integer(),
            seenAt: datetime({ optional: true }),
          }),
        ),
        messages: arrayOf(
          object({
            ...message(),
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
    // All messages, or those up to a number, which changes nothing while messages are kept unread. `opens` ends that.
    input: {
      conversationId: id,
      upTo: text({ optional: true, max: 12 }),
      opens: text({ optional: true, max: 4 }),
    },
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
    output: { participants: arrayOf(object(person())) },
  },
  send: {
    method: 'POST',
    path: '/api/chat/messages',
    input: {
      conversationId: text({ optional: true, max: 40 }),
      /** The message to which this is a reply in a thread. */
      threadId: text({ optional: true, max: 40 }),
      recipients: refs('users'),
      name: text({ optional: true, max: 120 }),
      body: text({ optional: true, lines: 6, max: 10_000 }),
      /** URLs of the caller's uploads. */
      attachments: sentFiles(),
      clientId: text({ optional: true, max: 80 }),
    },
    output: { message: object(message()), conversationId: ref('conversations'), conversationKey: text() },
  },
} as const satisfies OwnCalls
