import { sql } from '#server/db/statement'
import type { Stored, Writing } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import { change } from '#server/write/save'
import { chatMembers, type ChatMember } from '../chat-members.resource'

type MemberValues = Partial<Pick<ChatMember, 'seen' | 'isHeld' | 'isMuted' | 'seenAt'>>

const seatName = (conversation: string, person: string): string => `${conversation}:${person}`

/** What is stored of a user in a conversation; locked. */
export async function memberIn(
  { tx }: Pick<Writing, 'tx'>,
  conversation: string,
  person: string,
): Promise<Stored | undefined> {
  const [member] = await tx.query<Stored>({
    name: 'chat_member',
    text: 'select * from "chatMembers" where "place" = $1 for update',
    values: [seatName(conversation, person)],
  })
  return member
}

/** Stores values of a user in a locked conversation; skips the write if they are unchanged. */
export async function setMember(
  writing: Writing,
  conversation: string,
  person: string,
  values: MemberValues,
): Promise<void> {
  const member = await memberIn(writing, conversation, person)
  if (!member) {
    const seat = { conversation, person, place: seatName(conversation, person) }
    await insertTrusted(writing, chatMembers, { ...seat, ...values })
    return
  }
  if (Object.entries(values).every(([name, value]) => name === 'seenAt' || member[name] === value)) return
  const entry = { operation: 'update', record: member, values, rule: sql`true` }
  await change(writing, writing.tx, chatMembers, entry)
}
