import { uuid7 } from '#server/db/uuid7'
import { within } from '#server/db/within'
import { invalidField, Problem } from '#server/base/errors/problem'
import { findOne } from '#server/read/find-one'
import { isId } from '#server/read/query'
import type { Row } from '#server/read/selection'
import { actOnRecord } from '#server/write/act'
import { appOf, inTransaction, type Writer, type Writing } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import { withIdempotency } from '#server/write/idempotency'
import type { OwnRequest } from '#server/write/services/services'
import { advisoryLock } from '#server/write/advisory-lock'
import type { chatCalls } from '../chat.wire'
import { keyOfClientId } from './chat-client-ids.server'
import { reply } from './chat-threads-of.server'
import { heldContacts } from './chat-people.server'
import { pairOf } from './chat-found.server'
import { conversations } from '../conversations.resource'
import { messages } from '../messages.resource'

/** The input of sending a message: to a conversation, or to some users. */
type Wanted = OwnRequest<typeof chatCalls.send>['input']
type SentMessage = Row<typeof messages>

/**
 * Sends a message to a conversation, or to users with whom there may be none yet.
 * @returns the message; for a known client id, the message that was sent with it.
 * @throws Problem missing if the caller is no participant; invalid if a recipient cannot be written to.
 */
export function sendMessage(writer: Writer, wanted: Wanted): Promise<SentMessage> {
  const key = wanted.clientId === null ? undefined : keyOfClientId(wanted.clientId)
  return inTransaction(writer, (writing) =>
    withIdempotency(writing, messages, key, wanted, async () => {
      if (wanted.threadId !== null) return reply(writing, wanted.threadId, wanted)
      const inside = { ...writing, database: within(writing.database.engine, writing.tx) }
      const conversation = await conversationFor(writing, wanted)
      const { lastNumber } = await actOnRecord(inside, conversations, conversation, {
        name: 'post',
        given: { body: wanted.body, attachments: wanted.attachments },
      })
      return messageAt(writing, conversation, Number(lastNumber))
    }),
  )
}

async function messageAt(writing: Writing, conversation: string, number: number): Promise<SentMessage> {
  const { tx, caller } = writing
  const [made] = await tx.query<{ id: string }>({
    name: 'chat_message_at',
    text: 'select "id" from "messages" where "conversation" = $1 and "number" = $2 and "thread" is null',
    values: [conversation, number],
  })
  if (!made) throw new Error('The posted message does not exist')
  return findOne({ app: appOf(writing), database: tx, caller }, messages, made.id)
}

/** The conversation of the message; created for a group, and for two users if there is none yet. */
async function conversationFor(writing: Writing, wanted: Wanted): Promise<string> {
  if (wanted.conversationId !== null) {
    if (!isId(wanted.conversationId)) throw new Problem({ kind: 'missing' })
    return wanted.conversationId
  }
  const { tx, caller } = writing
  const ids = [...new Set(wanted.recipients)].filter((id) => id !== caller.userId)
  if (ids.length === 0) throw invalidField('recipients', 'required')
  if (ids.length > 50) throw invalidField('recipients', 'max.array', { limit: 50 })
  const people = await heldContacts(tx, caller, ids)
  if (people.length < ids.length) throw invalidField('recipients', 'nobody')
  const [first] = ids
  return first !== undefined && ids.length === 1
    ? conversationOfTwo(writing, first)
    : begin(writing, {
        kind: 'group',
        name: wanted.name,
        owner: caller.userId,
        participants: [String(caller.userId), ...ids],
      })
}

/** The only conversation of two users, also if both start it at once: the second waits for the first. */
async function conversationOfTwo(writing: Writing, other: string): Promise<string> {
  const me = String(writing.caller.userId)
  const pair = pairOf(me, other)
  await advisoryLock(writing.tx, pair)
  const [found] = await writing.tx.query<{ id: string }>({
    name: 'chat_pair',
    text: 'select "id" from "conversations" where "pair" = $1',
    values: [pair],
  })
  return found?.id ?? begin(writing, { kind: 'one', name: null, pair, participants: [me, other] })
}

async function begin(writing: Writing, values: Readonly<Record<string, unknown>>): Promise<string> {
  const { id } = await insertTrusted(writing, conversations, { id: uuid7(), ...values })
  return id
}
