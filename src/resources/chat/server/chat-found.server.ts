import type { Caller } from '#server/base/caller'
import { sql, statement, type SQL } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import type { Reader } from '#server/read/list'
import { Problem } from '#server/base/errors/problem'
import { isId, maxWhole } from '#server/read/query'
import { maxUnread } from '../chat.wire'
import { conversations, type Conversation } from '../conversations.resource'

/** The ids of two users in a fixed order. */
export const pairOf = (value: string, other: string): string => [value, other].toSorted().join(':')

/** A conversation as its participant finds it. */
export type Found = Pick<
  Conversation,
  'id' | 'kind' | 'name' | 'participants' | 'lastNumber' | 'lastMessageAt' | 'owner'
> & {
  readonly unreadCount: number
  readonly mentionCount: number
  readonly isMuted: boolean
  readonly isHeld: boolean
}

/**
 * The number of messages after the caller's seen position that are neither their own nor deleted nor lines of the
 * system, and of those that mention the caller. Only the newest are counted, as many as `maxUnread` and one more.
 */
const unreadSql = (caller: Caller): SQL =>
  sql`select count(*) as "unreadCount", count(*) filter (where "n"."people" @> array[${caller.userId}::uuid]) as "mentionCount" from (select "m"."people" from "messages" "m" where "m"."conversation" = "c"."id" and "m"."number" > coalesce("s"."seen", 0) and "m"."sender" <> ${caller.userId} and "m"."status" = 'sent' and "m"."event" = 'none' and "m"."thread" is null order by "m"."number" desc ${sql.raw(`limit ${maxUnread + 1}`)}) "n"`

/**
 * The conversations that the caller may read and that meet a condition on `c`; one more than the limit, if there are
 * more.
 */
export async function findConversations({ app, database, caller }: Reader, condition: SQL): Promise<Found[]> {
  const allowed = requireAllowed(app, conversations, 'read', caller, 'c')
  const rows = await database.query<Found>(
    statement(
      sql`select "c"."id", "c"."kind", "c"."name", "c"."participants", "c"."lastNumber", "c"."lastMessageAt", "c"."owner", coalesce("s"."isMuted", false) as "isMuted", coalesce("s"."isHeld", false) as "isHeld", "u".* from "conversations" "c" left join "chatMembers" "s" on "s"."place" = "c"."id" || ':' || ${caller.userId}::text cross join lateral (${unreadSql(caller)}) "u" where ${allowed} and ${condition} order by "c"."lastMessageAt" desc nulls last, "c"."id" ${sql.raw(`limit ${maxWhole + 1}`)}`,
    ),
  )
  return rows.map((row) => ({
    ...row,
    unreadCount: Number(row.unreadCount),
    mentionCount: Number(row.mentionCount),
  }))
}

/**
 * The ids of the participants of a conversation.
 * @throws Problem missing if the caller is no participant.
 */
export async function participantIds(reader: Reader, id: string): Promise<readonly string[]> {
  const allowed = requireAllowed(reader.app, conversations, 'read', reader.caller, 'c')
  const [found] = isId(id)
    ? await reader.database.query<Pick<Conversation, 'participants'>>(
        statement(
          sql`select "c"."participants" from "conversations" "c" where ${allowed} and "c"."id" = ${id}`,
        ),
      )
    : []
  if (!found) throw new Problem({ kind: 'missing' })
  return found.participants
}

/**
 * Requires that a message of a conversation can begin a thread.
 * @throws Problem missing if it does not.
 */
export async function requireThread(
  { database }: Reader,
  conversation: string,
  message: string,
): Promise<void> {
  const [found] = isId(message)
    ? await database.query({
        name: 'chat_thread_in',
        text: `select from "messages" where "id" = $1 and "conversation" = $2 and "thread" is null and "event" = 'none'`,
        values: [message, conversation],
      })
    : []
  if (!found) throw new Problem({ kind: 'missing' })
}
