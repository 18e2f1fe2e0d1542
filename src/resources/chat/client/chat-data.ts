import { useMemo } from 'react'
import { text, type OutputOf, type OwnCalls } from '#define'
import { useEndpointCache } from '#providers/data/endpoints/endpoint-cache'
import { useCallEndpoint, useEndpointReader } from '#providers/data/endpoints/use-call-endpoint'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'
import type { SentAttachment } from '#screens/attachments/use-attachments'
import { chatCalls as calls } from '../chat.wire'
import { groupCalls } from '../chat-groups.wire'

export type ListedConversation = OutputOf<typeof calls.conversations>['conversations'][number]
export type OpenConversation = OutputOf<typeof calls.conversation>['conversation']
export type Contact = OutputOf<typeof calls.contacts>['contacts'][number]
export type Member = OpenConversation['participants'][number]
/** A message; in an open conversation with the `clientId` with which the current user sent it. */
export type Message = ListedConversation['messages'][number] & {
  readonly clientId?: OpenConversation['messages'][number]['clientId']
}
export type Attachment = Message['attachments'][number]

/** Which messages of a conversation are loaded; by default the newest. */
export interface MessageRange {
  readonly before?: number
  readonly around?: string
}

/** A message to be sent; sending the same `clientId` again creates no second message. */
export interface Outgoing {
  readonly clientId: string
  readonly body: string
  readonly attachments?: readonly SentAttachment[]
  readonly conversationId?: string
  /** The message to which this is a reply in a thread. */
  readonly threadId?: string
  readonly recipients?: readonly string[]
  readonly name?: string
}
/** Where a user types: in a conversation, or in a thread of it. */
export interface TypingIn {
  readonly conversationId: string
  readonly threadId?: string
}
/** The actions on a message or a conversation. */
const recordCalls = {
  reword: { method: 'POST', path: '/api/messages/:id/reword', input: { body: text() } },
  retract: { method: 'POST', path: '/api/messages/:id/retract' },
  rename: { method: 'POST', path: '/api/conversations/:id/rename', input: { name: text() } },
} as const satisfies OwnCalls

/** The calls of chat that change something. Each rejects with the server's problem. */
export function useChatCalls() {
  const call = useCallEndpoint()
  return useMemo(
    () => ({
      /** Marks all messages as seen, or those up to a number. */
      markAsSeen: (
        conversationId: string,
        { upTo, opens = false }: { upTo?: number; opens?: boolean } = {},
      ) =>
        call(calls.markAsSeen, {
          conversationId,
          ...(upTo !== undefined && { upTo: String(upTo) }),
          ...(opens && { opens: 'true' }),
        }),
      markAsUnread: (conversationId: string, messageId: string) =>
        call(calls.markAsUnread, { conversationId, messageId }),
      send: ({ attachments = [], body, ...message }: Outgoing) =>
        call(calls.send, {
          ...message,
          ...(body !== '' && { body }),
          attachments: attachments.map(({ content }) => ({ path: content })),
        }),
      reword: (id: string, body: string) => call(recordCalls.reword, { id, body }),
      retract: (id: string) => call(recordCalls.retract, { id }),
      rename: (id: string, name: string) => call(recordCalls.rename, { id, name }),
      react: (messageId: string, emoji: string, isOn: boolean) =>
        call(groupCalls.react, { messageId, emoji, isOn }),
      pin: (messageId: string, isPinned: boolean) => call(groupCalls.pin, { messageId, isPinned }),
      typing: (where: TypingIn, isTyping: boolean) => call(groupCalls.typing, { ...where, isTyping }),
      mute: (conversationId: string, isMuted: boolean) => call(groupCalls.mute, { conversationId, isMuted }),
      addPeople: (conversationId: string, people: readonly string[]) =>
        call(groupCalls.addPeople, { conversationId, people: [...people] }),
      removePerson: (conversationId: string, person: string) =>
        call(groupCalls.removePerson, { conversationId, person }),
      markThreadAsSeen: (messageId: string) => call(groupCalls.markThreadAsSeen, { messageId }),
      leave: (conversationId: string) => call(groupCalls.leave, { conversationId }),
      join: (conversationId: string) => call(groupCalls.join, { conversationId }),
      createChannel: (name: string) => call(groupCalls.createChannel, { name }),
    }),
    [call],
  )
}
export type SendMessage = ReturnType<typeof useChatCalls>['send']

/** Reads a range of messages of a conversation, past the cache, which has the newest ones. */
export function useRangeReader() {
  const read = useEndpointReader()
  return async (conversationKey: string, { before, around }: MessageRange) => {
    const range = { around, before: before === undefined ? undefined : String(before) }
    return (await read(calls.conversation, { conversationKey, ...range })).conversation
  }
}

const chatKey = ['chat'] as const
export const conversationsKey = [...chatKey, 'conversations'] as const
export const threadKey = (key: string) => [...chatKey, 'thread', key] as const

/** The outputs in the cache. */
export type Conversations = OutputOf<typeof calls.conversations>
export type OpenedThread = OutputOf<typeof calls.conversation>

/** Refetched when the window gets the focus, and for change events. */
const live = {
  refetchOnWindowFocus: 'always' as const,
  live: ['conversations', 'messages', 'chatMembers', 'chatReactions', 'chatPins', 'chatThreads'],
  // The presence of the participants changes without a change event.
  refetchInterval: 60_000,
}

const conversationsIn = ({ conversations }: Conversations) => conversations
/** The conversations of the user; while they are shown, the presence of the participants is kept up to date. */
export const useConversations = ({ isShown = true } = {}) =>
  useEndpoint(
    calls.conversations,
    {},
    { key: conversationsKey, select: conversationsIn, ...live, ...(!isShown && { refetchInterval: false }) },
  )

/** A message with its replies. */
export const useReplies = (messageId: string) =>
  useEndpoint(
    groupCalls.thread,
    { messageId },
    { key: [...chatKey, 'replies', messageId], staleTime: 0, ...live, refetchInterval: false },
  )

const threadsIn = ({ threads }: OutputOf<typeof groupCalls.threads>) => threads
export type FollowedThread = OutputOf<typeof groupCalls.threads>['threads'][number]
/** The threads in which the user takes part. */
export const useThreads = () =>
  useEndpoint(
    groupCalls.threads,
    {},
    { key: [...chatKey, 'threads'], select: threadsIn, ...live, refetchInterval: false },
  )

const foundIn = ({ messages }: OutputOf<typeof groupCalls.search>) => messages
export type FoundMessage = OutputOf<typeof groupCalls.search>['messages'][number]
/** The messages that match a search. */
export const useMessageSearch = (q: string) =>
  useEndpoint(
    groupCalls.search,
    { q },
    { key: [...chatKey, 'search', q], select: foundIn, enabled: q !== '', keepsPrevious: true },
  )

const channelsIn = ({ channels }: OutputOf<typeof groupCalls.channels>) => channels
export const useChannels = () =>
  useEndpoint(groupCalls.channels, {}, { key: [...chatKey, 'channels'], select: channelsIn, ...live })

const messagesIn = ({ messages }: OutputOf<typeof groupCalls.pins>) => messages
/** The pinned messages of a conversation, the last pinned first. */
export const usePins = (conversationId: string) =>
  useEndpoint(
    groupCalls.pins,
    { conversationId },
    { key: [...chatKey, 'pins', conversationId], select: messagesIn, ...live },
  )

const contactsIn = ({ contacts }: OutputOf<typeof calls.contacts>) => contacts
export const useContacts = () =>
  useEndpoint(calls.contacts, {}, { key: [...chatKey, 'contacts'], select: contactsIn })

const conversationIn = ({ conversation }: OpenedThread) => conversation
/** The newest messages of a conversation. */
export const useThread = (conversationKey: string) =>
  useEndpoint(
    calls.conversation,
    { conversationKey },
    { key: threadKey(conversationKey), select: conversationIn, staleTime: 0, ...live },
  )

/** Refetches everything of chat. */
export function useChatRefresh(): () => Promise<void> {
  const cache = useEndpointCache()
  return () => cache.invalidate(chatKey)
}
