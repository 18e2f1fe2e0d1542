import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

const wide = (name: string) => bigint(name, { mode: 'number' })

/** How far the mails of mailboxes elsewhere are fetched, and the password, which no record has. */
export const mailFetches = pgTable(
  'mail_fetches',
  {
    account: uuid('account').primaryKey(),
    userId: uuid('userId').notNull(),
    /** Encrypted with the secret of the server. */
    password: bytea('password').notNull(),
    /** Null while nothing is fetched. */
    dueAt: instant('dueAt'),
    /** The run that fetches now, and until when no other may begin. */
    run: uuid('run'),
    leasedUntil: instant('leasedUntil'),
    /** The numbers of messages (UID) are valid as long as the server says this. */
    uidValidity: text('uidValidity'),
    /** The last message that was fetched or passed over. */
    lastUid: wide('lastUid').notNull(),
    /** Messages up to this number were there before: of them only those since a time are fetched. */
    existingUid: wide('existingUid').notNull(),
    since: instant('since'),
    /** Whether the messages that were there before are stored without rules and notifications. */
    isQuiet: boolean('isQuiet').notNull().default(true),
    fetchedAt: instant('fetchedAt'),
    fetched: integer('fetched').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    /** Why the last run failed, as the key of a fault. */
    fault: text('fault'),
    failures: integer('failures').notNull().default(0),
    failingSince: instant('failingSince'),
    isNotified: boolean('isNotified').notNull().default(false),
    /** The message that could not be stored by the last run. */
    failedUid: wide('failedUid'),
  },
  (table) => [index('mail_fetches_due_index').on(table.dueAt)],
)
