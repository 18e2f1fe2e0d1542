import type { Demo } from '../../../server/demo/demo'
import type { chatMembers } from './chat-members.resource'
import { momentOf, rooms, type Room } from './demo/rooms'

const seats = rooms.flatMap(({ people }, room) => people.map((person, seat) => ({ room, person, seat })))

/** Everybody has seen what was said, but for what his room names. */
export const chatMembersDemo: Demo<typeof chatMembers> = {
  count: seats.length,
  record: ({ place, now, records }) => {
    const { room: at, person, seat } = seats[place % seats.length] as (typeof seats)[number]
    const room = rooms[at] as Room
    const [conversations, users] = [records('conversations'), records('users')]
    const conversation = String(conversations[at % Math.max(1, conversations.length)]?.id)
    const user = String(users[person % Math.max(1, users.length)]?.id)
    const seen = Math.max(0, room.messages - (room.unseen?.[seat] ?? 0))
    const seenAt = momentOf(now, room, seen) + 45_000
    return {
      at: seenAt,
      values: {
        conversation,
        person: user,
        place: `${conversation}:${user}`,
        seen,
        seenAt: new Date(Math.min(seenAt, now.getTime())).toISOString(),
      },
    }
  },
}
