import { sql, statement } from '#server/db/statement'
import { Problem } from '#server/base/errors/problem'
import { findOne } from '#server/read/find-one'
import { isId } from '#server/read/query'
import type { Reader } from '#server/read/list'
import type { Row } from '#server/read/selection'
import { inTransaction, readerIn, type Stored, type Writer, type Writing } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import { lockAllowed } from '#server/write/lock'
import { change } from '#server/write/save'
import { chatThreads } from '../chat-threads.resource'
import { conversations } from '../conversations.resource'
import { messages } from '../messages.resource'
import { pushMessage, type PushedIn } from './chat-push.server'
import { contentOf } from './chat-content.server'
import { mentionsIn } from './chat-events.server'
import { messageColumns, messagesOf, type StoredMessage } from './chat-message.server'
import { describedById } from './chat-reading.server'

const maxReplies = 200
const maxThreads = 50

type GivenReply = Parameters<typeof contentOf>[1]

/**
 * The message that begins a thread, locked.
 * @throws Problem missing if the caller may not read it, it was deleted, or it is a reply itself.
 */
async function lockedRoot(writing: Writing, id: string): Promise<Stored> {
  if (!isId(id)) throw new Problem({ kind: 'missing' })
  const root = await lockAllowed(writing, messages, id, 'read', undefined)
  if (root['thread'] !== null || root['event'] !== 'none') throw new Problem({ kind: 'missing' })
  return root
}

/**
 * Adds a reply to a thread. The author of the message, those who reply and those who are mentioned take part in it.
 * @throws Problem missing if there is no such message; invalid if the reply is empty.
 */
export async function reply(
  writing: Writing,
  thread: string,
  given: GivenReply,
): Promise<Row<typeof messages>> {
  const root = await lockedRoot(writing, thread)
  const me = String(writing.caller.userId)
  const record = await lockAllowed(writing, conversations, String(root['conversation']), 'post', undefined)
  const content = await contentOf(writing, given)
  const people = await mentionsIn(writing, record['participants'] as string[], content.body)
  const number = Number(root['replyCount']) + 1
  const createdAt = writing.now()
  const values = { conversation: record.id, sender: me, number, thread, people, ...content, createdAt }
  const { id } = await insertTrusted(writing, messages, values)
  const counted = { replyCount: number, repliedAt: createdAt }
  await change(writing, writing.tx, messages, {
    operation: 'reply',
    record: root,
    values: counted,
    rule: sql`true`,
  })
  await follow(writing, root, me, number)
  for (const person of new Set([String(root['sender']), ...people]))
    if (person !== me) await follow(writing, root, person)
  await pushMessage(
    { ...writing, record: record as Stored & PushedIn },
    { body: content.body, people, thread },
  )
  return findOne(readerIn(writing), messages, id)
}

/** Stores how far a user has seen a thread; without a number only that they take part. */
async function follow(writing: Writing, root: Stored, person: string, seen?: number): Promise<void> {
  const name = `${root.id}:${person}`
  const [known] = await writing.tx.query<Stored>({
    name: 'chat_thread_seat',
    text: 'select * from "chatThreads" where "place" = $1 for update',
    values: [name],
  })
  if (!known) {
    const conversation = String(root['conversation'])
    const seat = { thread: root.id, conversation, person, seen: seen ?? 0 }
    await insertTrusted(writing, chatThreads, { ...seat, place: name })
  } else if (seen !== undefined && Number(known['seen']) < seen) {
    const entry = { operation: 'update', record: known, values: { seen }, rule: sql`true` }
    await change(writing, writing.tx, chatThreads, entry)
  }
}

/** Marks all replies of a thread as seen by the caller, if they take part in it. */
export async function markThreadAsSeen(writer: Writer, id: string): Promise<void> {
  await inTransaction(writer, async (writing) => {
    const root = await lockedRoot(writing, id)
    const me = String(writing.caller.userId)
    const [known] = await writing.tx.query({
      name: 'chat_thread_followed',
      text: 'select from "chatThreads" where "place" = $1',
      values: [`${id}:${me}`],
    })
    if (known) await follow(writing, root, me, Number(root['replyCount']))
  })
}

/**
 * A message with its newest replies.
 * @throws Problem missing if the caller may not read it.
 */
export async function threadOf(reader: Reader, id: string) {
  if (!isId(id)) throw new Problem({ kind: 'missing' })
  const root = await findOne(reader, messages, id)
  const rows = await reader.database.query<StoredMessage>(
    statement(
      sql`select ${messageColumns} from "messages" "m" where "m"."thread" = ${id} order by "m"."number" desc ${sql.raw(`limit ${maxReplies + 1}`)}`,
    ),
  )
  const [first, ...replies] = await messagesOf(reader, [root, ...rows.slice(0, maxReplies).toReversed()])
  if (!first) throw new Problem({ kind: 'missing' })
  return { root: first, replies, capped: rows.length > maxReplies }
}

/** The threads in which the caller takes part, with their unread replies; the last reply first. */
export async function threadsOf(reader: Reader) {
  const rows = await reader.database.query<StoredMessage & { conversation: string; unreadCount: number }>(
    statement(
      sql`select ${messageColumns}, "m"."conversation", greatest(0, "m"."replyCount" - "t"."seen") as "unreadCount" from "chatThreads" "t" join "messages" "m" on "m"."id" = "t"."thread" join "conversations" "c" on "c"."id" = "m"."conversation" where "t"."person" = ${reader.caller.userId} and "c"."participants" @> array[${reader.caller.userId}::uuid] and "m"."replyCount" > 0 order by "m"."repliedAt" desc, "m"."id" ${sql.raw(`limit ${maxThreads}`)}`,
    ),
  )
  const described = await describedById(
    reader,
    rows.map(({ conversation }) => conversation),
  )
  const shown = await messagesOf(reader, rows)
  return {
    threads: shown.flatMap((message, index) => {
      const row = rows[index]
      const found = described.get(row?.conversation ?? '')
      if (!row || !found) return []
      return [{ ...message, conversationKey: found.conversationKey, unreadCount: Number(row.unreadCount) }]
    }),
  }
}
