import {
  boolean,
  choice,
  datetime,
  defineResource,
  integer,
  json,
  me,
  ref,
  refs,
  state,
  text,
  type RowOf,
} from '#define'

const own = { read: { recipient: me }, markRead: { recipient: me }, markUnread: { recipient: me } } as const

/** Notifications of users. Only the system writes them; their recipients mark them as read. */
export const notifications = defineResource('notifications', {
  label: ['Notification', 'Notifications'],
  icon: 'bell',
  fields: {
    recipient: ref('users'),
    kind: choice([
      'invoiceSent',
      'invoicePaid',
      'invoiceVoided',
      'recurringFailed',
      'mailboxFailed',
      'userRegistered',
      'importFinished',
      'exportFinished',
      'bulkFinished',
      'undoFinished',
      'viewEntered',
      'assigned',
      'mentioned',
      'commented',
      'reminder',
      'invited',
      'invitationChanged',
      'invitationCancelled',
      'invitationAnswered',
    ]),
    subject: text({ max: 200 }),
    values: json({ optional: true }),
    resource: choice([], { of: 'resources', optional: true, label: 'Area' }),
    record: text({ optional: true, max: 64, recordOf: 'resource' }),
    status: state(['unread', 'read'], {
      markRead: { from: 'unread', to: 'read', label: 'Mark as read' },
      markUnread: { from: 'read', to: 'unread', label: 'Mark as unread' },
    }),
    readAt: datetime({ optional: true, readOnly: true, label: 'Read' }),
  },
  title: 'subject',
  columns: ['subject', 'kind', 'status', 'createdAt'],
  filters: ['status', 'kind', 'createdAt'],
  sort: '-createdAt',
  access: { admin: own, manager: own, user: own },
  wire: {
    list: {
      method: 'GET',
      path: '/api/notifications',
      answer: 'notifications',
      extras: { unread: integer() },
    },
    own: {
      read: {
        method: 'POST',
        path: '/api/notifications/read',
        input: { ids: refs('notifications'), all: boolean() },
        output: { unread: integer() },
      },
    },
  },
})
export type Notification = RowOf<typeof notifications>
