import { boolean, choice, email, file, listOf, refs, richText, text, type OwnCall } from '#define'

type Calls = { readonly [name: string]: OwnCall }

/** Where a mail can lie. */
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
/** Where its owner can put it. */
export const movableTo = ['inbox', 'archive', 'spam', 'trash'] as const
/** What can be done to many mails at once. */
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

/** So many bytes a mail carries along at most: more is not taken by most mailboxes. */
export const mostAttached = 25 * 1024 * 1024

/** A mail as it is written: with `mailId` it is that draft, with `inReplyTo` it joins the thread of that mail. */
const written = {
  mailId: text({ optional: true, max: 40 }),
  inReplyTo: text({ optional: true, max: 40 }),
  to: people(),
  cc: people(),
  bcc: people(),
  subject: text({ optional: true, max: 300 }),
  body: richText({ optional: true, max: 500_000 }),
  /** Uploads by their addresses: those of the caller, and what is attached to the mail that this one answers. */
  attachments: listOf({ content: file() }, { max: 20 }),
}

/** The calls of mail beside the one that reads one mail. */
export const mailCalls = {
  labels: { method: 'GET', path: '/api/mail/labels', answers: ['labels'] },
  mails: {
    method: 'GET',
    path: '/api/mail/mails',
    asks: {
      label: text({ optional: true, max: 60 }),
      q: text({ optional: true, max: 300 }),
      unread: flag(),
      starred: flag(),
      hasAttachment: flag(),
      cursor: text({ optional: true, max: 500 }),
      limit: text({ optional: true, max: 3 }),
    },
    answers: ['mails', 'next'],
  },
  thread: {
    method: 'GET',
    path: '/api/mail/thread',
    asks: { mailId: text({ max: 40 }) },
    answers: ['mails'],
  },
  send: { method: 'POST', path: '/api/mail/send', person: true, asks: written, answers: ['mail'] },
  drafts: { method: 'POST', path: '/api/mail/drafts', asks: written, answers: ['mail'] },
  update: {
    method: 'POST',
    path: '/api/mail/update',
    asks: {
      ids: refs('mails', { min: 1 }),
      verb: choice(bulkVerbs),
      folder: choice(movableTo, { optional: true }),
      labels: refs('mailLabels'),
    },
    answers: ['changed', 'labels'],
  },
  /** Takes a label off every mail, and then away. */
  deleteLabel: {
    method: 'POST',
    path: '/api/mail/labels/delete',
    asks: { labelId: text({ max: 40 }) },
    answers: ['labels'],
  },
  frame: {
    method: 'POST',
    path: '/api/mail/frame',
    changes: false,
    asks: { mailId: text({ max: 40 }), remote: boolean() },
    answers: ['path'],
  },
} as const satisfies Calls
