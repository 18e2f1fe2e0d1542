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
 * Locks the conversation: no message can be added meanwhile, so the seen position is exact.
 * @throws Problem missing if the caller is no participant.
 */
function locked(writing: Writing, id: string): Promise<Stored> {
  if (!isId(id)) throw new Problem({ kind: 'missing' })
  return lockAllowed(writing, conversations, id, 'read', undefined)
}

/** Stores the caller's seen position in a locked conversation; skips the write if it is unchanged. */
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
 * Marks all messages of a conversation as seen; idempotent.
 * @throws Problem missing if the caller is no participant.
 */
export async function markAsSeen(writer: Writer, id: string): Promise<void> {
  await inTransaction(writer, async (writing) => {
    const conversation = await locked(writing, id)
    await setSeen(writing, conversation.id, Number(conversation['lastNumber']))
  })
}

/**
 * Marks a conversation as unread from a message on, by default from the last one that is not the caller's own.
 * @throws Problem missing if the caller is no participant, or there is no such message.
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
