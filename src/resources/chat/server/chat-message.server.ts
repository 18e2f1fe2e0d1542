import type { Queryable } from '#server/base/database'
import type { Reader } from '#server/read/list'
import { withAddresses } from '#server/read/uploads/values'
import { sql, statement, type SQL } from '#server/db/statement'
import { messages, type Message } from '../messages.resource'

type Stored = Pick<
  Message,
  | 'id'
  | 'number'
  | 'sender'
  | 'body'
  | 'event'
  | 'people'
  | 'thread'
  | 'replyCount'
  | 'repliedAt'
  | 'contentType'
  | 'attachments'
  | 'createdAt'
  | 'editedAt'
  | 'status'
  | 'version'
>

/** The columns of a message, from the table `m`. */
export const messageColumns: SQL = sql.raw(
  [
    'id',
    'number',
    'sender',
    'body',
    'event',
    'people',
    'thread',
    'replyCount',
    'repliedAt',
    'contentType',
    'attachments',
    'createdAt',
    'editedAt',
    'status',
    'version',
  ]
    .map((name) => `"m"."${name}"`)
    .join(', '),
)

/** An emoji with the users who chose it. */
export interface Reaction {
  readonly emoji: string
  readonly people: readonly string[]
}

/** The caller for whom attachment URLs are signed. */
type Showing = Pick<Reader, 'sign' | 'caller'>

/**
 * A message as sent to the client, with signed URLs of its attachments. Of a deleted message only its existence is
 * sent.
 */
export const messageOf = (
  { sender, body, status, ...message }: Stored,
  { sign, caller }: Showing,
  reactions: readonly Reaction[] = [],
) => ({
  id: message.id,
  number: message.number,
  body: body ?? '',
  event: message.event,
  people: message.people,
  thread: message.thread,
  replyCount: message.replyCount,
  repliedAt: message.repliedAt,
  contentType: message.contentType,
  attachments: sign
    ? withAddresses(messages.fields, { attachments: message.attachments }, (location) =>
        sign(location, { caller, record: { resource: messages.name, id: message.id, isInTrash: false } }),
      ).attachments
    : message.attachments,
  createdAt: message.createdAt,
  senderId: sender,
  editedAt: message.editedAt,
  isDeleted: status === 'deleted',
  reactions: status === 'deleted' ? [] : reactions,
  version: message.version,
})
export type MessageOutput = ReturnType<typeof messageOf>
export type StoredMessage = Stored

/** Messages with their reactions, those that were chosen first in front. */
export async function messagesOf(
  reader: Showing & { readonly database: Queryable },
  rows: readonly Stored[],
): Promise<MessageOutput[]> {
  const reactions = await reader.database.query<Reaction & { message: string }>({
    name: 'chat_reactions',
    text: `select "message", "emoji", array_agg("person" order by "createdAt", "id") as "people" from "chatReactions"
      where "message" = any($1::uuid[]) group by "message", "emoji" order by min("createdAt"), "emoji"`,
    values: [rows.map(({ id }) => id)],
  })
  const byMessage = new Map<string, Reaction[]>()
  for (const { message, ...reaction } of reactions)
    byMessage.set(message, [...(byMessage.get(message) ?? []), reaction])
  return rows.map((row) => messageOf(row, reader, byMessage.get(row.id)))
}

/** The most pinned messages of a conversation. */
export const maxPins = 50

/** The ids of the pinned messages of a conversation, the last pinned first. */
export async function pinsOf(database: Queryable, conversation: string): Promise<string[]> {
  const rows = await database.query<{ message: string }>({
    name: 'chat_pins',
    text: `select "message" from "chatPins" where "conversation" = $1 order by "createdAt" desc, "id" desc limit ${maxPins}`,
    values: [conversation],
  })
  return rows.map(({ message }) => message)
}

/** The pinned messages of a conversation, the last pinned first; only for conversations that the caller may read. */
export async function pinnedMessages(reader: Reader, conversation: string): Promise<MessageOutput[]> {
  const ids = await pinsOf(reader.database, conversation)
  const rows = await reader.database.query<Stored>(
    statement(
      sql`select ${messageColumns} from "messages" "m" where "m"."id" = any(${sql.param(ids)}::uuid[]) and "m"."status" = 'sent'`,
    ),
  )
  const pinned = await messagesOf(reader, rows)
  return ids.flatMap((id) => pinned.find((message) => message.id === id) ?? [])
}
