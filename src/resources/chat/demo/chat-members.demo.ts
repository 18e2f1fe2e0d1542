import type { Demo } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import type { chatMembers } from '../chat-members.resource'
import { senderAt } from './messages.demo'
import { momentOf, demoConversations, type DemoConversation } from './demo-conversations'

const seats = demoConversations.flatMap(({ people }, conversation) =>
  people.map((person, seat) => ({ room: conversation, person, seat })),
)

/**
 * The last message that a user has seen: all but the unseen ones of the demo data, and at least all before their own
 * last message.
 */
function seenIn(making: Making, at: number, seat: number, user: string): number {
  const { messages, unseen } = demoConversations[at] as DemoConversation
  const first = Math.max(0, messages - (unseen?.[seat] ?? 0))
  let last = messages
  while (last > first && senderAt(making, at, last) !== user) last -= 1
  return last
}

export const chatMembersDemo: Demo<typeof chatMembers> = {
  count: seats.length,
  record: (making) => {
    const { index, now, records } = making
    const { room: at, person, seat } = seats[index % seats.length] as (typeof seats)[number]
    const demoConversation = demoConversations[at] as DemoConversation
    const [conversations, users] = [records('conversations'), records('users')]
    const conversation = String(conversations[at % Math.max(1, conversations.length)]?.id)
    const user = String(users[person % Math.max(1, users.length)]?.id)
    const seen = seenIn(making, at, seat, user)
    const seenAt = momentOf(now, demoConversation, seen) + 45_000
    return {
      at: seenAt,
      values: {
        conversation,
        person: user,
        place: `${conversation}:${user}`,
        seen,
        isHeld: false,
        isMuted: false,
        seenAt: new Date(Math.min(seenAt, now.getTime())).toISOString(),
      },
    }
  },
}
