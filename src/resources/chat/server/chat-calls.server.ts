import type { Values } from '#define/parse'
import type { OwnRequest } from '#server/write/services'
import { mostWhole } from '#server/read/query'
import { ownReader, ownWriter } from '#server/write/own-door'
import { contactsOf } from './chat-people.server'
import { messageOf, type StoredMessage } from './chat-message.server'
import { conversationOf, conversationsOf, participantsOf, unreadIn } from './chat-reading.server'
import { markAsSeen, markAsUnread } from './chat-seen.server'
import { sendMessage, type Wanted } from './chat-sending.server'

/** So many messages come at once, unless it is said otherwise. */
const usual = 50
const most = 200

const wholeOf = (given: unknown): number | undefined =>
  typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : undefined

async function conversation(request: OwnRequest): Promise<Values> {
  const { conversationKey, before, around, limit } = request.asked
  const page = {
    before: wholeOf(before),
    around: typeof around === 'string' ? around : undefined,
    limit: Math.min(most, Math.max(1, wholeOf(limit) ?? usual)),
  }
  return { conversation: await conversationOf(ownReader(request), String(conversationKey), page) }
}

async function unread(request: OwnRequest): Promise<Values> {
  const { conversationId, messageId } = request.asked as { conversationId: string; messageId: string | null }
  await markAsUnread(ownWriter(request), conversationId, messageId)
  return { unreadCount: await unreadIn(ownReader(request), conversationId) }
}

async function send(request: OwnRequest): Promise<Values> {
  const row = await sendMessage(ownWriter(request), request.asked as unknown as Wanted)
  const told = await conversationOf(ownReader(request), String(row.conversation), {
    before: undefined,
    limit: 1,
  })
  return {
    message: messageOf(row as unknown as StoredMessage, ownReader(request)),
    conversationId: told.id,
    conversationKey: told.conversationKey,
  }
}

/** The bodies of the calls of chat. */
export const chatBodies = {
  contacts: async (request: OwnRequest) => {
    const { database, caller } = ownReader(request)
    const contacts = await contactsOf(database, caller)
    return { contacts: contacts.slice(0, mostWhole), capped: contacts.length > mostWhole }
  },
  conversations: async (request: OwnRequest) => conversationsOf(ownReader(request)),
  conversation,
  markAsSeen: async (request: OwnRequest) => {
    await markAsSeen(ownWriter(request), String(request.asked['conversationId']))
    return undefined
  },
  markAsUnread: unread,
  participants: async (request: OwnRequest) => ({
    participants: await participantsOf(ownReader(request), String(request.asked['conversationKey'])),
  }),
  send,
}
