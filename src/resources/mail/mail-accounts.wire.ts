import { arrayOf, boolean, choice, datetime, integer, object, ref, text, type OwnCalls } from '#define'

/** How a connection is encrypted; without encryption only to servers on this machine that the settings name. */
export const securities = ['tls', 'starttls', 'none'] as const
/** The messages that are fetched of those that are there already: none, those of the last 30 days, or up to 10,000. */
export const existingMails = ['none', 'month', 'all'] as const

const name = () => text({ max: 60 })
const limit = 16 * 1024
/** Needs a session; an API key is refused. */
const person = { person: true, limit } as const

/** What a connection needs; a password that is left out is the stored one. */
const connection = {
  host: text({ max: 253 }),
  port: integer({ min: 1, max: 65_535 }),
  security: choice(securities),
  userName: text({ max: 320 }),
  password: text({ optional: true, max: 1000, secret: true }),
  folder: text({ max: 200 }),
}
const written = {
  name: name(),
  ...connection,
  label: ref('mailLabels', { optional: true }),
  existing: choice(existingMails),
  isActive: boolean(),
}
/** A mailbox elsewhere, without its password. */
const account = object({
  id: text(),
  name: name(),
  host: text(),
  port: integer(),
  security: choice(securities),
  userName: text(),
  folder: text(),
  label: text({ optional: true }),
  existing: choice(existingMails),
  isActive: boolean(),
  /** Whether its messages are being fetched now. */
  isFetching: boolean(),
  /** When the next messages are fetched; null if that needs its owner first. */
  dueAt: datetime({ optional: true }),
  fetchedAt: datetime({ optional: true }),
  fetched: integer(),
  /** Messages that were too large or could not be read. */
  skipped: integer(),
  /** Why the last attempt failed, in the language of the caller. */
  error: text({ optional: true }),
})

/** The endpoints for mailboxes elsewhere, from which mails are fetched by IMAP. */
export const mailAccountCalls = {
  accounts: { method: 'GET', path: '/api/mail/accounts', output: { accounts: arrayOf(account) } },
  /** Checks the connection first. */
  addAccount: {
    method: 'POST',
    path: '/api/mail/accounts',
    input: written,
    output: { account },
    ...person,
  },
  /** Checks the connection first, unless nothing is fetched. */
  changeAccount: {
    method: 'PATCH',
    path: '/api/mail/accounts/:id',
    input: written,
    output: { account },
    ...person,
  },
  /** Connects, and returns the number of messages in the folder. */
  testAccount: {
    method: 'POST',
    path: '/api/mail/accounts/test',
    changes: false,
    input: { account: text({ optional: true, max: 40 }), ...connection },
    output: { messages: integer() },
    ...person,
  },
  /** Begins to fetch messages now. */
  fetchAccount: {
    method: 'POST',
    path: '/api/mail/accounts/:id/fetch',
    output: { account },
    ...person,
  },
} as const satisfies OwnCalls
