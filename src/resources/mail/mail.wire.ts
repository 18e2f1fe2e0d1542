import {
  arrayOf,
  boolean,
  choice,
  color,
  email,
  file,
  integer,
  listOf,
  object,
  omittable,
  refs,
  richText,
  row,
  text,
  type OwnCalls,
} from '#define'

/** The folders of mails. */
export const folders = ['inbox', 'sent', 'drafts', 'archive', 'spam', 'trash'] as const
/** The labels that all users have, in addition to their own. */
export const systemLabels = [
  'all',
  'inbox',
  'starred',
  'important',
  'sent',
  'drafts',
  'archive',
  'spam',
  'trash',
] as const
export type SystemLabel = (typeof systemLabels)[number]
/** Sent, still tried, refused for good, or kept on this server, which has no mail server to send it with. */
export const deliveryStates = ['sent', 'waiting', 'failed', 'kept'] as const
/** The folders that the owner can move a mail to. */
export const movableTo = ['inbox', 'archive', 'spam', 'trash'] as const
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
  'delete',
] as const

const people = () => listOf({ name: text({ optional: true, max: 160 }), address: email() }, { max: 100 })
const flag = () => choice(['true', 'false'], { optional: true })

/** The most bytes of attachments per mail; most mail servers do not accept more. */
export const maxAttached = 25 * 1024 * 1024

/** The most earlier messages of a conversation that a mail names. */
export const maxReferences = 50

/** The input of a mail: with `mailId` it updates that draft, with `inReplyTo` it joins the thread of that mail. */
const written = {
  mailId: text({ optional: true, max: 40 }),
  inReplyTo: text({ optional: true, max: 40 }),
  to: people(),
  cc: people(),
  bcc: people(),
  subject: text({ optional: true, max: 300 }),
  body: richText({ optional: true, max: 500_000 }),
  /** URLs of uploads: those of the caller, and the attachments of the mail in `inReplyTo`. */
  attachments: listOf({ content: file() }, { max: 20 }),
}

const labels = arrayOf(
  object({
    id: text(),
    type: choice(['system', 'own']),
    name: text(),
    color: color({ optional: true }),
    version: omittable(integer()),
    unreadCount: integer(),
  }),
)
/** What a list of mails leaves out. */
export const notListed = ['body', 'messageId', 'inReplyTo', 'references', 'original'] as const
const summary = row('mails', { without: notListed })

/** The custom endpoints of mail. */
export const mailCalls = {
  /** The labels, and whether a mail server is configured: without one, mails to other systems stay here. */
  labels: { method: 'GET', path: '/api/mail/labels', output: { labels, sendsMail: boolean() } },
  mails: {
    method: 'GET',
    path: '/api/mail/mails',
    input: {
      label: text({ optional: true, max: 60 }),
      q: text({ optional: true, max: 300 }),
      unread: flag(),
      starred: flag(),
      hasAttachment: flag(),
      cursor: text({ optional: true, max: 500 }),
      limit: text({ optional: true, max: 3 }),
    },
    output: { mails: arrayOf(summary), next: omittable(text()) },
  },
  thread: {
    method: 'GET',
    path: '/api/mail/thread',
    input: { mailId: text({ max: 40 }) },
    output: { mails: arrayOf(summary) },
  },
  send: {
    method: 'POST',
    path: '/api/mail/send',
    person: true,
    input: written,
    output: { mail: row('mails') },
  },
  drafts: { method: 'POST', path: '/api/mail/drafts', input: written, output: { mail: row('mails') } },
  update: {
    method: 'POST',
    path: '/api/mail/update',
    input: {
      ids: refs('mails', { min: 1 }),
      verb: choice(bulkVerbs),
      folder: choice(movableTo, { optional: true }),
      labels: refs('mailLabels'),
    },
    output: { changed: integer(), labels },
  },
  /** Removes a label from all mails, then deletes it. */
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
    output: {
      deliveries: arrayOf(
        object({
          address: text(),
          status: choice(deliveryStates),
          error: omittable(text()),
        }),
      ),
    },
  },
  /** A mail as it was sent or received: its beginning, and its size in bytes. */
  source: {
    method: 'GET',
    path: '/api/mail/source',
    input: { mailId: text({ max: 40 }) },
    output: { source: text(), size: integer() },
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
