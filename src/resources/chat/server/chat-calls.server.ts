import type { Handlers, OwnRequest } from '#server/write/services/services'
import { invalidField } from '#server/base/errors/problem'
import { maxWhole } from '#server/read/query'
import { ownReader, ownWriter } from '#server/write/services/own-address'
import { contactsOf, withPhoto } from './chat-people.server'
import { messageOf } from './chat-message.server'
import { conversationOf, conversationsOf, participantsOf, unreadIn } from './chat-reading.server'
import { markAsSeen, markAsUnread } from './chat-seen.server'
import { sendMessage } from './chat-sending.server'
import type { chatCalls } from '../chat.wire'

/** The default page size of messages. */
const defaultLimit = 50
const max = 200

const wholeOf = (given: string | null): number | undefined =>
  given !== null && /^\d+$/.test(given) ? Number(given) : undefined

async function conversation(request: OwnRequest<typeof chatCalls.conversation>) {
  const { conversationKey, before, around, limit } = request.input
  const page = {
    before: wholeOf(before),
    around: around ?? undefined,
    limit: Math.min(max, Math.max(1, wholeOf(limit) ?? defaultLimit)),
  }
  return { conversation: await conversationOf(ownReader(request), conversationKey, page) }
}

async function markedAsUnread(request: OwnRequest<typeof chatCalls.markAsUnread>) {
  const { conversationId, messageId } = request.input
  await markAsUnread(ownWriter(request), conversationId, messageId)
  return { unreadCount: await unreadIn(ownReader(request), conversationId) }
}

async function send(request: OwnRequest<typeof chatCalls.send>) {
  const row = await sendMessage(ownWriter(request), request.input)
  const { id, conversationKey } = await conversationOf(ownReader(request), row.conversation, {
    before: undefined,
    limit: 1,
  })
  return { message: messageOf(row, ownReader(request)), conversationId: id, conversationKey }
}

/** The handlers of the custom endpoints of chat. */
export const chatHandlers: Handlers<typeof chatCalls> = {
  contacts: async (request) => {
    const reader = ownReader(request)
    const all = await contactsOf(reader.database, reader.caller)
    const contacts = all.slice(0, maxWhole).map((person) => withPhoto(person, reader, 'users', person.id))
    return { contacts, capped: all.length > maxWhole }
  },
  conversations: (request) => conversationsOf(ownReader(request)),
  conversation,
  markAsSeen: async (request) => {
    const { conversationId, upTo, opens } = request.input
    if (upTo !== null && wholeOf(upTo) === undefined) throw invalidField('upTo', 'format.regex')
    await markAsSeen(ownWriter(request), conversationId, { upTo: wholeOf(upTo), opens: opens === 'true' })
    return undefined
  },
  markAsUnread: markedAsUnread,
  participants: async (request) => ({
    participants: await participantsOf(ownReader(request), request.input.conversationKey),
  }),
  send,
}
