import { boolean, datetime, defineResource, integer, me, ref, text, type RowOf } from '#define'

const ofParticipants = { read: { conversation: { participants: me } } } as const

/** How far each participant has read a conversation. Later messages of others are unread. */
export const chatMembers = defineResource('chatMembers', {
  label: ['Chat member', 'Chat members'],
  icon: 'users-three',
  fields: {
    conversation: ref('conversations'),
    person: ref('users'),
    /** Conversation and user, so that each pair exists once. */
    place: text({ unique: true, max: 80 }),
    /** The number of the last message that was seen. */
    seen: integer({ min: 0, default: 0, label: 'Seen up to' }),
    /** The user marked messages as unread; they stay so until the user opens the conversation again. */
    isHeld: boolean({ default: false, label: 'Kept unread' }),
    isMuted: boolean({ default: false, label: 'Muted' }),
    seenAt: datetime({ optional: true, label: 'Last seen' }),
  },
  title: 'place',
  columns: ['person', 'conversation', 'seen', 'seenAt'],
  sorts: ['createdAt'],
  sort: '-createdAt',
  unlisted: true,
  access: { admin: ofParticipants, manager: ofParticipants, user: ofParticipants },
})
export type ChatMember = RowOf<typeof chatMembers>
