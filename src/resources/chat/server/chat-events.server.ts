import type { ActionContext } from '#server/write/services/resource-hooks'
import { insertTrusted } from '#server/write/insert-trusted'
import { mentionedIn, everyone } from '#text/markdown/mentions'
import { messages, type Message } from '../messages.resource'
import type { conversations } from '../conversations.resource'

/** A locked conversation, in a transaction. */
export type InConversation = Omit<ActionContext<typeof conversations>, 'input'>

/** The values of the conversation after a message was added. */
export interface Posted {
  readonly lastNumber: number
  readonly lastMessageAt: string
}

/**
 * Inserts the next message of a conversation, which is locked: messages are numbered without gaps in the order in
 * which they are inserted.
 */
export async function insertMessage(
  context: InConversation,
  values: Readonly<Partial<Message>>,
): Promise<Posted> {
  const { record, caller, now } = context
  const at = now()
  const number = record.lastNumber + 1
  await insertTrusted(context, messages, {
    conversation: record.id,
    sender: caller.userId,
    number,
    ...values,
    createdAt: at,
  })
  return { lastNumber: number, lastMessageAt: at }
}

/** Adds a line of the system: what the caller did, with the users or the name that it is about. */
export const insertEvent = (
  context: InConversation,
  event: Message['event'],
  { people = [], name = null }: { people?: readonly string[]; name?: string | null } = {},
): Promise<Posted> => insertMessage(context, { event, people: [...people], body: name })

/** The ids of the participants whom a text mentions. */
export async function mentionsIn(
  { tx, caller }: Pick<InConversation, 'tx' | 'caller'>,
  participants: readonly string[],
  body: string | null,
): Promise<string[]> {
  const names = body === null ? [] : mentionedIn(body)
  if (names.length === 0) return []
  if (names.includes(everyone)) return participants.filter((id) => id !== caller.userId)
  const found = await tx.query<{ id: string }>({
    name: 'chat_mentions',
    text: 'select "id" from "users" where "id" = any($1::uuid[]) and lower("username") = any($2::text[])',
    values: [participants, names],
  })
  return found.map(({ id }) => id)
}
