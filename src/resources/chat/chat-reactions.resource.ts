import { defineResource, me, ref, text, type RowOf } from '#define'

const ofParticipants = { read: { conversation: { participants: me } } } as const

/** The reactions of users to messages, each an emoji. */
export const chatReactions = defineResource('chatReactions', {
  label: ['Chat reaction', 'Chat reactions'],
  icon: 'chats',
  fields: {
    message: ref('messages'),
    conversation: ref('conversations'),
    person: ref('users'),
    emoji: text({ max: 24 }),
    /** Message, user and emoji, so that each exists once. */
    place: text({ unique: true, max: 120 }),
  },
  title: 'place',
  columns: ['emoji', 'person', 'message', 'conversation'],
  sorts: ['createdAt'],
  sort: '-createdAt',
  access: { admin: ofParticipants, manager: ofParticipants, user: ofParticipants },
})
export type ChatReaction = RowOf<typeof chatReactions>
