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
export const notListed = ['body', 'messageId', 'inReplyTo', 'references'] as const
const summary = row('mails', { without: notListed })

/** The filter of a list of mails: a label, a search, and what the mails must be. */
const filter = {
  label: text({ optional: true, max: 60 }),
  q: text({ optional: true, max: 300 }),
  unread: flag(),
  starred: flag(),
  hasAttachment: flag(),
}
const page = {
  cursor: text({ optional: true, max: 500 }),
  limit: text({ optional: true, max: 3 }),
}

/**
 * A conversation as a line of a list: its latest mail that matches, and what all its mails have together. Mails in
 * spam and trash are not part of it, unless the latest one is there.
 */
const conversation = object({
  mail: summary,
  /** The mails that are not drafts; at most 200 are counted. */
  count: integer(),
  unreadCount: integer(),
  draftCount: integer(),
  /** Who wrote in it, first one first; of many the first one and the last ones. */
  people: arrayOf(object({ name: text({ optional: true }), address: text(), isUnread: boolean() })),
  isStarred: boolean(),
  isImportant: boolean(),
  hasAttachments: boolean(),
  labels: arrayOf(text()),
})

/** The custom endpoints of mail. */
export const mailCalls = {
  /** The labels, and whether a mail server is configured: without one, mails to other systems stay here. */
  labels: { method: 'GET', path: '/api/mail/labels', output: { labels, sendsMail: boolean() } },
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
      /** Whether the other mails of their conversations are changed as well, as far as the verb concerns them. */
      whole: boolean(),
    },
    /** `batch` undoes it. */
    output: { changed: integer(), labels, batch: text() },
  },
  /** Takes back an update of the caller, as far as the mails were not changed since. */
  undo: {
    method: 'POST',
    path: '/api/mail/undo',
    input: { batch: text({ max: 40 }) },
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
  /** A sent mail as it was sent: its beginning, and its size in bytes. */
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
