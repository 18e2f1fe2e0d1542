import { arrayOf, boolean, integer, object, ref, refs, text, type OwnCalls } from '#define'
import { id, message, person } from './chat.wire'

const inConversation = { conversationId: id }

/** The custom endpoints for what participants of a conversation do beside writing messages. */
export const groupCalls = {
  channels: {
    method: 'GET',
    path: '/api/chat/channels',
    output: {
      channels: arrayOf(
        object({
          id: ref('conversations'),
          name: text({ optional: true }),
          people: integer(),
          isMember: boolean(),
        }),
      ),
      capped: boolean(),
    },
  },
  // Words and filters: `from:anna in:"Settlement desk" has:file before:2026-05-01 after:2026-01-01`.
  search: {
    method: 'GET',
    path: '/api/chat/search',
    input: { q: text({ max: 200 }) },
    output: {
      messages: arrayOf(
        object({
          ...message(),
          conversationKey: text(),
          name: text({ optional: true }),
          participants: arrayOf(object(person())),
        }),
      ),
      capped: boolean(),
    },
  },
  // A message with its newest replies.
  thread: {
    method: 'GET',
    path: '/api/chat/thread',
    input: { messageId: id },
    output: { root: object(message()), replies: arrayOf(object(message())), capped: boolean() },
  },
  markThreadAsSeen: { method: 'POST', path: '/api/chat/thread/seen', input: { messageId: id } },
  // The threads in which the caller takes part, the last reply first.
  threads: {
    method: 'GET',
    path: '/api/chat/threads',
    output: {
      threads: arrayOf(object({ ...message(), conversationKey: text(), unreadCount: integer() })),
    },
  },
  createChannel: {
    method: 'POST',
    path: '/api/chat/channels',
    input: { name: text({ max: 120 }) },
    output: { conversationId: ref('conversations') },
  },
  join: {
    method: 'POST',
    path: '/api/chat/channels/join',
    input: inConversation,
    output: { conversationId: ref('conversations') },
  },
  addPeople: {
    method: 'POST',
    path: '/api/chat/participants/add',
    input: { ...inConversation, people: refs('users') },
  },
  removePerson: {
    method: 'POST',
    path: '/api/chat/participants/remove',
    input: { ...inConversation, person: id },
  },
  leave: { method: 'POST', path: '/api/chat/leave', input: inConversation },
  mute: { method: 'POST', path: '/api/chat/mute', input: { ...inConversation, isMuted: boolean() } },
  typing: {
    method: 'POST',
    path: '/api/chat/typing',
    // In a thread, by the id of its first message.
    input: { ...inConversation, threadId: text({ optional: true, max: 40 }), isTyping: boolean() },
  },
  react: {
    method: 'POST',
    path: '/api/chat/reactions',
    input: { messageId: id, emoji: text({ max: 24 }), isOn: boolean() },
    output: { message: object(message()) },
  },
  pin: { method: 'POST', path: '/api/chat/pins', input: { messageId: id, isPinned: boolean() } },
  pins: {
    method: 'GET',
    path: '/api/chat/pins',
    input: inConversation,
    output: { messages: arrayOf(object(message())) },
  },
} as const satisfies OwnCalls
