import {
  boolean,
  choice,
  datetime,
  defineResource,
  email,
  file,
  integer,
  listOf,
  me,
  ref,
  refs,
  richText,
  text,
  type RowOf,
} from '#define'
import { maxReferences } from './mail-limits.wire'
import { folders, mailCalls, movableTo } from './mail.wire'

const own = { owner: me } as const
const ofOwner = {
  read: own,
  delete: { owner: me, folder: ['drafts', 'trash'] },
  markRead: own,
  markUnread: own,
  star: own,
  unstar: own,
  markImportant: own,
  markUnimportant: own,
  // A scheduled mail is sent or taken back, but not moved.
  moveTo: { owner: me, folder: folders.filter((folder) => folder !== 'scheduled') },
  snooze: { owner: me, folder: ['inbox', 'archive', 'snoozed'] },
  mute: own,
  unmute: own,
  addLabels: own,
  removeLabels: own,
} as const

const people = () =>
  listOf(
    { name: text({ optional: true, max: 160, search: true }), address: email({ search: true }) },
    { max: 100 },
  )
const onRecord = { on: 'record' } as const

/**
 * The mailboxes, each readable only by its owner. The endpoints of mail write them; each recipient has a copy of a
 * mail.
 */
export const mails = defineResource('mails', {
  label: ['Mail', 'Mail'],
  icon: 'envelope',
  menu: 'apps',
  fields: {
    owner: ref('users', { label: 'Mailbox owner' }),
    folder: choice(folders, { default: 'inbox' }),
    fromName: text({ optional: true, max: 160, search: true, label: 'From' }),
    fromAddress: email({ search: true, label: 'From address' }),
    to: people(),
    cc: people(),
    bcc: people(),
    subject: text({ optional: true, max: 300, search: true }),
    body: richText({ optional: true, max: 500_000, search: true }),
    preview: text({ optional: true, max: 200 }),
    attachments: listOf(
      {
        name: text({ max: 200, search: true }),
        type: text({ optional: true, max: 120 }),
        size: integer({ min: 0, default: 0 }),
        content: file({ optional: true }),
      },
      { max: 50 },
    ),
    sentAt: datetime({ default: 'now', label: 'Sent' }),
    /** Of a scheduled mail: when it is sent. */
    sendAt: datetime({ optional: true, readOnly: true, label: 'Will be sent' }),
    /** Of a snoozed mail: when it returns to the inbox. */
    snoozedUntil: datetime({ optional: true, readOnly: true, label: 'Snoozed until' }),
    /** When it has returned to the inbox after it was snoozed. */
    returnedAt: datetime({ optional: true, readOnly: true, label: 'Returned' }),
    /** The same for all mails of a thread, in every mailbox. */
    thread: text({ max: 40 }),
    /** The headers of a message (RFC 5322), with angle brackets: the same in every mailbox. */
    messageId: text({ optional: true, max: 255, label: 'Message-ID' }),
    inReplyTo: text({ optional: true, max: 255, label: 'In-Reply-To' }),
    references: listOf({ messageId: text({ max: 255 }) }, { max: maxReferences }),
    /** Of a received mail: the message as it came, and its HTML, which only the frame reads. */
    original: file({ optional: true, readOnly: true, label: 'Original message' }),
    page: file({ optional: true, readOnly: true, label: 'HTML', readableBy: [] }),
    isAutomatic: boolean({ label: 'Automatic reply' }),
    labels: refs('mailLabels'),
    isRead: boolean({ label: 'Read' }),
    isStarred: boolean({ label: 'Starred' }),
    isImportant: boolean({ label: 'Important' }),
    /** Later mails of the conversation skip the inbox. */
    isMuted: boolean({ label: 'Muted' }),
  },
  computed: {
    hasAttachments: [boolean(), (mail) => mail.attachments.length > 0],
    /** Where it is in lists: when it was sent, or when it has returned to the inbox. */
    listedAt: [datetime({ label: 'Listed' }), (mail) => mail.returnedAt ?? mail.sentAt],
  },
  title: 'subject',
  columns: ['subject', 'fromName', 'folder', 'isRead', 'isStarred', 'sentAt'],
  filters: ['folder', 'isRead', 'isStarred', 'labels', 'sentAt'],
  sorts: ['listedAt', 'sentAt', 'thread', 'messageId'],
  sort: '-listedAt',
  searchGroups: { sender: ['fromName', 'fromAddress'], recipient: ['to', 'cc', 'bcc'] },
  lookups: [['owner', 'thread']],
  queue: [
    { by: 'sendAt', field: 'folder', waiting: 'scheduled' },
    { by: 'snoozedUntil', field: 'folder', waiting: 'snoozed' },
  ],
  actions: {
    markRead: { ...onRecord, label: 'Mark as read' },
    markUnread: { ...onRecord, label: 'Mark as unread' },
    star: onRecord,
    unstar: { ...onRecord, label: 'Remove star' },
    markImportant: { ...onRecord, label: 'Mark as important' },
    markUnimportant: { ...onRecord, label: 'Mark as not important' },
    moveTo: { ...onRecord, label: 'Move', input: { folder: choice(movableTo) } },
    snooze: { ...onRecord, input: { snoozedUntil: datetime() } },
    mute: onRecord,
    unmute: onRecord,
    addLabels: { ...onRecord, label: 'Add labels', input: { labels: refs('mailLabels') } },
    removeLabels: { ...onRecord, label: 'Remove labels', input: { labels: refs('mailLabels') } },
  },
  access: { admin: ofOwner, manager: ofOwner, user: ofOwner },
  wire: {
    one: {
      method: 'GET',
      path: '/api/mail/mail',
      answer: 'mail',
      by: { query: 'mailId', fields: ['id'] },
    },
    own: mailCalls,
  },
  routes: {
    list: '/dashboard/mail/all',
    create: '/dashboard/mail/new',
    show: '/dashboard/mail/all/:id',
    edit: '/dashboard/mail/all/:id/edit',
    custom: true,
  },
})
export type OwnMail = RowOf<typeof mails>
