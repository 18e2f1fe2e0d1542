import { Problem } from '#server/base/errors/problem'
import { markRead } from '#server/features/notifications/mark-read'
import { isId } from '#server/read/query'
import { inTransaction, type Stored, type Writer, type Writing } from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import { conversations } from '../conversations.resource'
import { memberIn, setMember } from './chat-seats.server'

/**
 * Locks the conversation: no message can be added meanwhile, so the seen position is exact.
 * @throws Problem missing if the caller is no participant.
 */
function locked(writing: Writing, id: string): Promise<Stored> {
  if (!isId(id)) throw new Problem({ kind: 'missing' })
  return lockAllowed(writing, conversations, id, 'read', undefined)
}

/** Which messages were seen: all, or those up to a number. `opens` says that the user has opened the conversation. */
export interface SeenMessages {
  readonly upTo?: number | undefined
  readonly opens?: boolean
}

/**
 * Marks messages of a conversation as seen; idempotent. Messages that were marked as unread stay so, unless all are
 * marked or the user has opened the conversation.
 * @throws Problem missing if the caller is no participant.
 */
export async function markAsSeen(writer: Writer, id: string, { upTo, opens }: SeenMessages): Promise<void> {
  await inTransaction(writer, async (writing) => {
    const { id: conversation, lastNumber } = await locked(writing, id)
    const me = String(writing.caller.userId)
    const member = await memberIn(writing, conversation, me)
    const before = Number(member?.['seen'] ?? 0)
    const isHeld = member?.['isHeld'] === true && upTo !== undefined && !opens
    const seen = isHeld ? before : Math.max(before, Math.min(upTo ?? Infinity, Number(lastNumber)))
    await setMember(writing, conversation, me, { seen, isHeld, seenAt: writing.now() })
    if (!isHeld) await markRead(writing, { about: { resource: conversations.name, record: conversation } })
  })
}

/**
 * Marks a conversation as unread from a message on, by default from the last one that is not the caller's own. It
 * stays so until the caller opens the conversation again or sends a message.
 * @throws Problem missing if the caller is no participant, or there is no such message.
 */
export async function markAsUnread(writer: Writer, id: string, message: string | null): Promise<void> {
  await inTransaction(writer, async (writing) => {
    const conversation = await locked(writing, id)
    const from = await numberOf(writing, conversation.id, message)
    if (from === undefined) return
    const values = { seen: from - 1, isHeld: true, seenAt: writing.now() }
    await setMember(writing, conversation.id, String(writing.caller.userId), values)
  })
}

/** Mutes a conversation for the caller, or unmutes it. */
export async function mute(writer: Writer, id: string, isMuted: boolean): Promise<void> {
  await inTransaction(writer, async (writing) => {
    const conversation = await locked(writing, id)
    await setMember(writing, conversation.id, String(writing.caller.userId), { isMuted })
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
      then "sender" <> $3 and "status" = 'sent' and "event" = 'none' and "thread" is null else "id" = $2 and "thread" is null end order by "number" desc limit 1`,
    values: [conversation, message, caller.userId],
  })
  if (!found && message !== null) throw new Problem({ kind: 'missing' })
  return found && Number(found.number)
}
