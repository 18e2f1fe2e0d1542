import { uuid7 } from '#server/db/uuid7'
import { sql, statement } from '#server/db/statement'
import { invalidField, Problem } from '#server/base/errors/problem'
import { forbidden } from '#server/base/errors/forbidden'
import { isId, maxWhole } from '#server/read/query'
import type { Reader } from '#server/read/list'
import { inTransaction, type Stored, type Writer, type Writing } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import { lockAllowed } from '#server/write/lock'
import { change } from '#server/write/save'
import type { Handlers } from '#server/write/services/services'
import { ownReader, ownWriter } from '#server/write/services/own-address'
import type { groupCalls } from '../chat-groups.wire'
import { conversations, type Conversation } from '../conversations.resource'
import { insertEvent, type InConversation } from './chat-events.server'
import { messageHandlers } from './chat-marks.server'
import { setMember } from './chat-seats.server'
import { heldContacts } from './chat-people.server'
import { markThreadAsSeen, threadOf, threadsOf } from './chat-threads-of.server'
import { searchMessages } from './chat-search.server'

/** The most participants who are added by one request. */
const maxAdded = 50

/**
 * Changes a group or a channel in which the caller takes part.
 * @throws Problem missing if the caller is no participant; forbidden for a conversation of two.
 */
async function inGroup(
  writer: Writer,
  id: string,
  work: (context: InConversation) => Promise<Partial<Conversation> | undefined>,
): Promise<void> {
  if (!isId(id)) throw new Problem({ kind: 'missing' })
  await inTransaction(writer, async (writing) => {
    const record = await lockAllowed(writing, conversations, id, 'rename', undefined)
    await save(writing, record, await work(inside(writing, record)))
  })
}

const inside = (writing: Writing, record: Stored): InConversation =>
  ({ ...writing, record: record as Conversation }) as InConversation

async function save(writing: Writing, record: Stored, values: object | undefined): Promise<void> {
  if (!values) return
  const entry = { operation: 'update', record, values: { ...values }, rule: sql`true` }
  await change(writing, writing.tx, conversations, entry)
}

/** Adds users, who have seen what was written before. */
async function added(context: InConversation, requested: readonly string[]) {
  const { record, tx, caller } = context
  const ids = [...new Set(requested)].filter((id) => !record.participants.includes(id))
  if (requested.length === 0) throw invalidField('people', 'required')
  if (ids.length > maxAdded) throw invalidField('people', 'max.array', { limit: maxAdded })
  if (ids.length === 0) return undefined
  const people = await heldContacts(tx, caller, ids)
  if (people.length < ids.length) throw invalidField('people', 'nobody')
  return withPeople(context, ids, await insertEvent(context, 'added', { people: ids }))
}

async function withPeople<T extends { lastNumber: number }>(
  context: InConversation,
  ids: readonly string[],
  posted: T,
) {
  const { record } = context
  for (const person of ids)
    await setMember(context, record.id, person, { seen: posted.lastNumber, isHeld: false })
  return { participants: [...record.participants, ...ids], ...posted }
}

/** The values after users left: the owner is one of those who are still there. */
function without({ participants, owner }: Conversation, gone: string) {
  const left = participants.filter((id) => id !== gone)
  return { participants: left, owner: owner === gone ? (left[0] ?? null) : owner }
}

async function removed(context: InConversation, person: string) {
  const { record, caller } = context
  if (record.owner !== caller.userId && caller.role !== 'admin')
    throw forbidden(conversations, caller, 'rename')
  if (person === caller.userId || !record.participants.includes(person))
    throw invalidField('person', 'nobody')
  const posted = await insertEvent(context, 'removed', { people: [person] })
  return { ...without(record, person), ...posted }
}

/**
 * Lets the caller join a channel.
 * @throws Problem missing if there is no such channel.
 */
async function join(writer: Writer, id: string): Promise<void> {
  const { userId } = writer.caller
  if (!isId(id) || !userId) throw new Problem({ kind: 'missing' })
  await inTransaction(writer, async (writing) => {
    const [found] = await writing.tx.query<Stored>({
      name: 'chat_channel',
      text: `select * from "conversations" where "id" = $1 and "kind" = 'channel' for update`,
      values: [id],
    })
    if (!found) throw new Problem({ kind: 'missing' })
    const { search: _search, ...record } = found
    const context = inside(writing, record as Stored)
    if (context.record.participants.includes(userId)) return
    const posted = await insertEvent(context, 'joined')
    await save(writing, context.record as Stored, await withPeople(context, [userId], posted))
  })
}

/** Creates a channel with the caller as its owner and only participant. */
async function createChannel(writer: Writer, name: string): Promise<string> {
  const { userId } = writer.caller
  if (!userId) throw new Problem({ kind: 'unauthenticated' })
  return inTransaction(writer, async (writing) => {
    const [taken] = await writing.tx.query({
      name: 'chat_channel_named',
      text: `select from "conversations" where "kind" = 'channel' and lower("name") = lower($1) limit 1`,
      values: [name],
    })
    if (taken) throw invalidField('name', 'unique')
    const values = { id: uuid7(), kind: 'channel', name, owner: userId, participants: [userId] }
    const made = await insertTrusted(writing, conversations, values)
    const stored = made as Stored
    const posted = await insertEvent(inside(writing, stored), 'created', { name })
    await save(writing, stored, posted)
    await setMember(writing, values.id, userId, { seen: posted.lastNumber })
    return values.id
  })
}

/** All channels by name, whether or not the caller takes part; `capped` if there are more. */
async function channelsOf({ database, caller }: Reader) {
  const rows = await database.query<{ id: string; name: string; people: number; isMember: boolean }>(
    statement(
      sql`select "id", "name", cardinality("participants") as "people", ${caller.userId}::uuid = any("participants") as "isMember" from "conversations" where "kind" = 'channel' order by lower("name") collate "C", "id" ${sql.raw(`limit ${maxWhole + 1}`)}`,
    ),
  )
  return { channels: rows.slice(0, maxWhole), capped: rows.length > maxWhole }
}

/** The handlers of the endpoints for groups, channels and marks. */
export const groupHandlers: Handlers<typeof groupCalls> = {
  channels: (request) => channelsOf(ownReader(request)),
  search: (request) => searchMessages(ownReader(request), request.input.q),
  thread: (request) => threadOf(ownReader(request), request.input.messageId),
  threads: (request) => threadsOf(ownReader(request)),
  markThreadAsSeen: async (request) => {
    await markThreadAsSeen(ownWriter(request), request.input.messageId)
    return undefined
  },
  createChannel: async (request) => ({
    conversationId: await createChannel(ownWriter(request), request.input.name),
  }),
  join: async (request) => {
    await join(ownWriter(request), request.input.conversationId)
    return { conversationId: request.input.conversationId }
  },
  addPeople: async (request) => {
    const { conversationId, people } = request.input
    await inGroup(ownWriter(request), conversationId, (context) => added(context, people))
    return undefined
  },
  removePerson: async (request) => {
    const { conversationId, person } = request.input
    await inGroup(ownWriter(request), conversationId, (context) => removed(context, person))
    return undefined
  },
  leave: async (request) => {
    await inGroup(ownWriter(request), request.input.conversationId, async (context) => ({
      ...without(context.record, String(context.caller.userId)),
      ...(await insertEvent(context, 'left')),
    }))
    return undefined
  },
  ...messageHandlers,
}
