import {
  arrayOf,
  boolean,
  choice,
  color,
  datetime,
  email,
  file,
  integer,
  listOf,
  object,
  omittable,
  richText,
  row,
  text,
} from '#define'

/** The most characters of a search. */
export const maxQuery = 300

const people = () => listOf({ name: text({ optional: true, max: 160 }), address: email() }, { max: 100 })
const flag = () => choice(['true', 'false'], { optional: true })

/** The input of a mail: with `mailId` it updates that draft, with `inReplyTo` it joins the thread of that mail. */
export const written = {
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

/** When a mail is sent: at once if neither is given. */
export const timing = {
  /** At this time, by the server. */
  sendAt: datetime({ optional: true }),
  /** After so many seconds, during which it can be taken back. */
  holdSeconds: integer({ optional: true, min: 0, max: 60 }),
}

/** What a user has set for their mails. */
export const settings = { signature: richText({ optional: true, max: 10_000 }) }

/** The labels of the mailbox, and the saved searches. */
export const labels = arrayOf(
  object({
    id: text(),
    type: choice(['system', 'own', 'search']),
    name: text(),
    color: color({ optional: true }),
    version: omittable(integer()),
    /** Of a saved search: what it searches for. */
    query: omittable(text()),
    unreadCount: integer(),
  }),
)
/** The latest mail of the inbox, for the message that one has arrived. */
export const latestMail = object({
  id: text(),
  fromName: text({ optional: true }),
  fromAddress: text(),
  subject: text({ optional: true }),
  listedAt: datetime(),
  isRead: boolean(),
})
/** What a list of mails leaves out. */
const notListed = ['body', 'inReplyTo', 'references', 'original'] as const
/** A mail in a list. */
export const summary = row('mails', { without: notListed })

/** The filter of a list of mails: a label, a search, and what the mails must be. */
export const filter = {
  label: text({ optional: true, max: 60 }),
  /** Words, phrases in quotes, and operators such as `from:` and `is:unread` (mail-search.wire.ts). */
  q: text({ optional: true, max: maxQuery }),
  /** The time zone of the days in `q`; UTC where it is left out. */
  timezone: text({ optional: true, max: 60, format: 'timeZone' }),
  unread: flag(),
  starred: flag(),
  hasAttachment: flag(),
}
/** A page of a list. */
export const page = {
  cursor: text({ optional: true, max: 500 }),
  limit: text({ optional: true, max: 3 }),
}

/**
 * A conversation as a line of a list: its latest mail that matches, and what all its mails have together. Mails in
 * spam and trash are not part of it, unless the latest one is there.
 */
export const conversation = object({
  mail: summary,
  /** The mails that are not drafts; at most 200 are counted. */
  count: integer(),
  unreadCount: integer(),
  draftCount: integer(),
  /** Who wrote in it, first one first; of many the first one and the last ones. */
  people: arrayOf(object({ name: text({ optional: true }), address: text(), isUnread: boolean() })),
  isStarred: boolean(),
  isImportant: boolean(),
  isMuted: boolean(),
  hasAttachments: boolean(),
  labels: arrayOf(text()),
})

/** Sent, still tried, refused for good, or kept on this server, which has no mail server to send it with. */
export const deliveryStates = ['sent', 'waiting', 'failed', 'kept'] as const
/** What became of a mail, for each of its recipients. */
export const deliveries = arrayOf(
  object({ address: text(), status: choice(deliveryStates), error: omittable(text()) }),
)
