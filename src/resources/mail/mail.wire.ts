import {
  arrayOf,
  boolean,
  choice,
  datetime,
  integer,
  object,
  omittable,
  refs,
  row,
  text,
  type OwnCalls,
} from '#define'
import {
  conversation,
  deliveries,
  filter,
  labels,
  latestMail,
  page,
  summary,
  settings,
  timing,
  written,
} from './mail-shapes.wire'
import { mailboxFileCalls } from './mailbox-file.wire'
import { mailRuleCalls } from './mail-rules.wire'

/** The folders of mails. */
export const folders = [
  'inbox',
  'snoozed',
  'sent',
  'scheduled',
  'drafts',
  'archive',
  'spam',
  'trash',
] as const
/** The labels that all users have, in addition to their own. */
export const systemLabels = [
  'all',
  'inbox',
  'starred',
  'snoozed',
  'important',
  'sent',
  'scheduled',
  'drafts',
  'archive',
  'spam',
  'trash',
] as const
export type SystemLabel = (typeof systemLabels)[number]
/** The folders that the owner can move a mail to. */
export const movableTo = ['inbox', 'archive', 'spam', 'trash'] as const
/** The folders that a rule can move a mail to that arrives. */
export const ruleFolders = ['archive', 'spam', 'trash'] as const
/** The verbs of bulk updates. */
export const bulkVerbs = [
  'markRead',
  'markUnread',
  'star',
  'unstar',
  'markImportant',
  'markUnimportant',
  'moveTo',
  'addLabels',
  'removeLabels',
  'snooze',
  'mute',
  'unmute',
  'delete',
] as const

/** The custom endpoints of mail. */
export const mailCalls = {
  /** The labels, and whether a mail server is configured: without one, mails to other systems stay here; and the latest mail of the inbox. */
  labels: {
    method: 'GET',
    path: '/api/mail/labels',
    output: { labels, sendsMail: boolean(), latest: omittable(latestMail) },
  },
  mails: {
    method: 'GET',
    path: '/api/mail/mails',
    input: { ...filter, ...page },
    output: { mails: arrayOf(summary), next: omittable(text()) },
  },
  /** The same by conversation: each has one line, where its latest mail that matches would be. */
  conversations: {
    method: 'GET',
    path: '/api/mail/conversations',
    input: { ...filter, ...page },
    output: { conversations: arrayOf(conversation), next: omittable(text()) },
  },
  thread: {
    method: 'GET',
    path: '/api/mail/thread',
    input: { mailId: text({ max: 40 }) },
    output: { mails: arrayOf(summary) },
  },
  /** Sends at once, or later with `sendAt` or `holdSeconds`: the mail is then `scheduled` until it is sent. */
  send: {
    method: 'POST',
    path: '/api/mail/send',
    person: true,
    input: { ...written, ...timing },
    output: { mail: row('mails') },
  },
  /** Turns a mail that is not sent yet into the draft that it was. */
  undoSend: {
    method: 'POST',
    path: '/api/mail/undo-send',
    input: { mailId: text({ max: 40 }) },
    output: { mail: row('mails') },
  },
  /** Changes when a scheduled mail is sent. */
  reschedule: {
    method: 'POST',
    path: '/api/mail/reschedule',
    person: true,
    input: { mailId: text({ max: 40 }), sendAt: datetime() },
    output: { mail: row('mails') },
  },
  /** Whom a mail can be written to: people whom the caller may know of, and those of past mails, best first. */
  recipients: {
    method: 'GET',
    path: '/api/mail/recipients',
    input: { q: text({ optional: true, max: 200 }) },
    output: { recipients: arrayOf(object({ name: text({ optional: true }), address: text() })) },
  },
  /** What the caller has set for their mails. */
  settings: { method: 'GET', path: '/api/mail/settings', output: settings },
  saveSettings: { method: 'POST', path: '/api/mail/settings', input: settings, output: settings },
  drafts: { method: 'POST', path: '/api/mail/drafts', input: written, output: { mail: row('mails') } },
  update: {
    method: 'POST',
    path: '/api/mail/update',
    input: {
      ids: refs('mails'),
      /** Whether the mails that match the filter are changed, in place of `ids`. */
      matching: boolean(),
      ...filter,
      verb: choice(bulkVerbs),
      folder: choice(movableTo, { optional: true }),
      labels: refs('mailLabels'),
      snoozedUntil: datetime({ optional: true }),
      /** Whether the other mails of their conversations are changed as well, as far as the verb concerns them. */
      whole: boolean(),
    },
    /** `batch` undoes it; `more` says that other mails match, which the same call changes. */
    output: { changed: integer(), labels, batch: text(), more: boolean() },
  },
  /** Takes back an update of the caller, as far as the mails were not changed since. */
  undo: {
    method: 'POST',
    path: '/api/mail/undo',
    input: { batch: text({ max: 40 }) },
    output: { changed: integer(), labels },
  },
  ...mailRuleCalls,
  ...mailboxFileCalls,
  /** Removes a label from all mails and rules, then deletes it. */
  deleteLabel: {
    method: 'POST',
    path: '/api/mail/labels/delete',
    input: { labelId: text({ max: 40 }) },
    output: { labels },
  },
  /** What became of a sent mail, for each of its recipients. */
  deliveries: {
    method: 'GET',
    path: '/api/mail/deliveries',
    input: { mailId: text({ max: 40 }) },
    output: { deliveries },
  },
  /** A mail as it was sent or received: its beginning, its size in bytes, and of a received one the signed URL. */
  source: {
    method: 'GET',
    path: '/api/mail/source',
    input: { mailId: text({ max: 40 }) },
    output: { source: text(), size: integer(), content: omittable(text()) },
  },
  frame: {
    method: 'POST',
    path: '/api/mail/frame',
    changes: false,
    input: { mailId: text({ max: 40 }), remote: boolean() },
    output: {
      path: text(),
      hasRemote: boolean(),
    },
  },
} as const satisfies OwnCalls
