import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#providers/data/client'
import type { SentAttachment } from '#screens/attachments/use-attachments'
import type { Person } from '#shell/parts/avatar'

export interface Contact extends Person {
  readonly username: string
  readonly company: string | null
}
export interface Member extends Contact {
  /** The number of the last message that the member has seen, and when they saw it. */
  readonly seen: number
  readonly seenAt: string | null
}
export interface Attachment {
  readonly name: string
  readonly type: string | null
  readonly size: number
  readonly path: string | null
}
export interface Message {
  readonly id: string
  readonly number: number
  readonly body: string
  readonly contentType: 'text' | 'image' | 'file'
  readonly attachments: readonly Attachment[]
  readonly createdAt: string
  readonly senderId: string
  readonly editedAt: string | null
  readonly isDeleted: boolean
  /** The client id with which the reader sent it themselves. */
  readonly clientId?: string | null
}
interface Conversation<Participant> {
  readonly id: string
  /** What stands for it in addresses: the other's username, or the id of a group. */
  readonly conversationKey: string
  readonly kind: 'one' | 'group'
  readonly name: string | null
  readonly lastNumber: number
  readonly lastMessageAt: string | null
  readonly unreadCount: number
  readonly participants: readonly Participant[]
  readonly messages: readonly Message[]
}
export type ListedConversation = Conversation<Contact>
export interface OpenConversation extends Conversation<Member> {
  /** The number of the first message that counts as unread. */
  readonly firstUnread: number | null
}

/** Which messages of a conversation are read: the newest where nothing is said. */
export interface MessageRange {
  readonly before?: number
  readonly around?: string
}

/** A message on its way out; the same `clientId` is the same message, however often it is sent. */
export interface Outgoing {
  readonly clientId: string
  readonly body: string
  readonly attachments?: readonly SentAttachment[]
  readonly conversationId?: string
  readonly recipients?: readonly string[]
  readonly name?: string
}
interface SentMessage {
  readonly message: Message
  readonly conversationId: string
  readonly conversationKey: string
}

const at = (path: string) => `/api/chat/${path}`
const get = async <Answer>(path: string, params: object, signal?: AbortSignal): Promise<Answer> =>
  (await client.get<Answer>(at(path), { params, ...(signal && { signal }) })).data

/** The calls of chat. Each rejects with the server's refusal. */
export const chatCalls = {
  contacts: async (signal: AbortSignal) =>
    (await get<{ contacts: Contact[] }>('contacts', {}, signal)).contacts,
  conversations: async (signal: AbortSignal) =>
    (await get<{ conversations: ListedConversation[] }>('conversations', {}, signal)).conversations,
  conversation: async (conversationKey: string, range: MessageRange = {}, signal?: AbortSignal) =>
    (await get<{ conversation: OpenConversation }>('conversation', { conversationKey, ...range }, signal))
      .conversation,
  markAsSeen: (conversationId: string) => get<void>('conversation/mark-as-seen', { conversationId }),
  markAsUnread: (conversationId: string, messageId: string) =>
    client.post(at('mark-as-unread'), { conversationId, messageId }),
  send: async ({ attachments = [], body, ...message }: Outgoing) => {
    const paths = attachments.map(({ content }) => ({ path: content }))
    const sent = { ...message, ...(body !== '' && { body }), attachments: paths }
    return (await client.post<SentMessage>(at('messages'), sent)).data
  },
  reword: (id: string, body: string) => client.post(`/api/messages/${id}/reword`, { body }),
  retract: (id: string) => client.post(`/api/messages/${id}/retract`),
} as const

export const conversationsKey = ['chat', 'conversations'] as const
export const threadKey = (key: string) => ['chat', 'thread', key] as const

/** Read again whenever the person comes back to the page, and when the stream tells of a change. */
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

/** Reads everything of chat again. */
export function useChatRefresh(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ['chat'] })
}

/** What a conversation is called: its own name, else those of the others in it. */
export function nameOf(
  { name, participants }: Pick<ListedConversation, 'name' | 'participants'>,
  me: string | undefined,
): string {
  const others = participants.filter(({ id }) => id !== me)
  return name ?? others.map(({ displayName }) => displayName).join(', ')
}
