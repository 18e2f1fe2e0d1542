import { sql } from '#server/db/statement'
import { Problem } from '#server/base/errors/problem'
import { isId } from '#server/read/query'
import { inTransaction, type Stored, type Writer, type Writing } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import { lockAllowed } from '#server/write/lock'
import { change } from '#server/write/save'
import { chatMembers } from '../chat-members.resource'
import { conversations } from '../conversations.resource'

/**
 * The conversation, locked: while it is, nothing is said in it, so that what was seen is exactly what was there.
 * @throws Problem missing where the caller takes no part in it.
 */
function locked(writing: Writing, id: string): Promise<Stored> {
  if (!isId(id)) throw new Problem({ kind: 'missing' })
  return lockAllowed(writing, conversations, id, 'read', undefined)
}

/** Writes how far the caller has seen a locked conversation. Where that is stored already, nothing is written. */
async function setSeen(writing: Writing, conversation: string, seen: number): Promise<void> {
  const { tx, caller, now } = writing
  const name = `${conversation}:${caller.userId}`
  const [member] = await tx.query<Stored>({
    name: 'chat_member',
    text: 'select * from "chatMembers" where "place" = $1 for update',
    values: [name],
  })
  if (!member) {
    await insertTrusted(writing, chatMembers, {
      conversation,
      person: caller.userId,
      place: name,
      seen,
      seenAt: now(),
    })
    return
  }
  if (member['seen'] === seen) return
  const values = { seen, seenAt: now() }
  await change(writing, tx, chatMembers, { operation: 'update', record: member, values, rule: sql`true` })
}

/**
 * Everything that has been said in a conversation is seen; done twice it is done once.
 * @throws Problem missing where the caller takes no part in it.
 */
export async function markAsSeen(writer: Writer, id: string): Promise<void> {
  await inTransaction(writer, async (writing) => {
    const conversation = await locked(writing, id)
    await setSeen(writing, conversation.id, Number(conversation['lastNumber']))
  })
}

/**
 * A conversation is unread from a message on, or, where none is named, from the last one that is not the caller's own.
 * @throws Problem missing where the caller takes no part in it, or it has no such message.
 */
export async function markAsUnread(writer: Writer, id: string, message: string | null): Promise<void> {
  await inTransaction(writer, async (writing) => {
    const conversation = await locked(writing, id)
    const from = await numberOf(writing, conversation.id, message)
    if (from !== undefined) await setSeen(writing, conversation.id, from - 1)
  })
}

async function numberOf(
  { tx, caller }: Writing,
  conversation: string,
  message: string | null,
): Promise<number | undefined> {
  if (message !== null && !isId(message)) throw new Problem({ kind: 'missing' })
  const [found] = await tx.query<{ number: number }>({
    text: `select "number" from "messages" where "conversation" = $1 and case when $2::uuid is null
      then "sender" <> $3 and "status" = 'sent' else "id" = $2 end order by "number" desc limit 1`,
    values: [conversation, message, caller.userId],
  })
  if (!found && message !== null) throw new Problem({ kind: 'missing' })
  return found && Number(found.number)
}
