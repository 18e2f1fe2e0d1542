import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#define'
import { callEndpoint } from '#providers/data/call-endpoint'
import { client } from '#providers/data/client'
import type { SentAttachment } from '#screens/attachments/use-attachments'
import { chatCalls as calls } from '../chat.wire'

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
  readonly recipients?: readonly string[]
  readonly name?: string
}
/** The calls of chat. Each rejects with the server's problem. */
export const chatCalls = {
  contacts: async (signal: AbortSignal) => (await callEndpoint(calls.contacts, {}, { signal })).contacts,
  conversations: async (signal: AbortSignal) =>
    (await callEndpoint(calls.conversations, {}, { signal })).conversations,
  conversation: async (
    conversationKey: string,
    { before, around }: MessageRange = {},
    signal?: AbortSignal,
  ) => {
    const range = { around, before: before === undefined ? undefined : String(before) }
    const options = signal && { signal }
    return (await callEndpoint(calls.conversation, { conversationKey, ...range }, options)).conversation
  },
  markAsSeen: (conversationId: string) => callEndpoint(calls.markAsSeen, { conversationId }),
  markAsUnread: (conversationId: string, messageId: string) =>
    callEndpoint(calls.markAsUnread, { conversationId, messageId }),
  send: ({ attachments = [], body, ...message }: Outgoing) =>
    callEndpoint(calls.send, {
      ...message,
      ...(body !== '' && { body }),
      attachments: attachments.map(({ content }) => ({ path: content })),
    }),
  reword: (id: string, body: string) => client.post(`/api/messages/${id}/reword`, { body }),
  retract: (id: string) => client.post(`/api/messages/${id}/retract`),
} as const

export const conversationsKey = ['chat', 'conversations'] as const
export const threadKey = (key: string) => ['chat', 'thread', key] as const

/** Refetched when the window gets the focus, and for change events. */
const live = {
  refetchOnWindowFocus: 'always' as const,
  meta: { live: ['conversations', 'messages', 'chatMembers'] },
}

export const useConversations = () =>
  useQuery({ queryKey: conversationsKey, queryFn: ({ signal }) => chatCalls.conversations(signal), ...live })

export const useContacts = () =>
  useQuery({ queryKey: ['chat', 'contacts'], queryFn: ({ signal }) => chatCalls.contacts(signal) })

/** The newest messages of a conversation. */
export const useThread = (key: string) =>
  useQuery({
    queryKey: threadKey(key),
    queryFn: ({ signal }) => chatCalls.conversation(key, {}, signal),
    staleTime: 0,
    ...live,
  })

/** Refetches everything of chat. */
export function useChatRefresh(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ['chat'] })
}

/** The title of a conversation: its own name, else the names of the other participants. */
export function nameOf(
  { name, participants }: Pick<ListedConversation, 'name' | 'participants'>,
  me: string | undefined,
): string {
  const others = participants.filter(({ id }) => id !== me)
  return name ?? others.map(({ displayName }) => displayName).join(', ')
}
