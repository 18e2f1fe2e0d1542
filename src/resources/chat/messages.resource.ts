import {
  choice,
  datetime,
  defineResource,
  file,
  integer,
  listOf,
  me,
  ref,
  refs,
  state,
  text,
  type RowOf,
} from '#define'
import { events } from './chat.wire'

const ofParticipants = {
  read: { conversation: { participants: me } },
  reword: { sender: me, status: 'sent', event: 'none', conversation: { participants: me } },
  retract: { sender: me, event: 'none', conversation: { participants: me } },
} as const

/** Messages of conversations, written by the action `post` of conversations. */
export const messages = defineResource('messages', {
  label: ['Message', 'Messages'],
  icon: 'chats',
  fields: {
    conversation: ref('conversations'),
    sender: ref('users'),
    /** Its number in the conversation, without gaps. */
    number: integer({ min: 1, default: 1 }),
    body: text({ optional: true, lines: 6, max: 10_000, search: true }),
    /** What a line of the system reports; none for messages that users wrote. */
    event: choice(events, { default: 'none' }),
    /** The users whom it mentions, or whom the event is about. */
    people: refs('users'),
    /** Of a reply in a thread: the message that it replies to; its number is that in the thread. */
    thread: ref('messages', { optional: true }),
    replyCount: integer({ min: 0, default: 0 }),
    repliedAt: datetime({ optional: true, label: 'Last reply' }),
    contentType: choice(['text', 'image', 'file'], { default: 'text' }),
    attachments: listOf(
      {
        name: text({ max: 200 }),
        type: text({ optional: true, max: 120 }),
        size: integer({ min: 0, default: 0 }),
        path: file({ optional: true }),
      },
      { max: 20 },
    ),
    editedAt: datetime({ optional: true, label: 'Edited' }),
    status: state(['sent', 'deleted'], {
      retract: { from: 'sent', to: 'deleted', confirm: true, label: 'Delete for everybody' },
    }),
  },
  title: 'body',
  shownIn: 'conversation',
  columns: ['body', 'conversation', 'sender', 'createdAt'],
  filters: ['conversation'],
  sorts: ['number', 'createdAt'],
  sort: '-number',
  actions: {
    reword: { on: 'record', label: 'Edit message', input: { body: text({ lines: 6, max: 10_000 }) } },
  },
  access: { admin: ofParticipants, manager: ofParticipants, user: ofParticipants },
})
export type Message = RowOf<typeof messages>
