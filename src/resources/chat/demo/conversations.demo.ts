import type { Demo } from '#server/features/demo/demo'
import type { conversations } from '../conversations.resource'
import { momentOf, peopleOf, rooms, type Room } from './rooms'

export const conversationsDemo: Demo<typeof conversations> = {
  count: rooms.length,
  record: ({ place, now, records }) => {
    const room = rooms[place % rooms.length] as Room
    const participants = [...peopleOf(room, records('users'))]
    const isGroup = room.name !== undefined
    return {
      at: momentOf(now, room, 1) - 60_000,
      values: {
        kind: isGroup ? 'group' : 'one',
        name: room.name ?? null,
        participants,
        pair: isGroup ? null : participants.toSorted().join(':'),
        lastNumber: room.messages,
        lastMessageAt: new Date(momentOf(now, room, room.messages)).toISOString(),
      },
    }
  },
}
