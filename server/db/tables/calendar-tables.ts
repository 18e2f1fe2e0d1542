import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

/** Addresses at which other programs read the records of a calendar. The secret in them is not stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid('id').primaryKey(),
    /** The resource of the records. */
    resource: text('resource').notNull(),
    calendar: uuid('calendar').notNull().unique(),
    /** Whose calendar it is: a feed has what this user may read. */
    userId: uuid('userId').notNull(),
    hash: bytea('hash').notNull().unique(),
    /** How private records are shown: full, busy, or not at all (hidden). */
    detail: text('detail').notNull(),
    createdAt: instant('createdAt').notNull(),
    usedAt: instant('usedAt'),
  },
  (table) => [index('calendar_feeds_user_index').on(table.userId)],
)

/** Calendars whose records are read from an address. */
export const calendarSubscriptions = pgTable(
  'calendar_subscriptions',
  {
    calendar: uuid('calendar').primaryKey(),
    /** The resource of the records. */
    resource: text('resource').notNull(),
    userId: uuid('userId').notNull(),
    address: text('address').notNull(),
    /** What the server of the address sent with the last file. */
    etag: text('etag'),
    lastModified: text('lastModified'),
    /** The digest of the last file. */
    digest: bytea('digest'),
    dueAt: instant('dueAt').notNull(),
    refreshedAt: instant('refreshedAt'),
    /** Why the last attempt failed, as the key of a fault. */
    fault: text('fault'),
    failures: integer('failures').notNull().default(0),
    events: integer('events').notNull().default(0),
  },
  (table) => [index('calendar_subscriptions_due_index').on(table.dueAt)],
)
