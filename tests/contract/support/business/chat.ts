import { expect } from 'vitest'
import type { Person } from '../worlds/world'

export interface ChatMessage {
  readonly id: string
  readonly number: number
  readonly body: string
  readonly senderId: string
  readonly event: string
  readonly people: readonly string[]
  readonly isDeleted: boolean
  readonly reactions: readonly { readonly emoji: string; readonly people: readonly string[] }[]
  readonly clientId?: string | null
}
export interface ChatConversation {
  readonly id: string
  readonly conversationKey: string
  readonly kind: string
  readonly name: string | null
  readonly unreadCount: number
  readonly mentionCount: number
  readonly isMuted: boolean
  readonly isHeld?: boolean
  readonly owner?: string | null
  readonly pins?: readonly string[]
  readonly firstUnread?: number | null
  readonly participants: readonly {
    readonly id: string
    readonly username: string
    readonly seen: number
    readonly isOnline: boolean
    readonly activeAt: string | null
  }[]
  readonly messages: readonly ChatMessage[]
}

/** Sends a message as a user. */
export async function sendMessage({ client }: Person, given: Record<string, unknown>) {
  const answer = await client.post('/api/chat/messages', { body: 'Hello', ...given })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as { message: ChatMessage; conversationId: string; conversationKey: string }
}

/** A conversation as a user reads it. */
export async function readConversation(
  { client }: Person,
  key: string,
  more = '',
): Promise<ChatConversation> {
  const answer = await client.get(`/api/chat/conversation?conversationKey=${key}${more}`)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { conversation: ChatConversation }).conversation
}

/** A conversation in the list of a user. */
export async function listedConversation(
  { client }: Person,
  id: string,
): Promise<ChatConversation | undefined> {
  const { body } = await client.get('/api/chat/conversations')
  return (body as { conversations: ChatConversation[] }).conversations.find((item) => item.id === id)
}

/** Calls an endpoint of chat and expects a status. */
export async function callChat(
  { client }: Person,
  path: string,
  input: Record<string, unknown>,
  status = 204,
): Promise<unknown> {
  const answer = await client.post(`/api/chat/${path}`, input)
  expect(answer.status, `${path}: ${answer.text}`).toBe(status)
  return answer.body
}

/** Marks messages as seen by the call of the specification, with more input if given. */
export const markAsSeen = async ({ client }: Person, conversationId: string, more = ''): Promise<void> => {
  const answer = await client.get(
    `/api/chat/conversation/mark-as-seen?conversationId=${conversationId}${more}`,
  )
  expect(answer.status, answer.text).toBe(204)
}
