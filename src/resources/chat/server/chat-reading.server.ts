import type { Caller } from '#server/base/caller'
import { sql, statement, type SQL } from '#server/db/statement'
import { Problem } from '#server/base/errors/problem'
import { requireAllowed } from '#server/read/access-sql'
import type { Reader } from '#server/read/list'
import { isId, maxWhole } from '#server/read/query'
import { clientIdsOf } from './chat-client-ids.server'
import { contactNamed, peopleOf, type Person } from './chat-people.server'
import { messageColumns, messageOf, type StoredMessage } from './chat-message.server'
import { conversations, type Conversation } from '../conversations.resource'

/** The two of a conversation of two, in one order. */
export const pairOf = (value: string, other: string): string => [value, other].toSorted().join(':')

type Found = Pick<Conversation, 'id' | 'kind' | 'name' | 'participants' | 'lastNumber' | 'lastMessageAt'> & {
  readonly unreadCount: number
}

/** What comes after the position up to which a user has seen a conversation, and is neither their own nor deleted. */
const unreadSql = (caller: Caller): SQL =>
  sql`(select count(*) from "messages" "m" where "m"."conversation" = "c"."id" and "m"."number" > coalesce((select "s"."seen" from "chatMembers" "s" where "s"."place" = "c"."id" || ':' || ${caller.userId}::text), 0) and "m"."sender" <> ${caller.userId} and "m"."status" = 'sent')`

/** The conversations that the caller reads and that meet a condition on `c`; one more than are answered, where there are more. */
async function find({ app, database, caller }: Reader, condition: SQL): Promise<Found[]> {
  const allowed = requireAllowed(app, conversations, 'read', caller, 'c')
  const rows = await database.query<Found>(
    statement(
      sql`select "c"."id", "c"."kind", "c"."name", "c"."participants", "c"."lastNumber", "c"."lastMessageAt", ${unreadSql(caller)} as "unreadCount" from "conversations" "c" where ${allowed} and ${condition} order by "c"."lastMessageAt" desc nulls last, "c"."id" ${sql.raw(`limit ${maxWhole + 1}`)}`,
    ),
  )
  return rows.map((row) => ({ ...row, unreadCount: Number(row.unreadCount) }))
}

/** How a conversation is told: with the people in it, and by the key that stands for it in addresses. */
function described(found: Found, people: ReadonlyMap<string, Person>, me: string | null) {
  const { participants, ...rest } = found
  const there = participants.flatMap((id) => people.get(id) ?? [])
  const other = there.find(({ id }) => id !== me)
  const conversationKey = (found.kind === 'one' ? other?.username : undefined) ?? found.id
  return { ...rest, conversationKey, participants: there }
}

/** Everything the caller takes part in, the latest first, each with its last message; `capped` where there is more. */
export async function conversationsOf(reader: Reader) {
  const all = await find(reader, sql`true`)
  const found = all.slice(0, maxWhole)
  const people = await peopleOf(
    reader.database,
    found.flatMap(({ participants }) => participants),
  )
  const last = await reader.database.query<StoredMessage & { conversation: string }>(
    statement(
      sql`select "c"."id" as "conversation", "m".* from unnest(${sql.param(found.map(({ id }) => id))}::uuid[]) as "c" ("id") cross join lateral (select ${messageColumns} from "messages" "m" where "m"."conversation" = "c"."id" order by "m"."number" desc limit 1) "m"`,
    ),
  )
  const byConversation = new Map(last.map((message) => [message.conversation, messageOf(message, reader)]))
  const answered = found.map((item) => ({
    ...described(item, people, reader.caller.userId),
    messages: [byConversation.get(item.id)].filter((message) => message !== undefined),
  }))
  return { conversations: answered, capped: all.length > maxWhole }
}

/** The condition by which a key names a conversation: its id, or the username of the other of two. */
async function keyCondition({ database, caller }: Reader, key: string): Promise<SQL> {
  if (isId(key)) return sql`"c"."id" = ${key}`
  const [named] = await database.query<{ record: string }>({
    name: 'chat_named',
    text: `select "record" from "slugs" where "resource" = 'users' and "slug" = $1`,
    values: [key.replaceAll('\0', '')],
  })
  return named ? sql`"c"."pair" = ${pairOf(named.record, caller.userId ?? '')}` : sql`false`
}

/** Which messages of a conversation are read. */
export interface MessagePage {
  readonly before?: number | undefined
  /** The id of a message that stands in the middle. */
  readonly around?: string | undefined
  readonly limit: number
}

/**
 * One conversation by its key, with the newest `limit` messages, or those before the message of a number, or those around
 * a message.
 * @throws Problem missing where there is none, none that the caller takes part in, or no such message in it.
 */
export async function conversationOf(reader: Reader, key: string, page: MessagePage) {
  const { limit } = page
  const [found] = await find(reader, await keyCondition(reader, key))
  if (!found) throw new Problem({ kind: 'missing' })
  const people = await peopleOf(reader.database, found.participants)
  const output = described(found, people, reader.caller.userId)
  const before = page.around === undefined ? page.before : await behind(reader, found.id, page.around, limit)
  const messages = await reader.database.query<StoredMessage>(
    statement(
      sql`select ${messageColumns} from "messages" "m" where "m"."conversation" = ${found.id} and "m"."number" < ${before ?? found.lastNumber + 1} order by "m"."number" desc ${sql.raw(`limit ${Number(limit)}`)}`,
    ),
  )
  const seen = await seenPositions(reader, found.id)
  const own = messages.filter(({ sender }) => sender === reader.caller.userId)
  const clientIds = await clientIdsOf(
    reader,
    own.map(({ id }) => id),
  )
  return {
    ...output,
    firstUnread: found.unreadCount > 0 ? await firstUnreadIn(reader, found.id) : null,
    participants: output.participants.map((person) => ({ ...person, ...(seen.get(person.id) ?? unseen) })),
    messages: messages.toReversed().map((message) => ({
      ...messageOf(message, reader),
      clientId: clientIds.get(message.id) ?? null,
    })),
  }
}

/** The number behind the last message of a page with a message in its middle; messages are numbered without a gap. */
async function behind({ database }: Reader, conversation: string, message: string, limit: number) {
  const [found] = isId(message)
    ? await database.query<{ number: number }>({
        name: 'chat_number_of',
        text: 'select "number" from "messages" where "conversation" = $1 and "id" = $2',
        values: [conversation, message],
      })
    : []
  if (!found) throw new Problem({ kind: 'missing' })
  return Number(found.number) + Math.ceil(limit / 2)
}

/** The number of the first message that counts as unread for the caller. */
async function firstUnreadIn({ database, caller }: Reader, conversation: string): Promise<number | null> {
  const [found] = await database.query<{ number: number | null }>({
    name: 'chat_first_unread',
    text: `select min("number") as "number" from "messages" where "conversation" = $1 and "sender" <> $2 and "status" = 'sent'
      and "number" > coalesce((select "seen" from "chatMembers" where "place" = $1::text || ':' || $2::text), 0)`,
    values: [conversation, caller.userId],
  })
  return found?.number == null ? null : Number(found.number)
}

const unseen = { seen: 0, seenAt: null }

/** How far each participant has seen a conversation. */
async function seenPositions({ database }: Reader, conversation: string) {
  const rows = await database.query<{ person: string; seen: number; seenAt: string | null }>({
    name: 'chat_seen_by',
    text: 'select "person", "seen", "seenAt" from "chatMembers" where "conversation" = $1',
    values: [conversation],
  })
  return new Map(rows.map(({ person, seen, seenAt }) => [person, { seen: Number(seen), seenAt }]))
}

/**
 * Who takes part in a conversation; where there is none yet, whoever would be in it.
 * @throws Problem missing where the key names neither a conversation of the caller nor one of their contacts.
 */
export async function participantsOf(reader: Reader, key: string): Promise<readonly Person[]> {
  const { database, caller } = reader
  const [found] = await find(reader, await keyCondition(reader, key))
  if (found) {
    const people = await peopleOf(database, found.participants)
    return found.participants.flatMap((id) => people.get(id) ?? [])
  }
  const contact = isId(key) ? undefined : await contactNamed(database, caller, key.replaceAll('\0', ''))
  if (!contact) throw new Problem({ kind: 'missing' })
  const mine = await peopleOf(database, [caller.userId ?? ''])
  return [...mine.values(), contact]
}

/** How many messages of a conversation the caller has not seen. */
export async function unreadIn(reader: Reader, id: string): Promise<number> {
  const [found] = await find(reader, sql`"c"."id" = ${id}`)
  return found?.unreadCount ?? 0
}
