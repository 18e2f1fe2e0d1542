import { sql, statement, type SQL } from '#server/db/statement'
import { Problem } from '#server/base/errors/problem'
import type { Reader } from '#server/read/list'
import { isId, maxWhole } from '#server/read/query'
import { clientIdsOf } from './chat-client-ids.server'
import { contactNamed, peopleOf, withPhoto, type Person } from './chat-people.server'
import { findConversations, pairOf, type Found } from './chat-found.server'
import { presenceOf, type Presence } from './chat-presence.server'
import { messageColumns, messageOf, messagesOf, pinsOf, type StoredMessage } from './chat-message.server'

/** A conversation as sent to the client: with its participants, and with its key for URLs. */
function described(found: Found, people: ReadonlyMap<string, Person>, reader: Reader) {
  const { participants, isHeld: _isHeld, owner: _owner, ...rest } = found
  const there = participants
    .flatMap((id) => people.get(id) ?? [])
    .map((person) => withPhoto(person, reader, 'conversations', found.id))
  const other = there.find(({ id }) => id !== reader.caller.userId)
  const conversationKey = (found.kind === 'one' ? other?.username : undefined) ?? found.id
  return { ...rest, conversationKey, participants: there }
}

/** The caller's conversations, latest first, each with its last message; `capped` if there are more. */
export async function conversationsOf(reader: Reader) {
  const all = await findConversations(reader, sql`true`)
  const found = all.slice(0, maxWhole)
  const people = await peopleOf(
    reader.database,
    found.flatMap(({ participants }) => participants),
  )
  const last = await reader.database.query<StoredMessage & { conversation: string }>(
    statement(
      sql`select "c"."id" as "conversation", "m".* from unnest(${sql.param(found.map(({ id }) => id))}::uuid[]) as "c" ("id") cross join lateral (select ${messageColumns} from "messages" "m" where "m"."conversation" = "c"."id" and "m"."thread" is null order by "m"."number" desc limit 1) "m"`,
    ),
  )
  const byConversation = new Map(last.map((message) => [message.conversation, messageOf(message, reader)]))
  const presence = await presenceOf(reader.database, [...people.keys()])
  const answered = found.map((item) => ({
    ...present(described(item, people, reader), presence),
    messages: [byConversation.get(item.id)].filter((message) => message !== undefined),
  }))
  return { conversations: answered, capped: all.length > maxWhole }
}

/** Conversations of the caller by their ids. */
export async function describedById(reader: Reader, ids: readonly string[]) {
  const found = await findConversations(reader, sql`"c"."id" = any(${sql.param([...new Set(ids)])}::uuid[])`)
  const people = await peopleOf(
    reader.database,
    found.flatMap(({ participants }) => participants),
  )
  return new Map(found.map((item) => [item.id, described(item, people, reader)]))
}

/** A conversation with the presence of its participants. */
const present = <C extends { participants: readonly Person[] }>(
  conversation: C,
  presence: (id: string) => Presence,
) => ({
  ...conversation,
  participants: conversation.participants.map((person) => ({ ...person, ...presence(person.id) })),
})

/** The condition for a key: the id of a conversation, or the username of the other participant. */
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
  /** The id of the message in the middle. */
  readonly around?: string | undefined
  readonly limit: number
}

/**
 * One conversation by its key, with the newest `limit` messages, or those before a number, or those around a message.
 * @throws Problem missing if the conversation or the message does not exist, or the caller is no participant.
 */
export async function conversationOf(reader: Reader, key: string, page: MessagePage) {
  const { limit } = page
  const [found] = await findConversations(reader, await keyCondition(reader, key))
  if (!found) throw new Problem({ kind: 'missing' })
  const people = await peopleOf(reader.database, found.participants)
  const output = described(found, people, reader)
  const before = page.around === undefined ? page.before : await behind(reader, found.id, page.around, limit)
  const messages = await reader.database.query<StoredMessage>(
    statement(
      sql`select ${messageColumns} from "messages" "m" where "m"."conversation" = ${found.id} and "m"."thread" is null and "m"."number" < ${before ?? found.lastNumber + 1} order by "m"."number" desc ${sql.raw(`limit ${Number(limit)}`)}`,
    ),
  )
  const seen = await seenPositions(reader, found.id)
  const own = messages.filter(({ sender }) => sender === reader.caller.userId)
  const clientIds = await clientIdsOf(
    reader,
    own.map(({ id }) => id),
  )
  const presence = await presenceOf(reader.database, found.participants)
  const unread = found.unreadCount > 0 ? await firstUnreadIn(reader, found.id) : undefined
  const shown = await messagesOf(reader, messages.toReversed())
  return {
    ...output,
    firstUnread: unread ? Number(unread.number) : null,
    firstUnreadAt: unread?.createdAt ?? null,
    isHeld: found.isHeld,
    owner: found.owner,
    pins: await pinsOf(reader.database, found.id),
    participants: output.participants.map((person) => ({
      ...person,
      ...presence(person.id),
      ...(seen.get(person.id) ?? unseen),
    })),
    messages: shown.map((message) => ({ ...message, clientId: clientIds.get(message.id) ?? null })),
  }
}

/** The exclusive upper number of a page with a message in the middle; message numbers have no gaps. */
async function behind({ database }: Reader, conversation: string, message: string, limit: number) {
  const [found] = isId(message)
    ? await database.query<{ number: number }>({
        name: 'chat_number_of',
        // A reply is shown with the message that it replies to.
        text: `select coalesce("r"."number", "m"."number") as "number" from "messages" "m"
          left join "messages" "r" on "r"."id" = "m"."thread" where "m"."conversation" = $1 and "m"."id" = $2`,
        values: [conversation, message],
      })
    : []
  if (!found) throw new Problem({ kind: 'missing' })
  return Number(found.number) + Math.ceil(limit / 2)
}

/** The number and the time of the caller's first unread message. */
async function firstUnreadIn({ database, caller }: Reader, conversation: string) {
  const [found] = await database.query<{ number: number; createdAt: string }>({
    name: 'chat_first_unread',
    text: `select "number", "createdAt" from "messages" where "conversation" = $1 and "sender" <> $2 and "status" = 'sent' and "event" = 'none' and "thread" is null
      and "number" > coalesce((select "seen" from "chatMembers" where "place" = $1::text || ':' || $2::text), 0)
      order by "number" limit 1`,
    values: [conversation, caller.userId],
  })
  return found
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
 * The participants of a conversation, or of the one that would be created for the key.
 * @throws Problem missing if the key names neither a conversation of the caller nor one of their contacts.
 */
export async function participantsOf(reader: Reader, key: string): Promise<readonly Person[]> {
  const { database, caller } = reader
  const [found] = await findConversations(reader, await keyCondition(reader, key))
  if (found) {
    const people = await peopleOf(database, found.participants)
    return described(found, people, reader).participants
  }
  const contact = isId(key) ? undefined : await contactNamed(database, caller, key.replaceAll('\0', ''))
  if (!contact) throw new Problem({ kind: 'missing' })
  const mine = await peopleOf(database, [caller.userId ?? ''])
  return [...mine.values(), contact].map((person) => withPhoto(person, reader, 'users', person.id))
}

/** The number of messages of a conversation that the caller has not seen. */
export async function unreadIn(reader: Reader, id: string): Promise<number> {
  const [found] = await findConversations(reader, sql`"c"."id" = ${id}`)
  return found?.unreadCount ?? 0
}
