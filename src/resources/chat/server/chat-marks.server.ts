import { invalidField, Problem } from '#server/base/errors/problem'
import { limits } from '#server/features/limits/limits'
import { throttle } from '#server/features/limits/throttle'
import { findOne } from '#server/read/find-one'
import { isId } from '#server/read/query'
import type { Reader } from '#server/read/list'
import { appOf, inTransaction, type Stored, type Writer, type Writing } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import { lockAllowed } from '#server/write/lock'
import { erase } from '#server/write/deletion/erase'
import type { Handlers } from '#server/write/services/services'
import { ownReader, ownWriter } from '#server/write/services/own-address'
import type { groupCalls } from '../chat-groups.wire'
import { chatPins } from '../chat-pins.resource'
import { chatReactions } from '../chat-reactions.resource'
import { conversations } from '../conversations.resource'
import { messages } from '../messages.resource'
import { maxPins, messagesOf, pinnedMessages, pinsOf } from './chat-message.server'
import { participantIds, requireThread } from './chat-found.server'
import { mute } from './chat-seen.server'

/** The most different emoji of one user on a message. */
const maxReactions = 20
/** The most participants of a conversation in which it is shown who is typing. */
const maxTyping = 100

/** An emoji, also one of several parts: a flag, a skin tone, a family. */
const emojiPattern =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\p{Regional_Indicator}|\u200D|\uFE0F)+$/u
const isEmoji = (text: string): boolean => emojiPattern.test(text) && !/^[\d#*]+$/.test(text)

/**
 * A message that the caller may read and that was not deleted, locked.
 * @throws Problem missing if there is none.
 */
async function lockedMessage(writing: Writing, id: string): Promise<Stored> {
  if (!isId(id)) throw new Problem({ kind: 'missing' })
  const message = await lockAllowed(writing, messages, id, 'read', undefined)
  if (message['status'] === 'deleted' || message['event'] !== 'none') throw new Problem({ kind: 'missing' })
  return message
}

/** Adds or removes a reaction of the caller; idempotent. */
async function react(writer: Writer, id: string, emoji: string, isOn: boolean) {
  await inTransaction(writer, async (writing) => {
    const message = await lockedMessage(writing, id)
    if (!isEmoji(emoji)) throw invalidField('emoji', 'format.regex')
    const person = String(writing.caller.userId)
    const own = await writing.tx.query<{ id: string; emoji: string }>({
      name: 'chat_own_reactions',
      text: 'select "id", "emoji" from "chatReactions" where "message" = $1 and "person" = $2',
      values: [id, person],
    })
    const found = own.find((reaction) => reaction.emoji === emoji)
    if (found && !isOn) await erase(writing, writing.tx, chatReactions, found.id)
    if (found || !isOn) return
    if (own.length >= maxReactions) throw invalidField('emoji', 'max.array', { limit: maxReactions })
    const { conversation } = message
    const reaction = { message: id, conversation, person, emoji }
    await insertTrusted(writing, chatReactions, { ...reaction, place: `${id}:${person}:${emoji}` })
  })
}

/** Pins a message in its conversation, or unpins it; idempotent. */
async function pin(writer: Writer, id: string, isPinned: boolean): Promise<void> {
  await inTransaction(writer, async (writing) => {
    const message = await lockedMessage(writing, id)
    const conversation = String(message['conversation'])
    await lockAllowed(writing, conversations, conversation, 'post', undefined)
    const [found] = await writing.tx.query<{ id: string }>({
      name: 'chat_pin',
      text: 'select "id" from "chatPins" where "place" = $1',
      values: [id],
    })
    if (found && !isPinned) await erase(writing, writing.tx, chatPins, found.id)
    if (found || !isPinned) return
    if ((await pinsOf(writing.tx, conversation)).length >= maxPins)
      throw invalidField('messageId', 'max.array', { limit: maxPins })
    const person = writing.caller.userId
    await insertTrusted(writing, chatPins, { conversation, message: id, person, place: id })
  })
}

async function messageNow(writer: Writer, reader: Reader, id: string) {
  const source = { app: appOf(writer), database: writer.services.database, caller: writer.caller }
  const [message] = await messagesOf(reader, [await findOne(source, messages, id)])
  if (!message) throw new Problem({ kind: 'missing' })
  return message
}

/** The handlers of the endpoints for marks of messages and conversations. */
export const messageHandlers: Pick<
  Handlers<typeof groupCalls>,
  'mute' | 'typing' | 'react' | 'pin' | 'pins'
> = {
  mute: async (request) => {
    await mute(ownWriter(request), request.input.conversationId, request.input.isMuted)
    return undefined
  },
  typing: async (request) => {
    const { conversationId, threadId, isTyping } = request.input
    const reader = ownReader(request)
    const { userId } = reader.caller
    const participants = await participantIds(reader, conversationId)
    if (threadId !== null) await requireThread(reader, conversationId, threadId)
    await throttle(request.services, [[limits.typing, String(userId)]])
    const users = participants.filter((id) => id !== userId)
    if (users.length <= maxTyping)
      request.services.signals.send({
        name: 'typing',
        users,
        data: {
          conversation: conversationId,
          person: userId,
          isTyping,
          ...(threadId !== null && { thread: threadId }),
        },
      })
    return undefined
  },
  react: async (request) => {
    const { messageId, emoji, isOn } = request.input
    const writer = ownWriter(request)
    await react(writer, messageId, emoji, isOn)
    return { message: await messageNow(writer, ownReader(request), messageId) }
  },
  pin: async (request) => {
    await pin(ownWriter(request), request.input.messageId, request.input.isPinned)
    return undefined
  },
  pins: async (request) => {
    const reader = ownReader(request)
    await participantIds(reader, request.input.conversationId)
    return { messages: await pinnedMessages(reader, request.input.conversationId) }
  },
}
