import { defineResource, me, ref, text, type RowOf } from '#define'

const ofParticipants = { read: { conversation: { participants: me } } } as const

/** The pinned messages of conversations, with the user who pinned each. */
export const chatPins = defineResource('chatPins', {
  label: ['Pinned message', 'Pinned messages'],
  icon: 'chats',
  fields: {
    conversation: ref('conversations'),
    message: ref('messages'),
    person: ref('users'),
    /** The message, so that it is pinned once. */
    place: text({ unique: true, max: 80 }),
  },
  title: 'place',
  columns: ['message', 'conversation', 'person'],
  sorts: ['createdAt'],
  sort: '-createdAt',
  access: { admin: ofParticipants, manager: ofParticipants, user: ofParticipants },
})
export type ChatPin = RowOf<typeof chatPins>
