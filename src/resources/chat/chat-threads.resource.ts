import { defineResource, integer, me, ref, text, type RowOf } from '#define'

const own = { read: { person: me } } as const

/** Who takes part in a thread, and how far they have read it. Later replies are unread. */
export const chatThreads = defineResource('chatThreads', {
  label: ['Thread', 'Threads'],
  icon: 'chats',
  fields: {
    thread: ref('messages'),
    conversation: ref('conversations'),
    person: ref('users'),
    /** The number of the last reply that was seen. */
    seen: integer({ min: 0, default: 0, label: 'Seen up to' }),
    /** Message and user, so that each pair exists once. */
    place: text({ unique: true, max: 80 }),
  },
  title: 'place',
  columns: ['thread', 'person', 'seen'],
  sorts: ['createdAt'],
  sort: '-createdAt',
  unlisted: true,
  access: { admin: own, manager: own, user: own },
})
export type ChatThread = RowOf<typeof chatThreads>
