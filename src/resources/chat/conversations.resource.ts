import { choice, datetime, defineResource, integer, me, ref, refs, text, type RowOf } from '#define'
import { chatCalls, sentFiles } from './chat.wire'
import { groupCalls } from './chat-groups.wire'

const ofParticipants = {
  read: { participants: me },
  post: { participants: me },
  rename: { participants: me, kind: ['group', 'channel'] },
} as const

/** Conversations. Only participants may read them, whatever their role. */
export const conversations = defineResource('conversations', {
  label: ['Conversation', 'Chat'],
  icon: 'chats',
  menu: 'apps',
  fields: {
    /** Any user may find a channel and join it. */
    kind: choice(['one', 'group', 'channel'], {
      default: 'one',
      labels: { one: 'One to one', group: 'Group', channel: 'Channel' },
    }),
    name: text({ optional: true, max: 120, search: true }),
    participants: refs('users'),
    /** Who may remove participants of a group or a channel. */
    owner: ref('users', { optional: true }),
    /** The two users of a conversation, so that there is only one of them. */
    pair: text({ optional: true, unique: true, max: 80 }),
    /** The number of its last message; each message gets the next one. */
    lastNumber: integer({ min: 0, default: 0 }),
    lastMessageAt: datetime({ optional: true, label: 'Last message' }),
  },
  title: 'name',
  columns: ['name', 'kind', 'participants', 'lastMessageAt'],
  filters: ['kind', 'lastMessageAt'],
  sorts: ['lastMessageAt', 'createdAt'],
  sort: '-lastMessageAt',
  actions: {
    post: {
      on: 'record',
      label: 'Send message',
      input: { body: text({ optional: true, lines: 6, max: 10_000 }), attachments: sentFiles() },
    },
    rename: { on: 'record', input: { name: text({ max: 120 }) } },
  },
  access: { admin: ofParticipants, manager: ofParticipants, user: ofParticipants },
  wire: { own: { ...chatCalls, ...groupCalls } },
  routes: {
    list: '/dashboard/chat',
    create: '/dashboard/chat/new',
    show: '/dashboard/chat/:id',
    edit: '/dashboard/chat/:id/edit',
    custom: true,
  },
})
export type Conversation = RowOf<typeof conversations>
